import type { Template } from '../request/template.ts';
import { escapeText, isBlock, toHex } from './escape-text.ts';
import { listParts, nameVariable, readText } from './template-parts.ts';

function escapePoint(point: number): string {
  return `\\u{${toHex(point, 1)}}`;
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a string literal of Rust on one line (The Rust Reference, Tokens). */
export function quoteRust(text: string): string {
  return `"${escapeText(text, common, escapePoint)}"`;
}

/** A text as a literal of Rust: as a raw one where it has several lines. */
export function writeRustText(text: string): string {
  if (!isBlock(text)) return quoteRust(text);
  const longest = Math.max(-1, ...(text.match(/"#*/g) ?? []).map((run) => run.length - 1));
  const hashes = '#'.repeat(longest + 1);
  return `r${hashes}"${text}"${hashes}`;
}

/** A template as an expression; variables are read with `env::var`, whose error is passed on. */
export function writeRustTemplate(template: Template): string {
  const text = readText(template);
  if (text !== undefined) return quoteRust(text);
  const parts = listParts(template);
  const read = parts.flatMap((part) =>
    typeof part === 'object' && 'variable' in part ? [`env::var("${nameVariable(part)}")?`] : [],
  );
  if (parts.length === 1) return read[0] ?? quoteRust('');
  const inner = parts.map((part) =>
    typeof part === 'string' ? escapeText(part, { ...common, '{': '{{', '}': '}}' }, escapePoint) : '{}',
  );
  return `format!("${inner.join('')}", ${read.join(', ')})`;
}
