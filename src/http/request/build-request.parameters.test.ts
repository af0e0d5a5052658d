import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Parameter } from '../../openapi/read/operation.ts';
import { writePathValue, writePlainValue, writeQueryPairs } from './build-request.ts';
import { encode } from './percent-encode.ts';

const parameter = (fields: Partial<Parameter>): Parameter => ({
  name: 'color',
  in: 'query',
  required: true,
  deprecated: false,
  description: undefined,
  field: {
    id: 'query-color',
    name: 'color',
    schemaName: undefined,
    type: 'string',
    required: true,
    optional: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    description: undefined,
    externalDocs: undefined,
    facts: [],
    children: [],
    choices: undefined,
    shownAt: undefined,
    written: [],
    omitted: 0,
  },
  style: 'form',
  explode: true,
  mediaType: undefined,
  examples: [],
  ...fields,
});

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };
const path = (style: Parameter['style'], explode: boolean, value: unknown) =>
  writePathValue(parameter({ in: 'path', style, explode }), value);
const query = (style: Parameter['style'], explode: boolean, value: unknown) =>
  writeQueryPairs(parameter({ style, explode }), value).join('&');

test('values stand in a path as in the table of the specification', () => {
  expect(path('matrix', false, '')).toBe(';color=');
  expect(path('matrix', false, 'blue')).toBe(';color=blue');
  expect(path('matrix', false, list)).toBe(';color=blue,black,brown');
  expect(path('matrix', false, object)).toBe(';color=R,100,G,200,B,150');
  expect(path('matrix', true, list)).toBe(';color=blue;color=black;color=brown');
  expect(path('matrix', true, object)).toBe(';R=100;G=200;B=150');
  expect(path('label', false, 'blue')).toBe('.blue');
  expect(path('label', false, list)).toBe('.blue,black,brown');
  expect(path('label', true, list)).toBe('.blue.black.brown');
  expect(path('label', true, object)).toBe('.R=100.G=200.B=150');
  expect(path('simple', false, list)).toBe('blue,black,brown');
  expect(path('simple', false, object)).toBe('R,100,G,200,B,150');
  expect(path('simple', true, object)).toBe('R=100,G=200,B=150');
});

test('values stand in a query as in the table of the specification', () => {
  expect(query('form', false, 'blue')).toBe('color=blue');
  expect(query('form', false, list)).toBe('color=blue,black,brown');
  expect(query('form', false, object)).toBe('color=R,100,G,200,B,150');
  expect(query('form', true, list)).toBe('color=blue&color=black&color=brown');
  expect(query('form', true, object)).toBe('R=100&G=200&B=150');
  expect(query('spaceDelimited', false, list)).toBe('color=blue%20black%20brown');
  expect(query('pipeDelimited', false, list)).toBe('color=blue%7Cblack%7Cbrown');
  expect(query('deepObject', true, object)).toBe('color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150');
  expect(writeQueryPairs(parameter({ mediaType: 'application/json' }), object)).toEqual([
    'color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D',
  ]);
});

test('values stand in headers and cookies as they are', () => {
  expect(writePlainValue(parameter({ style: 'simple', explode: false }), list)).toBe('blue,black,brown');
  expect(writePlainValue(parameter({ style: 'simple', explode: false }), object)).toBe('R,100,G,200,B,150');
  expect(writePlainValue(parameter({ style: 'simple', explode: true }), object)).toBe('R=100,G=200,B=150');
  expect(writePlainValue(parameter({ mediaType: 'application/json' }), { a: 1 })).toBe('{"a":1}');
});

test('what is reserved stays in a query that allows it, but for what would end the value', () => {
  const open = parameter({ allowReserved: true, explode: true });
  expect(writeQueryPairs(open, "a/b?c=d&e:f@g!h$(i)*,;j#k[l]+'m n")).toEqual([
    'color=a/b?c%3Dd%26e:f@g!h$(i)*,;j%23k%5Bl%5D%2B%27m%20n',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [pair = ''] = writeQueryPairs(open, text);
      const url = new URL(`https://a.test/?${pair}`);
      expect([...url.searchParams]).toEqual([['color', text.toWellFormed()]]);
      expect(url.href).toBe(`https://a.test/?${pair}`);
    }),
  );
});

test('whatever a value holds, it stays one step of the path and one pair of the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const url = new URL(`https://x.dev/a/${path('simple', false, value)}?${query('form', true, value)}`);
      expect(decodeURIComponent(url.pathname.slice(3))).toBe(value.toWellFormed());
      expect([...url.searchParams]).toEqual([['color', value.toWellFormed()]]);
      expect(url.hash).toBe('');
    }),
  );
  expect(encode('..')).toBe('%2E%2E');
});
