import { decodeUri } from '../../lib/text/decode-uri.ts';
import type { Callable, CallableParameter } from '../form/callable.ts';
import { toVariable } from './credential.ts';
import { cleanHeader } from './http-request.ts';
import { encode, encodePath, encodeReserved } from './percent-encode.ts';
import type { Template } from './template.ts';

/** Their values by `in.name`, such as `path.id`. */
type Values = Readonly<Record<string, unknown>> | undefined;

/** What the parameters of a request put into it. */
export interface PlacedParameters {
  readonly path: Template;
  /** `name=value` of the query, percent-encoded. */
  readonly pairs: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly cookies: readonly string[];
}

/**
 * An operation's path with its parameters, and the others beside it. Required ones without a value get their first
 * example, optional ones are left out.
 */
export function placeParameters(operation: Callable, values: Values): PlacedParameters {
  const filled = operation.parameters.flatMap((parameter) => {
    const value = readValue(parameter, values);
    return value === undefined ? [] : [{ parameter, value }];
  });
  const list = (place: CallableParameter['in']) => filled.filter(({ parameter }) => parameter.in === place);
  return {
    path: operation.isWebhook ? [] : fillPath(operation.path, list('path')),
    pairs: list('query').flatMap(({ parameter, value }) => writeQueryPairs(parameter, value)),
    headers: list('header').map(({ parameter, value }) => [
      parameter.name,
      encodeUnsafe(writePlainValue(parameter, value)),
    ]),
    cookies: list('cookie').map(
      ({ parameter, value }) => `${parameter.name}=${encodeCookie(writePlainValue(parameter, value))}`,
    ),
  };
}

interface FilledParameter {
  readonly parameter: CallableParameter;
  readonly value: unknown;
}

function readValue(parameter: CallableParameter, values: Values): unknown {
  const key = `${parameter.in}.${parameter.name}`;
  if (values && Object.hasOwn(values, key)) return values[key];
  return parameter.required ? parameter.example : undefined;
}

/**
 * A path with its parameters filled in, percent-encoded, and without a fragment, which is never sent. What stands in
 * braces and is no parameter is a variable, and so is a parameter whose value is empty: without it, `/users/{id}` would
 * lead to `/users/`.
 */
function fillPath(path: string, parameters: readonly FilledParameter[]): Template {
  const pieces = path.replace(/#.*$/s, '').split(/\{([^{}]+)\}/g);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return encodePath(piece);
    const filled = parameters.find(({ parameter }) => [piece, decodeUri(piece)].includes(parameter.name));
    if (!filled || isEmpty(filled)) return { variable: toVariable(piece) || 'VALUE' };
    return encodePath(writePathValue(filled.parameter, filled.value));
  });
}

/** Whether nothing of a value is written, whatever the parameter's style puts around it. */
function isEmpty({ parameter, value }: FilledParameter): boolean {
  return writePathValue({ ...parameter, style: 'simple' }, value) === '';
}

/** A header's value in which what no header can hold is percent-encoded. */
function encodeUnsafe(text: string): string {
  return cleanHeader(text.toWellFormed()).replace(/[^ -~\t]/gu, encodeURIComponent);
}

/** The same for a cookie, whose value ends at `;` and may be cut at others (RFC 6265, section 4.1.1). */
function encodeCookie(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|[",;\\]/gu, encodeURIComponent);
}

/** What decides how a parameter's value is written. */
type ParameterStyle = Omit<CallableParameter, 'example'>;

/**
 * A parameter's value as the path contains it, percent-encoded (OpenAPI 3.1.1, 4.8.12.2, styles simple, label and
 * matrix; RFC 6570).
 */
export function writePathValue(parameter: ParameterStyle, value: unknown): string {
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
export function writeQueryPairs(parameter: ParameterStyle, value: unknown): readonly string[] {
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
export function writePlainValue(parameter: ParameterStyle, value: unknown): string {
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
