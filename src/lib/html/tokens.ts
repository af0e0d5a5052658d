import { html as names, Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { rememberByText } from '../text/remember.ts';

/** How the text behind a start tag is read. https://html.spec.whatwg.org/multipage/parsing.html#tokenization */
export type TextMode = Tokenizer['state'];

/** A tag as it is written, wherever that is. */
export interface TagToken {
  /** As parse5 gives it, without its places. */
  readonly token: Token.TagToken;
  readonly attributes: readonly HtmlAttribute[];
}

/** An attribute, by its places in the text of its tag. */
export interface HtmlAttribute {
  /** In lower case, with its prefix: `xlink:href`. */
  readonly name: string;
  /** Without character references; '' for a bare name. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** What is told the tokens of a page. */
interface TokenReader {
  /** Takes a start tag from its `<` to behind its `>`; says how the text behind it is read, undefined for as usual. */
  readonly takeStart: (tag: TagToken, start: number, end: number) => TextMode | undefined;
  readonly takeEnd: (tag: TagToken) => void;
  /** Takes text without character references, in one or more parts. */
  readonly takeText: (text: string) => void;
  /** Whether the text that comes now is wanted. */
  readonly wantsText: () => boolean;
  /** Whether what comes now is in SVG or MathML: CDATA sections are text there alone. */
  readonly isForeign: () => boolean;
}

/** Characters of a tag up to which it is remembered. */
const longestTag = 2000;

/**
 * Tells a reader the tokens of a page in their order, as parse5's tokenizer reads them. Pages of a site have most of their
 * tags in common: one that was met before is not read again, nor is text that is not wanted.
 */
export function readTokens(html: string, reader: TokenReader): void {
  const findTagEnd = openFinder(html, '>');
  let at = 0;
  let [name, mode]: readonly [string, TextMode] = ['', TokenizerMode.DATA];
  const take = (tag: TagToken, start: number, end: number) => {
    at = end;
    mode = TokenizerMode.DATA;
    if (tag.token.type === Token.TokenType.END_TAG) return reader.takeEnd(tag);
    name = tag.token.tagName;
    mode = reader.takeStart(tag, start, end) ?? mode;
  };
  const tell = (text: string) => {
    if (text !== '' && reader.wantsText()) reader.takeText(text);
  };
  const readOn = (known?: ReadToken) => {
    const { text, tag, start, end } = known ?? readNext(html.slice(at), name, mode, reader.isForeign());
    tell(text);
    if (tag) take(tag, at + start, at + end);
    else {
      at += end;
      mode = TokenizerMode.DATA;
    }
  };
  while (at < html.length) {
    if (mode !== TokenizerMode.DATA) {
      readOn(readPlainRaw(html, at, name, mode));
      continue;
    }
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    if (textEnd > at && reader.wantsText()) tell(readText(html.slice(at, textEnd), reader.isForeign()));
    at = textEnd;
    if (start < 0) return;
    const end = findTagEnd(at);
    const tag =
      readEndTag(html, at, end) ?? (end - at <= longestTag ? readTag(html.slice(at, end)) : undefined);
    if (tag) take(tag, at, end);
    else readOn();
  }
}

/** What finds the place behind the next `sign` from a place on, none before the last one asked for: Infinity without one. */
function openFinder(html: string, sign: string): (from: number) => number {
  let found = 0;
  return (from) => {
    if (found <= from) {
      const index = html.indexOf(sign, from);
      found = index < 0 ? Number.POSITIVE_INFINITY : index + sign.length;
    }
    return found;
  };
}

/** A start tag as most are written: its attributes in double quotes, without character references. */
const plainStart = /^<([a-z][a-z\d-]*)((?: [a-z_:][a-z\d_:.-]*(?:="[^"&\0\r]*")?)*)>$/;
const plainAttribute = / ([a-z_:][a-z\d_:.-]*)(?:="([^"]*)")?/g;
const plainEnd = /^<\/([a-z][a-z\d-]*)>$/;

/**
 * A tag by its text, which is all of it, as parse5 reads it in a tenth of the time. Undefined where it is not so written that
 * there is one way to read it.
 */
export function readPlainTag(written: string): TagToken | undefined {
  const [, ended] = plainEnd.exec(written) ?? [];
  if (ended !== undefined) return { token: makeToken(Token.TokenType.END_TAG, ended, []), attributes: [] };
  const [, name, list = ''] = plainStart.exec(written) ?? [];
  if (name === undefined) return undefined;
  const attributes: HtmlAttribute[] = [];
  for (const found of list.matchAll(plainAttribute)) {
    const [all, key = '', value = ''] = found;
    // Of two the second does not count.
    if (attributes.some((one) => one.name === key)) return undefined;
    const start = found.index + name.length + 2;
    attributes.push({ name: key, value, start, end: start + all.length - 1 });
  }
  const attrs = attributes.map(({ name: key, value }) => ({ name: key, value }));
  return { token: makeToken(Token.TokenType.START_TAG, name, attrs), attributes };
}

function makeToken(type: Token.TagToken['type'], tagName: string, attrs: Token.Attribute[]): Token.TagToken {
  const tagID = names.getTagID(tagName);
  return { type, tagName, tagID, selfClosing: false, ackSelfClosing: false, attrs, location: null };
}

/** Letters of the names of elements whose end tags are told apart by a number. */
const shortName = 6;
const endTags = new Map<number, TagToken>();

/** An end tag with a short name in lower case: half of all tags are one. Undefined for others. */
function readEndTag(html: string, start: number, end: number): TagToken | undefined {
  if (html.charCodeAt(start + 1) !== 0x2f || end - start > shortName + 3) return undefined;
  let key = 0;
  for (let at = start + 2; at < end - 1; at++) {
    const letter = html.charCodeAt(at) - 0x60;
    if (letter < 1 || letter > 26) return undefined;
    key = 32 * key + letter;
  }
  if (key === 0) return undefined;
  let tag = endTags.get(key);
  if (!tag) {
    tag = { token: makeToken(Token.TokenType.END_TAG, html.slice(start + 2, end - 1), []), attributes: [] };
    endTags.set(key, tag);
  }
  return tag;
}

/** A tag by its text, which is all of it. */
const readTag = rememberByText(20_000, (written): TagToken | undefined => {
  const plain = readPlainTag(written);
  if (plain) return plain;
  const { text, tag, start, end } = readNext(written, '', TokenizerMode.DATA, false);
  return text === '' && start === 0 && end === written.length ? tag : undefined;
});

/**
 * The text of a script or style sheet that stands from a place on, with its end tag. Undefined where that is not so written that there
 * is one way to read it. https://html.spec.whatwg.org/multipage/parsing.html#script-data-state
 */
function readPlainRaw(html: string, at: number, name: string, mode: TextMode): ReadToken | undefined {
  if (mode !== TokenizerMode.SCRIPT_DATA && mode !== TokenizerMode.RAWTEXT) return undefined;
  const endTag = `</${name}>`;
  const end = html.indexOf(endTag, at);
  const text = end < 0 ? '' : html.slice(at, end);
  const tag = readPlainTag(endTag);
  if (end < 0 || !tag || /<(?:\/|!--)|[\0\r]/.test(text)) return undefined;
  return { text, tag, start: text.length, end: text.length + endTag.length };
}

/** What stands in text for signs of HTML, as most generators write it. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text between two tags without its character references. */
function readText(written: string, isForeign: boolean): string {
  if (!/[&\0\r]/.test(written)) return written;
  const plain = written.replace(/&(?:amp|lt|gt|quot|#39);/g, '');
  if (/[&\0\r]/.test(plain)) return readNext(written, '', TokenizerMode.DATA, isForeign).text;
  return written.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign);
}

/** The next tag, comment or end of a page, and the text before it. */
interface ReadToken {
  readonly text: string;
  readonly tag: TagToken | undefined;
  readonly start: number;
  readonly end: number;
}

/** Reads with parse5 from the beginning of a text, which is read as `mode` says and stands behind the start tag `name`. */
function readNext(html: string, name: string, mode: TextMode, isForeign: boolean): ReadToken {
  let text = '';
  let tag: TagToken | undefined;
  let [start, end] = [html.length, html.length];
  const stop = ({ location }: Token.Token) => {
    tokenizer.pause();
    start = location?.startOffset ?? 0;
    end = Math.min(location?.endOffset ?? 0, html.length);
  };
  const take = (token: Token.TagToken) => {
    stop(token);
    tag = { token, attributes: listAttributes(token) };
  };
  const addText = ({ chars }: Token.CharacterToken) => {
    text += chars;
  };
  const handler: TokenHandler = {
    onStartTag: take,
    onEndTag: take,
    onComment: stop,
    onDoctype: stop,
    onEof: () => undefined,
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: ({ chars }) => {
      if (isForeign) text += '\ufffd'.repeat(chars.length);
    },
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler);
  tokenizer.state = mode;
  tokenizer.lastStartTagName = name;
  tokenizer.inForeignNode = isForeign;
  tokenizer.write(html, true);
  return { text, tag, start, end };
}

function listAttributes({ attrs, location }: Token.TagToken): readonly HtmlAttribute[] {
  const from = location?.startOffset ?? 0;
  return attrs.map(({ name, value }) => {
    const place = location?.attrs?.[name];
    return { name, value, start: (place?.startOffset ?? 0) - from, end: (place?.endOffset ?? 0) - from };
  });
}
