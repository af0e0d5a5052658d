import type { Template } from '../request/template.ts';
import { concatenate } from './concatenate.ts';
import { escapeText, isBlock, toHex } from './escape-text.ts';

function escapePoint(point: number): string {
  return point > 0xffff ? `\\U${toHex(point, 8)}` : `\\u${toHex(point, 4)}`;
}

/** A text as an interpreted string literal of Go (The Go Programming Language Specification, String literals). */
export function quoteGo(text: string): string {
  const escapes = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeText(text, escapes, escapePoint)}"`;
}

/** A text as a literal of Go: a raw one where it has several lines. */
export function writeGoText(text: string): string {
  return isBlock(text) && !text.includes('`') ? `\`${text}\`` : quoteGo(text);
}

/** A template as an expression; variables are read with `os.Getenv`. */
export function writeGoTemplate(template: Template): string {
  return concatenate(template, {
    quote: quoteGo,
    read: (name) => `os.Getenv("${name}")`,
    encode: (expression) => `base64.StdEncoding.EncodeToString([]byte(${expression}))`,
    operator: '+',
  });
}
