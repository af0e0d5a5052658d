/** A start tag of a page, by its places in the text. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Where `<` stands. */
  readonly start: number;
  /** Behind `>`. */
  readonly end: number;
  /** As written, between name and `>`. */
  readonly attributes: string;
  /** What a `script` or `style` holds; '' for others. */
  readonly text: string;
}

const pattern = /<(?:!--[^]*?(?:-->|$)|([a-zA-Z][^\s/>]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>)/g;
const rawText = /^(?:script|style|textarea|title|xmp|noembed|noframes|plaintext)$/;

/**
 * Gives `take` each start tag of an HTML text in its order. Comments and what stands inside scripts, style sheets and
 * other elements without markup give none. https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function scanTags(html: string, take: (tag: Tag) => void): void {
  pattern.lastIndex = 0;
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const written = found[1];
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = pattern.lastIndex;
    let text = '';
    if (rawText.test(name)) {
      const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
      close.lastIndex = end;
      const last = close.exec(html)?.index ?? html.length;
      text = html.slice(end, last);
      pattern.lastIndex = last;
    }
    take({ name, start: found.index, end, attributes: found[2] ?? '', text });
  }
}
