import { readText } from './json-value.ts';
import { findKeyword, listNumbers, type MergedSchema } from './merge-schema.ts';

/** A text for each format of the OpenAPI format registry and of JSON Schema that has a form of its own. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1DT12H',
  email: 'ada@example.com',
  'idn-email': 'ada@example.com',
  hostname: 'www.example.com',
  'idn-hostname': 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  iri: 'https://example.com/',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': '/path/{id}',
  uuid: '3f2b6a1c-8d4e-4b7a-9c5f-0e1d2c3b4a59',
  'json-pointer': '/path',
  'relative-json-pointer': '0',
  regex: '^[a-z]+$',
  byte: 'b2N0YXZv',
  password: 'correct horse battery staple',
  decimal: '9.99',
};

/** A text that fits a schema's format, encoding and length; `fallback` where nothing says more. */
export function makeText(schema: MergedSchema, fallback: string): string {
  const format = readText(findKeyword(schema, 'format')?.value) ?? '';
  const encoding = readText(findKeyword(schema, 'contentEncoding')?.value);
  const fixed =
    encoding === 'base64' ? formats.byte : Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (fixed !== undefined) return fixed;
  const least = Math.min(Math.max(0, ...listNumbers(schema, 'minLength')), 200);
  const most = Math.min(...listNumbers(schema, 'maxLength'), Number.POSITIVE_INFINITY);
  return fallback.padEnd(least, fallback || 'x').slice(0, Math.max(most, 0));
}

/** The number nearest to 1 that a schema's bounds and `multipleOf` allow. */
export function makeNumber(schema: MergedSchema, isInteger: boolean): number {
  const step = listNumbers(schema, 'multipleOf').find((number) => number > 0) ?? (isInteger ? 1 : 0.5);
  const low = listBounds(schema, 'minimum', 'exclusiveMinimum', step);
  const high = listBounds(schema, 'maximum', 'exclusiveMaximum', -step);
  const least = Math.max(...low, Number.NEGATIVE_INFINITY);
  const most = Math.min(...high, Number.POSITIVE_INFINITY);
  const wanted = Math.min(Math.max(1, least), most);
  // 0.3 / 0.1 is 2.9999999999999996.
  const steps = Number((wanted / step).toPrecision(12));
  const rounded = Number(((wanted === least ? Math.ceil(steps) : Math.floor(steps)) * step).toPrecision(12));
  const fits = rounded >= least && rounded <= most;
  const number = fits ? rounded : wanted;
  return Object.is(number, -0) ? 0 : number;
}

function listBounds(
  schema: MergedSchema,
  inclusive: string,
  exclusive: string,
  step: number,
): readonly number[] {
  return [...listNumbers(schema, inclusive), ...listNumbers(schema, exclusive).map((bound) => bound + step)];
}
