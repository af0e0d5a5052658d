import type { Template } from '../request/template.ts';
import { concatenate } from './concatenate.ts';
import { escapeText, indentBlock, isBlock, toHex } from './escape-text.ts';

/**
 * Octal below 0x100, because `\u000a` is a line break before Java looks for literals; UTF-16 units above, each with the
 * backslash of an even run before it (JLS 3.3, 3.10.7).
 */
function escapePoint(point: number): string {
  if (point < 0x100) return `\\${point.toString(8).padStart(3, '0')}`;
  return Array.from({ length: point > 0xffff ? 2 : 1 }, (_, index) => {
    return `\\u${toHex(String.fromCodePoint(point).charCodeAt(index), 4)}`;
  }).join('');
}

/** A text as a Java string literal on one line (JLS 3.10.5). */
export function quoteJava(text: string): string {
  const escapes = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeText(text, escapes, escapePoint)}"`;
}

/** A text as a Java literal: as a text block (JLS 3.10.6) where it has several lines, its lines after `indent`. */
export function writeJavaText(text: string, indent: string): string {
  const block = isBlock(text) ? indentBlock(text, indent) : undefined;
  if (block === undefined) return quoteJava(text);
  const inner = block
    .replaceAll('\\', '\\\\')
    .replace(/"""|"$/g, (quotes) => quotes.replaceAll('"', '\\"'))
    .replace(/ (?=\n|$)/g, '\\s');
  return text.endsWith('\n') ? `"""\n${inner}${indent}"""` : `"""\n${inner}"""`;
}

/** A template as an expression; variables are read with `System.getenv`. */
export function writeJavaTemplate(template: Template): string {
  return concatenate(template, {
    quote: quoteJava,
    read: (name) => `System.getenv("${name}")`,
    encode: (expression) =>
      `Base64.getEncoder().encodeToString((${expression}).getBytes(StandardCharsets.UTF_8))`,
    operator: ' + ',
  });
}
