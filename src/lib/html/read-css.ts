import { tokenize, tokenNames } from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';
import { safeUrl } from './safe-url.ts';
import { applyEdits, type TextEdit } from './tags.ts';

interface CssToken {
  /** As the standard names it, such as `string-token`. https://drafts.csswg.org/css-syntax/#tokenization */
  readonly type: string;
  readonly text: string;
  readonly start: number;
}

function readTokens(css: string): readonly CssToken[] {
  const tokens: CssToken[] = [];
  tokenize(css, (type, start, end) =>
    tokens.push({ type: tokenNames[type] ?? '', text: css.slice(start, end), start }),
  );
  return tokens;
}

/** A URL that CSS names, and what for: `import` a style sheet, a `font`, an `image` and anything else. */
interface CssUrl {
  readonly url: string;
  readonly use: 'import' | 'font' | 'image';
  /** A string, or `url()` without one. */
  readonly token: CssToken;
}

/** Functions whose strings are URLs. https://drafts.csswg.org/css-values/#urls, https://drafts.csswg.org/css-images/#image-set-notation */
const urlFunctions = /^(?:url|src|image|(?:-webkit-)?image-set)$/;

/** The URLs of a style sheet, or of the value of a declaration, in their order, with their escapes resolved. */
export function listCssUrls(css: string): readonly CssUrl[] {
  const found: CssUrl[] = [];
  const functions: string[] = [];
  let rule = '';
  const add = (url: string, token: CssToken) => {
    const isImport = rule === 'import';
    if (rule !== 'namespace')
      found.push({ url, use: isImport ? 'import' : rule === 'font-face' ? 'font' : 'image', token });
    if (isImport) rule = '';
  };
  for (const token of readTokens(css)) {
    const { type, text } = token;
    const isOpening = type === 'function-token' || type === '(-token';
    if (isOpening) functions.push(ident.decode(text.slice(0, -1)).toLowerCase());
    else if (type === ')-token') functions.pop();
    else if (type === 'at-keyword-token') rule = ident.decode(text.slice(1)).toLowerCase();
    else if (type === 'semicolon-token' ? rule !== 'font-face' : type === '}-token') rule = '';
    else if (type === 'url-token') add(url.decode(text), token);
    else if (type === 'string-token') {
      const called = functions.at(-1);
      if (called === undefined ? rule === 'import' : urlFunctions.test(called))
        add(string.decode(text), token);
    }
  }
  return found;
}

/** A style sheet, or the value of a `style` attribute, with each URL as `write` gives it. */
export function rewriteCssUrls(css: string, write: (url: string) => string): string {
  // Most name none, and need not be read for it.
  if (!/url\(|src\(|image|@import|\\/i.test(css)) return css;
  const edits = listCssUrls(css).flatMap(({ url, token: { type, text, start } }): readonly TextEdit[] => {
    const written = write(url);
    if (written === url) return [];
    const quoted = quoteCss(written);
    return [{ start, end: start + text.length, text: type === 'url-token' ? `url(${quoted})` : quoted }];
  });
  return applyEdits(css, edits);
}

/** A CSS string that is safe inside a `<style>` element. https://drafts.csswg.org/cssom/#serialize-a-string */
export function quoteCss(text: string): string {
  return `"${text.replace(/["\\<>\n\r\f\0]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

/** What closes what in a value, by the types of tokens. */
const closers: Readonly<Record<string, string>> = {
  'function-token': ')-token',
  '(-token': ')-token',
  '[-token': ']-token',
};

/** Tokens that are not part of a declaration, or that end or begin a rule. */
const breaking = /^(?:bad-.*|CDO|CDC|at-keyword|[{}])-token$/;

/**
 * What a `style` attribute says as CSS that can be between the braces of a rule inside a `<style>` element:
 * `color:red;margin:0`. A declaration that could end the rule or the element, or that is not balanced, is left out, as
 * a browser does with those it cannot read; so is one with a URL that is not safe.
 * https://drafts.csswg.org/css-style-attr/#syntax
 */
export function readDeclarations(style: string): string {
  const declarations: string[] = [];
  const open: string[] = [];
  let tokens: CssToken[] = [];
  // What is open at the end takes the last semicolon in, and so the declaration is never finished.
  const css = `${style.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd')};`;
  let isBroken = false;
  for (const token of readTokens(css)) {
    const { type, text } = token;
    if (type === 'semicolon-token' && open.length === 0) {
      if (!isBroken) declarations.push(...writeDeclaration(tokens));
      tokens = [];
      isBroken = false;
      continue;
    }
    const closer = closers[type];
    if (closer !== undefined) open.push(closer);
    else if (/^[)\]]/.test(type)) isBroken ||= open.pop() !== type;
    isBroken ||= breaking.test(type) || /^[<\\]$/.test(text);
    // Browsers read what follows an escaped `url(` otherwise than css-tree.
    isBroken ||= type === 'function-token' && text.includes('\\');
    tokens.push(token);
  }
  return declarations.join(';');
}

/** A declaration without its comments, as one string or none; `<` is written as CSS escapes it. */
function writeDeclaration(tokens: readonly CssToken[]): readonly string[] {
  const colon = tokens.findIndex(({ type }) => type === 'colon-token');
  const [name, ...more] = trimTokens(tokens.slice(0, colon));
  const value = trimTokens(tokens.slice(colon + 1))
    .map(writeToken)
    .join('');
  if (colon < 0 || name?.type !== 'ident-token' || more.length > 0 || value === '') return [];
  const isSafe = listCssUrls(value).every(
    ({ url }) => safeUrl(url) !== undefined || /^data:image\//i.test(url),
  );
  return isSafe ? [`${writeToken(name)}:${value}`] : [];
}

/** Tokens without the space and the comments around them. Text cannot be trimmed: a space ends an escape. */
function trimTokens(tokens: readonly CssToken[]): readonly CssToken[] {
  const isEmpty = ({ type }: CssToken) => type === 'comment-token' || type === 'whitespace-token';
  const start = tokens.findIndex((token) => !isEmpty(token));
  return start < 0 ? [] : tokens.slice(start, tokens.findLastIndex((token) => !isEmpty(token)) + 1);
}

function writeToken({ type, text }: CssToken): string {
  if (type === 'comment-token') return ' ';
  if (type === 'whitespace-token') return text.replaceAll('\n', ' ');
  return text.replace(/\\[^<]|\\?</gs, (sign) => (sign.endsWith('<') ? '\\3c ' : sign));
}
