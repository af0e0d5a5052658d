import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';
import { fromPlain } from './from-plain.ts';
import { parseJson, toPlain } from './json-text.ts';

const write = (text: string) => formatJson(parseJson(text));

test('numbers keep their digits, and keys their order', () => {
  expect(write('{"b":9007199254740993,"2":1.50,"1":1e400,"a":-0}')).toBe(
    '{\n  "b": 9007199254740993,\n  "2": 1.50,\n  "1": 1e400,\n  "a": -0\n}',
  );
});

test('what is not JSON has no value', () => {
  for (const text of ['', '{', '{"a":}', '[1,]', '01', 'nul', '"a', '{"a":1,}', '1 2', '['.repeat(200_000)])
    expect(parseJson(text)).toBeUndefined();
});

test('of a key that stands twice the last one holds', () => {
  expect(write('{"a":1,"__proto__":2,"a":3}')).toBe('{\n  "a": 3,\n  "__proto__": 2\n}');
});

test('a number that would be rounded becomes the text of its digits', () => {
  expect(toPlain(parseJson('[1, 9007199254740993, 1.0, 0.5]') ?? null)).toEqual([
    1,
    '9007199254740993',
    '1.0',
    0.5,
  ]);
});

test('every value is read and written as JSON.parse and JSON.stringify do', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      const parsed = parseJson(JSON.stringify(value, null, indent));
      expect(JSON.parse(formatJson(parsed))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.parse(formatJson(fromPlain(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
