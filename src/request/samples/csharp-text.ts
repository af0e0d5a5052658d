import type { Template } from '../template.ts';
import { escapeText, indentBlock, isBlock, toHex } from './escape-text.ts';
import { listParts, nameVariable, readText } from './template-parts.ts';

function escapePoint(point: number): string {
  return point > 0xffff ? `\\U${toHex(point, 8)}` : `\\u${toHex(point, 4)}`;
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a regular string literal of C# (ECMA-334, 6.4.5.6). */
export function quoteCsharp(text: string): string {
  return `"${escapeText(text, common, escapePoint)}"`;
}

/** A text as a literal of C#: as a raw one (C# 11) where it has several lines. */
export function writeCsharpText(text: string): string {
  const block = isBlock(text) ? indentBlock(text, '    ') : undefined;
  if (block === undefined) return quoteCsharp(text);
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${block}\n    ${quotes}`;
}

/** A template as an expression; variables are read from the environment. */
export function writeCsharpTemplate(template: Template): string {
  const text = readText(template);
  if (text !== undefined) return quoteCsharp(text);
  const parts = listParts(template);
  const [first] = parts;
  const expressions = parts.map((part) => {
    if (typeof part === 'string') return '';
    if ('variable' in part) return `Environment.GetEnvironmentVariable("${nameVariable(part)}")`;
    return `Convert.ToBase64String(Encoding.UTF8.GetBytes(${writeCsharpTemplate(part.base64)}))`;
  });
  if (parts.length === 1 && typeof first === 'object') return expressions[0] ?? '';
  const inner = parts.map((part, index) =>
    typeof part === 'string'
      ? escapeText(part, { ...common, '{': '{{', '}': '}}' }, escapePoint)
      : `{${expressions[index]}}`,
  );
  return `$"${inner.join('')}"`;
}
