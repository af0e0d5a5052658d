import { Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { rememberByText } from '../text/remember.ts';

/** How the text behind a start tag is read. https://html.spec.whatwg.org/multipage/parsing.html#tokenization */
export type TextMode = Tokenizer['state'];

/** A tag as it is written, wherever that is. */
export interface TagToken {
  /** As parse5 gives it; its places are those in the tag. */
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

/** Characters of a tag, and of an element whose text has no tags, up to which they are remembered. */
const longest = { tag: 2000, raw: 20_000 };

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
      readOn(readKnownRaw(html, at, name, mode));
      continue;
    }
    const start = html.indexOf('<', at);
    const textEnd = start < 0 ? html.length : start;
    if (textEnd > at && reader.wantsText()) tell(readText(html.slice(at, textEnd), reader.isForeign()));
    at = textEnd;
    if (start < 0) return;
    const end = findTagEnd(at);
    const tag = end - at <= longest.tag ? readTag(html.slice(at, end)) : undefined;
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

/** A tag by its text, which is all of it. */
const readTag = rememberByText(20_000, (written): TagToken | undefined => {
  const { text, tag, start, end } = readNext(written, '', TokenizerMode.DATA, false);
  return text === '' && start === 0 && end === written.length ? tag : undefined;
});

/** The text of a script or style sheet that stands from a place on, with its end tag. */
function readKnownRaw(html: string, at: number, name: string, mode: TextMode): ReadToken | undefined {
  if (mode !== TokenizerMode.SCRIPT_DATA && mode !== TokenizerMode.RAWTEXT) return undefined;
  const near = html.slice(at, at + longest.raw);
  const end = near.indexOf(`</${name}>`);
  return end < 0 ? undefined : readRaw(`${mode} ${name}>${near.slice(0, end)}`);
}

/** By the mode and the name of the element, and its text. Undefined when that does not end with it. */
const readRaw = rememberByText(300, (key): ReadToken | undefined => {
  const [, mode = '', name = '', content = ''] = /^(\d+) ([^>]*)>(.*)$/s.exec(key) ?? [];
  const written = `${content}</${name}>`;
  const read = readNext(written, name, Number(mode) as TextMode, false);
  return read.tag && read.end === written.length ? read : undefined;
});

/** Text between two tags without its character references. */
function readText(written: string, isForeign: boolean): string {
  return /[&\0\r]/.test(written) ? readNext(written, '', TokenizerMode.DATA, isForeign).text : written;
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
