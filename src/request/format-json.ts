import { RawJson } from './json-text.ts';

/** The widest text that an object or array may have to stand on one line. */
const inlineWidth = 40;

/**
 * JSON as a reader likes it: two spaces for each level, short objects and arrays that hold no others on one line
 * (`{ "plan": "pro" }`), the outermost one never. A `Map` is an object whose keys keep their order, which JavaScript's
 * own objects do not when keys look like integers; `RawJson` stands as it was typed. Values that JSON lacks become null.
 */
export function formatJson(value: unknown): string {
  return formatValue(value, '', true);
}

/** The same on one line: `{ "plan": "pro" }`. */
export function formatInlineJson(value: unknown): string {
  const members = listMembers(value);
  if (!members) return formatScalar(value);
  if (members.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const items = members.map(([key, item]) => formatKey(key) + formatInlineJson(item)).join(', ');
  return Array.isArray(value) ? `[${items}]` : `{ ${items} }`;
}

function formatValue(value: unknown, indent: string, isOutermost: boolean): string {
  const members = listMembers(value);
  if (!members || members.length === 0) return formatInlineJson(value);
  if (!isOutermost && members.every(([, item]) => !listMembers(item)?.length)) {
    const line = formatInlineJson(value);
    if (line.length <= inlineWidth) return line;
  }
  const inner = `${indent}  `;
  const lines = members.map(([key, item]) => inner + formatKey(key) + formatValue(item, inner, false));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

type Member = readonly [key: string | undefined, value: unknown];

/** The members of an object or the items of an array (without a key); undefined for anything else. */
function listMembers(value: unknown): readonly Member[] | undefined {
  if (Array.isArray(value)) return value.map((item) => [undefined, item]);
  if (value instanceof Map) return [...value].map(([key, item]) => [String(key), item]);
  if (typeof value === 'object' && value !== null && !(value instanceof RawJson))
    return Object.entries(value);
  return undefined;
}

function formatKey(key: string | undefined): string {
  return key === undefined ? '' : `${JSON.stringify(key)}: `;
}

function formatScalar(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof RawJson) return value.text;
  return JSON.stringify(value) ?? 'null';
}
