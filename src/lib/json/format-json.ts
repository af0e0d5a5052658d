import { RawJson } from './json-text.ts';

/** Maximum width of an object or array on one line. */
const inlineWidth = 40;

/**
 * JSON as a reader likes it: two spaces for each level, short objects and arrays that hold no others on one line
 * (`{ "plan": "pro" }`), the outermost one never. A `Map` is an object whose keys keep their order, which JavaScript's
 * own objects do not when keys look like integers; `RawJson` stands as it was typed. Values that JSON lacks become null.
 */
export function formatJson(value: unknown): string {
  return format(value, '\n');
}

/** The same on one line: `{ "plan": "pro" }`. */
export function formatInlineJson(value: unknown): string {
  return format(value, '');
}

/** `indent` is the break before a line that stands as far in as the value; '' for none. */
function format(value: unknown, indent: string): string {
  if (value instanceof RawJson) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const inner = indent && `${indent}  `;
  let isShort = indent.length > 1;
  const items = [...(value instanceof Map ? value : Object.entries(value))].map(([key, item]) => {
    const text = format(item, inner);
    isShort &&= !/^[[{][^\]}]/.test(text);
    return isList ? text : `${JSON.stringify(String(key))}: ${text}`;
  });
  const enclose = (text: string) => (isList ? `[${text}]` : `{${text}}`);
  if (items.length === 0) return enclose('');
  const all = items.join(', ');
  const line = enclose(isList ? all : ` ${all} `);
  return !indent || (isShort && line.length <= inlineWidth)
    ? line
    : enclose(inner + items.join(`,${inner}`) + indent);
}

/** A value as writers type it in prose: a text without quotes, anything else as JSON on one line. */
export function displayValue(value: unknown): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}
