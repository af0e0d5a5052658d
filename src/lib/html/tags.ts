/** A start tag of a page, by its places in the text. */
export interface HtmlTag {
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

const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noembed', 'noframes', 'plaintext']);

/**
 * Gives `take` each start tag of an HTML text in its order. Comments and what stands inside scripts, style sheets and
 * other elements without markup give none. https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function scanTags(html: string, take: (tag: HtmlTag) => void): void {
  let at = html.indexOf('<');
  while (at >= 0) {
    if (html.startsWith('!--', at + 1)) {
      const close = html.indexOf('-->', at + 4);
      at = close < 0 ? -1 : html.indexOf('<', close);
      continue;
    }
    const last = isLetter(html.charCodeAt(at + 1)) ? findTagEnd(html, at + 2) : -1;
    if (last < 0) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const nameEnd = findNameEnd(html, at + 1);
    const name = html.slice(at + 1, nameEnd).toLowerCase();
    const end = last + 1;
    const textEnd = rawText.has(name) ? findClosingTag(html, name, end) : end;
    take({
      name,
      start: at,
      end,
      attributes: html.slice(nameEnd, last),
      text: html.slice(end, textEnd),
    });
    at = html.indexOf('<', textEnd);
  }
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Where the `>` of a tag stands; -1 when it never ends. One between quotes does not count. */
function findTagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const code = html.charCodeAt(at);
    if (code === 62) return at;
    if (code !== 34 && code !== 39) continue;
    at = html.indexOf(code === 34 ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Behind the name of a tag: at white space, `/` or `>`. */
function findNameEnd(html: string, from: number): number {
  let at = from;
  for (let code = html.charCodeAt(at); code > 32 && code !== 47 && code !== 62; code = html.charCodeAt(at))
    at++;
  return at;
}

function findClosingTag(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** An attribute of a tag, by its places in the text of all its attributes. */
interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** Without character references; '' for a bare name. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of a tag, as `Tag` has them, each name once: the first counts. */
export function readAttributes(text: string): readonly Attribute[] {
  const found = new Map<string, Attribute>();
  for (const match of text.matchAll(attributePattern)) {
    const [all, written = '', double, single, bare] = match;
    const name = written.toLowerCase();
    const value = decodeReferences(double ?? single ?? bare ?? '');
    if (!found.has(name)) found.set(name, { name, value, start: match.index, end: match.index + all.length });
  }
  return [...found.values()];
}

/** A text as the value of an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character references by number, and the few by name that serializers write. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? all;
    const point = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return point > 0x10ffff || point === 0 ? '\ufffd' : String.fromCodePoint(point);
  });
}
