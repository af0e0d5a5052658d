import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInlineJson, formatJson } from './format-json.ts';

test('JSON is laid out as in the mock-up: short objects on one line, the outermost never', () => {
  expect(
    formatJson({ name: 'Acme', mapping: { sch_orders: 'ds_41' }, list: [1, 2], empty: {}, none: [] }),
  ).toBe(`{
  "name": "Acme",
  "mapping": { "sch_orders": "ds_41" },
  "list": [1, 2],
  "empty": {},
  "none": []
}`);
  expect(formatJson({ a: { b: { c: 1 } } })).toBe('{\n  "a": {\n    "b": { "c": 1 }\n  }\n}');
  expect(formatJson([{ long: 'x'.repeat(40) }])).toBe(`[\n  {\n    "long": "${'x'.repeat(40)}"\n  }\n]`);
});

test('a map keeps the order of its keys', () => {
  expect(
    formatInlineJson(
      new Map([
        ['2', 'b'],
        ['1', 'a'],
      ]),
    ),
  ).toBe('{ "2": "b", "1": "a" }');
});

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const wanted: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(formatJson(value))).toEqual(wanted);
      expect(JSON.parse(formatInlineJson(value))).toEqual(wanted);
    }),
  );
});

test('what JSON lacks becomes null', () => {
  expect(formatInlineJson([undefined, Number.NaN, () => 1])).toBe('[null, null, null]');
});
