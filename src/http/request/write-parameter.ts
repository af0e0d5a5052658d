import type { CallableParameter } from '../form/callable.ts';
import { encode, encodeReserved } from './encode-text.ts';

/** What decides how a parameter's value is written. */
type Written = Omit<CallableParameter, 'example'>;

/**
 * A parameter's value as it stands in the path, percent-encoded (OpenAPI 3.1.1, 4.8.12.2, styles simple, label and
 * matrix; RFC 6570).
 */
export function writePathValue(parameter: Written, value: unknown): string {
  if (parameter.mediaType !== undefined) return encode(JSON.stringify(value) ?? '');
  const { name, style, explode } = parameter;
  const items = listItems(value);
  if (style === 'label') {
    const parts = items.map(([key, item]) =>
      key !== undefined && explode ? `${key}=${item}` : flat(key, item),
    );
    return `.${parts.join(explode ? '.' : ',')}`;
  }
  if (style === 'matrix') {
    if (!isList(value) && !isObject(value)) return `;${encode(name)}=${items[0]?.[1] ?? ''}`;
    if (explode) return items.map(([key, item]) => `;${key ?? encode(name)}=${item}`).join('');
    return `;${encode(name)}=${items.map(([key, item]) => flat(key, item)).join(',')}`;
  }
  return items
    .map(([key, item]) => (key !== undefined && explode ? `${key}=${item}` : flat(key, item)))
    .join(',');
}

/** The `name=value` pairs of a query parameter, percent-encoded (the same section; form and its relatives). */
export function writeQueryPairs(parameter: Written, value: unknown): readonly string[] {
  const { name, style, explode, mediaType, allowReserved } = parameter;
  const key = encode(name);
  const write = allowReserved ? encodeReserved : encode;
  if (mediaType !== undefined) return [`${key}=${write(JSON.stringify(value) ?? '')}`];
  const items = listItems(value, write);
  if (style === 'deepObject' && isObject(value))
    return items.map(([property, item]) => `${encode(`${name}[`)}${property ?? ''}${encode(']')}=${item}`);
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  if (explode && (isList(value) || isObject(value)))
    return items.map(([property, item]) => `${property ?? key}=${item}`);
  return [`${key}=${items.map(([property, item]) => flat(property, item, separator)).join(separator)}`];
}

/** The value of a header or a cookie, not encoded (styles simple and form). */
export function writePlainValue(parameter: Written, value: unknown): string {
  if (parameter.mediaType !== undefined) return JSON.stringify(value) ?? '';
  if (isList(value)) return value.map(toText).join(',');
  if (!isObject(value)) return toText(value);
  const pairs = Object.entries(value);
  return pairs.map(([key, item]) => `${key}${parameter.explode ? '=' : ','}${toText(item)}`).join(',');
}

type Item = readonly [key: string | undefined, text: string];

/** The encoded parts of a value: one for a scalar, the items of a list, the members of an object with their keys. */
function listItems(value: unknown, write = encode): readonly Item[] {
  if (isList(value)) return value.map((item) => [undefined, write(toText(item))]);
  if (isObject(value)) return Object.entries(value).map(([key, item]) => [encode(key), write(toText(item))]);
  return [[undefined, write(toText(value))]];
}

function flat(key: string | undefined, item: string, separator = ','): string {
  return key === undefined ? item : `${key}${separator}${item}`;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value ?? '');
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
