/** An attribute of a tag; offsets count from the start of the text. */
export interface JsxAttribute {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The text between quotes; undefined for an expression and for a name alone. */
  readonly text: string | undefined;
  /** What stands between braces. */
  readonly expression: string | undefined;
  /** Where the value begins, its quote or brace included; `end` for a name alone. */
  readonly valueStart: number;
}

/** The opening tag of an element of MDX. */
export interface JsxTag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly JsxAttribute[];
  readonly isSelfClosing: boolean;
}

const NAME = /[\w$.:-]+/y;

/** The tag that opens at `start` in a text that a parser took for MDX; undefined for a fragment or what is no tag. */
export function readJsxTag(text: string, start: number): JsxTag | undefined {
  const name = matchAt(NAME, text, start + 1);
  if (text[start] !== '<' || name === '') return undefined;
  const attributes: JsxAttribute[] = [];
  let at = start + 1 + name.length;
  while (at < text.length) {
    at += matchAt(/\s*/y, text, at).length;
    const unit = text[at];
    if (unit === '>') return { name, start, end: at + 1, attributes, isSelfClosing: false };
    if (unit === '/') {
      at += 1 + matchAt(/\s*/y, text, at + 1).length;
      return text[at] === '>' ? { name, start, end: at + 1, attributes, isSelfClosing: true } : undefined;
    }
    if (unit === '{') {
      const end = findBraceEnd(text, at);
      attributes.push({
        name: '',
        start: at,
        end,
        text: undefined,
        expression: text.slice(at + 1, end - 1),
        valueStart: at,
      });
      at = end;
      continue;
    }
    const attribute = readAttribute(text, at);
    if (!attribute) return undefined;
    attributes.push(attribute);
    at = attribute.end;
  }
  return undefined;
}

function readAttribute(text: string, start: number): JsxAttribute | undefined {
  const name = matchAt(NAME, text, start);
  if (name === '') return undefined;
  const nameEnd = start + name.length;
  const equals = matchAt(/\s*=\s*/y, text, nameEnd);
  if (equals === '')
    return { name, start, end: nameEnd, text: undefined, expression: undefined, valueStart: nameEnd };
  const valueStart = nameEnd + equals.length;
  const quote = text[valueStart];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, valueStart + 1);
    if (close === -1) return undefined;
    const inner = text.slice(valueStart + 1, close);
    return { name, start, end: close + 1, text: inner, expression: undefined, valueStart };
  }
  if (quote !== '{') return undefined;
  const end = findBraceEnd(text, valueStart);
  return { name, start, end, text: undefined, expression: text.slice(valueStart + 1, end - 1), valueStart };
}

/** Behind the brace that closes the one at `start`; strings, templates and comments in between may hold braces. */
function findBraceEnd(text: string, start: number): number {
  let depth = 0;
  for (const match of text
    .slice(start)
    .matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|[{}]/g)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}' && --depth === 0) return start + match.index + 1;
  }
  return text.length;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The value of an attribute that needs no running: its text, a literal in braces, or true for a name alone. */
export function readAttributeValue(attribute: JsxAttribute | undefined): string | boolean | undefined {
  if (!attribute) return undefined;
  const { text, expression } = attribute;
  if (text !== undefined) return decodeQuotes(text);
  if (expression === undefined) return true;
  const literal = /^\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*$/.exec(expression)?.[2];
  if (literal !== undefined) return literal;
  const word = expression.trim();
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(word) ? word : undefined;
}

function decodeQuotes(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** An attribute as it is written in a tag: ` name="value"`, with a space before it; '' when there is no value. */
export function writeAttribute(name: string, value: string | boolean | undefined): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
}
