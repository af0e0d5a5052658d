import type { Base64, Template, Variable } from '../request/template.ts';
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

/** The local variable that holds an environment variable: `API_TOKEN` is `apiToken`. */
export function nameCsharpLocal(variable: string): string {
  const name = variable
    .toLowerCase()
    .replace(/^_+/, '')
    .replace(/_+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return /^(?:body|client|request|response|args)?$/.test(name) ? `${name}Value` : name;
}

/** A template as an expression of the local variables that hold environment variables. */
export function writeCsharpTemplate(template: Template): string {
  const text = readText(template);
  if (text !== undefined) return quoteCsharp(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return writePart(first);
  const inner = parts.map((part) =>
    typeof part === 'string'
      ? escapeText(part, { ...common, '{': '{{', '}': '}}' }, escapePoint)
      : `{${writePart(part)}}`,
  );
  return `$"${inner.join('')}"`;
}

function writePart(part: Variable | Base64): string {
  if ('variable' in part) return nameCsharpLocal(nameVariable(part));
  return `Convert.ToBase64String(Encoding.UTF8.GetBytes(${writeCsharpTemplate(part.base64)}))`;
}
