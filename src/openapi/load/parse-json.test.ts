import { expect, test } from 'vitest';
import { parseJsonSource } from './parse-json.ts';

const place = (text: string) => {
  const [problem] = parseJsonSource('a.json', text).problems;
  return problem && `${problem.file}:${problem.line}:${problem.column} ${problem.code}`;
};

test('a syntax error has the place of what is wrong', () => {
  expect(place('{\n  "a": 1\n  "b": 2\n}')).toBe('a.json:3:3 openapi/json-syntax');
  expect(place('{\n  "a": 1,\n}')).toBe('a.json:3:1 openapi/json-syntax');
  expect(place('{ "a": nope }')).toBe('a.json:1:8 openapi/json-syntax');
  expect(place('{ // note\n}')).toBe('a.json:1:3 openapi/json-syntax');
  expect(place('')).toBe('a.json:1:1 openapi/json-syntax');
});

test('a key that is written twice is told at its second place', () => {
  const { source, problems } = parseJsonSource(
    'a.json',
    '{\n "a": {"x": 1,\n  "x": 2}, "b": [{"x": 3}, {"x": 4}]}',
  );
  expect(problems).toMatchObject([{ code: 'openapi/duplicate-key', line: 3, column: 3, severity: 'error' }]);
  expect(source?.value).toEqual({ a: { x: 2 }, b: [{ x: 3 }, { x: 4 }] });
});

test('keys that look like integers keep their order beside the value', () => {
  const { source } = parseJsonSource(
    'a.json',
    '{"responses": {"default": 1, "404": 2, "200": 3}, "b": [0, {"2": 1, "1": 2}]}',
  );
  expect(source?.keyOrder.get('/responses')).toEqual(['default', '404', '200']);
  expect(source?.keyOrder.get('/b/1')).toEqual(['2', '1']);
  expect(source?.keyOrder.size).toBe(2);
  expect(parseJsonSource('a.json', '{"200": 1, "404": 2, "x": 3}').source?.keyOrder.size).toBe(0);
});

test('places are found by pointer, at the key or at the value, also after a byte order mark', () => {
  const { source } = parseJsonSource('a.json', '\uFEFF{\n  "a": [10, { "b/c": true }]\n}');
  const find = (segments: readonly string[], part: 'key' | 'value') => {
    const offset = source?.locator.findOffset(segments, part);
    return offset === undefined ? undefined : source?.locator.toPlace(offset);
  };
  expect(find(['a'], 'key')).toEqual({ file: 'a.json', line: 2, column: 3 });
  expect(find(['a'], 'value')).toEqual({ file: 'a.json', line: 2, column: 8 });
  expect(find(['a', '1', 'b/c'], 'value')).toEqual({ file: 'a.json', line: 2, column: 22 });
  expect(find([], 'value')).toEqual({ file: 'a.json', line: 1, column: 1 });
  expect(find(['a', '2'], 'value')).toBeUndefined();
  expect(find(['a', 'length'], 'value')).toBeUndefined();
});

test('100,000 levels of nesting are a problem with a place', () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  expect(place(deep('[', ']'))).toMatch(/openapi\/too-deep$/);
  expect(place('['.repeat(100_000))).toMatch(/openapi\/too-deep$/);
});

test('__proto__ is a key like any other', () => {
  const { source } = parseJsonSource('a.json', '{"__proto__": {"polluted": true}}');
  expect(Object.keys(source?.value ?? {})).toEqual(['__proto__']);
  expect('polluted' in {}).toBe(false);
});
