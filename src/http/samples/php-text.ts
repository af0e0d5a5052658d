import type { Template } from '../request/template.ts';
import { concatenate } from './concatenate.ts';
import { escapeText, indentBlock, isBlock, toHex } from './escape-text.ts';

function escapePoint(point: number): string {
  return `\\u{${toHex(point, 1)}}`;
}

/**
 * A text as a PHP string literal on one line (PHP Manual, Strings): in single quotes, or in double quotes where a
 * character cannot be seen.
 */
export function quotePhp(text: string): string {
  if (!/(?! )[\p{C}\p{Z}]/u.test(text) && text.isWellFormed()) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const escapes = { '\\': '\\\\', '"': '\\"', $: '\\$', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${escapeText(text, escapes, escapePoint)}"`;
}

/** A text as a PHP expression: as a nowdoc where it has several lines. */
export function writePhpText(text: string): string {
  const block = isBlock(text) ? indentBlock(text, '    ') : undefined;
  const word = /^\s*[[{]/.test(text) ? 'JSON' : 'TEXT';
  if (block === undefined || new RegExp(`^\\s*${word}`, 'm').test(text)) return quotePhp(text);
  return `<<<'${word}'\n${block}\n    ${word}`;
}

/** A template as an expression; variables are read with `getenv`. */
export function writePhpTemplate(template: Template): string {
  return concatenate(template, {
    quote: quotePhp,
    read: (name) => `getenv('${name}')`,
    encode: (expression) => `base64_encode(${expression})`,
    operator: ' . ',
  });
}
