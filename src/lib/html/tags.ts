import { foreignContent, html as names, type Token, TokenizerMode } from 'parse5';
import { type HtmlAttribute, readTokens, type TagToken, type TextMode } from './tokens.ts';

/** An element of a page that has a start tag, by its places in the text. */
export interface HtmlTag {
  /** In lower case; `img` for `<image>` outside of SVG. */
  readonly name: string;
  /** Where `<` stands. */
  readonly start: number;
  /** Behind `>`. */
  readonly end: number;
  /** Each name once, in their order: of two that are equal the first counts. */
  readonly attributes: readonly HtmlAttribute[];
  /** The text inside a `script` or `style`, as a browser runs and hashes it; '' for others. */
  readonly text: string;
}

/**
 * The elements of a page in the order of their start tags, as browsers read them: comments, raw text, scripts in comments,
 * character references and SVG included. `<noscript>` is read as text, as browsers with scripts do, and as elements too.
 *
 * The standard's parser of trees would tell parse5's tokenizer what is SVG and what is raw text; that takes a sixth
 * of a build, so a stack of the open elements of SVG and MathML does it here. htmlparser2 12.0.0 is faster still, but ends
 * no script with a script in a comment, and no CDATA section outside of SVG, where browsers do.
 * https://html.spec.whatwg.org/multipage/parsing.html
 */
export function readHtmlTags(html: string): readonly HtmlTag[] {
  const tags = new TagReader(false).read(html);
  if (!/<noscript/i.test(html)) return tags;
  const all = [...tags, ...new TagReader(true).read(html)].sort((one, other) => one.start - other.start);
  return all.filter(({ start }, index) => start !== all[index - 1]?.start);
}

const rawText: ReadonlyMap<string, TextMode> = new Map<string, TextMode>(
  Object.entries({
    iframe: TokenizerMode.RAWTEXT,
    noembed: TokenizerMode.RAWTEXT,
    noframes: TokenizerMode.RAWTEXT,
    plaintext: TokenizerMode.PLAINTEXT,
    script: TokenizerMode.SCRIPT_DATA,
    style: TokenizerMode.RAWTEXT,
    textarea: TokenizerMode.RCDATA,
    title: TokenizerMode.RCDATA,
    xmp: TokenizerMode.RAWTEXT,
  }),
);

/** Elements without an end tag. https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** An open element: an `svg` or `math`, or one inside it. */
interface OpenElement {
  readonly name: string;
  readonly namespace: names.NS;
  /** Whether it is an HTML integration point, such as `foreignObject`. */
  readonly isHtml: boolean;
  /** Whether it is a MathML text integration point, such as `mi`. */
  readonly isText: boolean;
  /** Takes the text in it. */
  readonly tag: MutableTag | undefined;
}

type MutableTag = { -readonly [Key in keyof HtmlTag]: HtmlTag[Key] };

class TagReader {
  readonly #tags: MutableTag[] = [];
  readonly #open: OpenElement[] = [];
  /** How many elements are open outside of SVG and MathML: by parse5's number of their name, and by the name where it has none. */
  readonly #outer = new Int32Array(Object.keys(names.TAG_ID).length);
  readonly #others = new Map<string, number>();
  readonly #isScripting: boolean;
  /** The script or style sheet of HTML whose text comes next. */
  #raw: MutableTag | undefined;

  constructor(isScripting: boolean) {
    this.#isScripting = isScripting;
  }

  read(html: string): readonly HtmlTag[] {
    readTokens(html, {
      takeStart: (tag, start, end) => this.#takeStart(tag, start, end),
      takeEnd: ({ token }) => this.#takeEnd(token),
      takeText: (text) => {
        const holder = this.#holder();
        if (holder) holder.text += text;
      },
      wantsText: () => this.#holder() !== undefined,
      isForeign: () => {
        const inside = this.#open.at(-1);
        return inside !== undefined && inside.namespace !== names.NS.HTML && !inside.isHtml && !inside.isText;
      },
    });
    return this.#tags;
  }

  #holder(): MutableTag | undefined {
    return this.#raw ?? this.#open.at(-1)?.tag;
  }

  #takeStart({ token, attributes }: TagToken, start: number, end: number): TextMode | undefined {
    const isForeign = this.#isForeign(token);
    const written = token.tagName;
    const name = !isForeign && written === 'image' ? 'img' : written;
    const tag = { name, start, end, attributes, text: '' };
    this.#tags.push(tag);
    const holder = name === 'script' || name === 'style' ? tag : undefined;
    this.#raw = isForeign ? undefined : holder;
    const inside = this.#open.at(-1);
    if (isForeign && inside) this.#push(token, inside.namespace, holder);
    else if (name === 'svg') this.#push(token, names.NS.SVG);
    else if (name === 'math') this.#push(token, names.NS.MATHML);
    else {
      if (inside && !voidElements.has(name)) this.#push({ ...token, selfClosing: false }, names.NS.HTML);
      if (!inside) this.#count(name, name === written ? token.tagID : names.TAG_ID.IMG, 1);
      return name === 'noscript' && this.#isScripting ? TokenizerMode.RAWTEXT : rawText.get(name);
    }
    return undefined;
  }

  #takeEnd({ tagName, tagID }: Token.TagToken): void {
    this.#raw = undefined;
    const inside = this.#open.at(-1);
    if (!inside) {
      this.#count(tagName, tagID, -1);
      return;
    }
    const isHtml = inside.namespace === names.NS.HTML;
    if (!isHtml && (tagID === names.TAG_ID.P || tagID === names.TAG_ID.BR)) {
      this.#leaveForeign();
      return;
    }
    const first = this.#open.findLastIndex(({ namespace }) => (namespace === names.NS.HTML) !== isHtml);
    const index = this.#open.findLastIndex(({ name }) => name === tagName);
    if (index > first) this.#open.length = index;
    else if (this.#isOpen(tagName, tagID) && !this.#open.some((one) => one.isHtml || one.isText)) {
      this.#open.length = 0;
      this.#count(tagName, tagID, -1);
    }
  }

  #count(name: string, id: names.TAG_ID, change: 1 | -1): void {
    if (id === names.TAG_ID.UNKNOWN)
      this.#others.set(name, Math.max(0, (this.#others.get(name) ?? 0) + change));
    else this.#outer[id] = Math.max(0, (this.#outer[id] ?? 0) + change);
  }

  #isOpen(name: string, id: names.TAG_ID): boolean {
    return ((id === names.TAG_ID.UNKNOWN ? this.#others.get(name) : this.#outer[id]) ?? 0) > 0;
  }

  /** Whether a start tag is SVG's or MathML's; one that is never so ends them. */
  #isForeign(token: Token.TagToken): boolean {
    const inside = this.#open.at(-1);
    if (!inside || inside.namespace === names.NS.HTML || inside.isHtml) return false;
    const { MGLYPH, MALIGNMARK, ANNOTATION_XML, SVG } = names.TAG_ID;
    if (inside.isText && token.tagID !== MGLYPH && token.tagID !== MALIGNMARK) return false;
    if (names.getTagID(inside.name) === ANNOTATION_XML && token.tagID === SVG) return false;
    if (!foreignContent.causesExit(token)) return true;
    this.#leaveForeign();
    return false;
  }

  #leaveForeign(): void {
    const index = this.#open.findLastIndex(
      ({ namespace, isHtml, isText }) => namespace === names.NS.HTML || isHtml || isText,
    );
    this.#open.length = index + 1;
  }

  #push({ tagName, attrs, selfClosing }: Token.TagToken, namespace: names.NS, tag?: MutableTag): void {
    if (selfClosing) return;
    const name = namespace === names.NS.SVG && tagName === 'foreignobject' ? 'foreignObject' : tagName;
    const id = names.getTagID(name);
    const isPoint = (of: names.NS) => foreignContent.isIntegrationPoint(id, namespace, attrs, of);
    const [isHtml, isText] = [isPoint(names.NS.HTML), isPoint(names.NS.MATHML)];
    this.#open.push({ name: tagName, namespace, isHtml, isText, tag });
  }
}

/** The attribute of a name, in lower case. */
export function findAttribute(tag: HtmlTag, name: string): HtmlAttribute | undefined {
  return tag.attributes.find((attribute) => attribute.name === name);
}

/** A replacement of a part of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits, in any order; of those at one place the first comes first. One that begins inside another is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let last = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < last) continue;
    parts.push(text.slice(last, edit.start), edit.text);
    last = edit.end;
  }
  return parts.join('') + text.slice(last);
}
