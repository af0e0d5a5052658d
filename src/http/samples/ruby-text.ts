import type { Template } from '../request/template.ts';
import { escapeText, indentBlock, isBlock, toHex } from './escape-text.ts';
import { listParts, nameVariable, readText } from './template-parts.ts';

function escapePoint(point: number): string {
  return `\\u{${toHex(point, 1)}}`;
}

const escapes = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '#{': '\\#{',
  '#$': '\\#$',
  '#@': '\\#@',
};

/** A text as a Ruby string literal on one line (ISO/IEC 30170, 8.7.6.3): in single quotes where nothing needs an escape. */
export function quoteRuby(text: string): string {
  if (!/['\\]|(?! )[\p{C}\p{Z}]/u.test(text) && text.isWellFormed()) return `'${text}'`;
  return `"${escapeText(text, escapes, escapePoint)}"`;
}

/** A text as a Ruby expression: as a heredoc where it has several lines. */
export function writeRubyText(text: string): string {
  const block = isBlock(text) ? indentBlock(text, '  ') : undefined;
  const word = /^\s*[[{]/.test(text) ? 'JSON' : 'TEXT';
  if (block === undefined || new RegExp(`^\\s*${word}$`, 'm').test(text)) return quoteRuby(text);
  return `<<~'${word}'.chomp\n${block}\n${word}`;
}

/** A template as an expression; variables are read from `ENV`. */
export function writeRubyTemplate(template: Template): string {
  const text = readText(template);
  if (text !== undefined) return quoteRuby(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object' && 'variable' in first)
    return `ENV.fetch('${nameVariable(first)}')`;
  const inner = parts.map((part) => {
    // A text that ends in # stands before #{ and is no escape.
    if (typeof part === 'string') return escapeText(part, { ...escapes, '#': '\\#' }, escapePoint);
    return 'variable' in part ? `#{ENV.fetch('${nameVariable(part)}')}` : '';
  });
  return `"${inner.join('')}"`;
}
