import type { Template } from '../request/template.ts';
import { escapeLiteral, isMultiline, toHex } from './escape-literal.ts';
import { listParts, nameVariable, readPlainText } from './template-parts.ts';

function escapePoint(point: number): string {
  return point > 0xffff ? `\\u{${toHex(point, 1)}}` : `\\u${toHex(point, 4)}`;
}

const common = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a JavaScript string literal on one line (ECMA-262, 12.9.4), in single quotes. */
export function quoteJavascript(text: string): string {
  return `'${escapeLiteral(text, { ...common, "'": "\\'" }, escapePoint)}'`;
}

/** A text as a JavaScript literal: over several lines (ECMA-262, 12.9.6) where it has them, else as a string. */
export function writeJavascriptText(text: string): string {
  if (!isMultiline(text)) return quoteJavascript(text);
  if (text.includes('\\') && !/`|\$\{|\\$/.test(text)) return `String.raw\`${text}\``;
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
}

/** A template as an expression; `write` gives the expression of a variable, `encode` that of another's Base64. */
export function writeJavascriptTemplate(
  template: Template,
  write: (name: string) => string,
  encode: (expression: string) => string,
): string {
  const text = readPlainText(template);
  if (text !== undefined) return quoteJavascript(text);
  const parts = listParts(template).map((part) => {
    if (typeof part === 'string') return part;
    return 'variable' in part
      ? { expression: write(nameVariable(part)) }
      : { expression: encode(writeJavascriptTemplate(part.base64, write, encode)) };
  });
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return first.expression;
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? escapeLiteral(part, { ...common, '`': '\\`', '${': '\\${' }, escapePoint)
      : `\${${part.expression}}`,
  );
  // A text that ends in $ before a variable reads as it should: "$${x}".
  return `\`${inner.join('')}\``;
}

/** A name as the key of an object. */
export function writeJavascriptKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavascript(name);
}

/**
 * A call of `fetch` and what prints its answer, or fails with it. `url` is an expression, `options` are the lines of its
 * second argument; without any it has none.
 */
export function writeFetchCall(url: string, options: readonly string[]): readonly string[] {
  return [
    ...(options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});']),
    '',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.text());',
  ];
}
