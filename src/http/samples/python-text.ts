import type { Template } from '../request/template.ts';
import { escapeText, isBlock, toHex } from './escape-text.ts';
import { listParts, nameVariable, readText } from './template-parts.ts';

function escapePoint(point: number): string {
  if (point > 0xffff) return `\\U${toHex(point, 8)}`;
  return point > 0xff ? `\\u${toHex(point, 4)}` : `\\x${toHex(point, 2)}`;
}

const common = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as a Python string literal on one line (Python Language Reference, 2.4.1), in double quotes. */
export function quotePython(text: string): string {
  return `"${escapeText(text, common, escapePoint)}"`;
}

/** A text as a Python literal, in three quotes where it has several lines. */
export function writePythonText(text: string): string {
  if (!isBlock(text)) return quotePython(text);
  const isRaw = text.includes('\\') && !text.includes('"""') && !/["\\]$/.test(text);
  if (isRaw) return `r"""${text}"""`;
  return `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"')}"""`;
}

/** A template as an expression; variables are read from `os.environ`. */
export function writePythonTemplate(template: Template): string {
  const text = readText(template);
  if (text !== undefined) return quotePython(text);
  const parts = listParts(template);
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object' && 'variable' in first)
    return `os.environ["${nameVariable(first)}"]`;
  const inner = parts.map((part) => {
    if (typeof part === 'string') return escapeText(part, { ...common, '{': '{{', '}': '}}' }, escapePoint);
    // Before Python 3.12 the quotes inside must be other ones.
    return 'variable' in part ? `{os.environ['${nameVariable(part)}']}` : '';
  });
  return `f"${inner.join('')}"`;
}
