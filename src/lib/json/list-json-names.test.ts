import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listJsonNames } from './list-json-names.ts';

function show(text: string): readonly string[] {
  return listJsonNames(text).map(({ path, start, end }) => `${path.join('.')}: ${text.slice(start, end)}`);
}

test('each name has its path and its part of the line', () => {
  const text = JSON.stringify({ id: 1, user: { name: 'A, {b}', tags: ['x', 'y'] }, next: null }, null, 2);
  expect(show(text)).toEqual([
    'id: "id": 1',
    'user: "user":',
    'user.name: "name": "A, {b}"',
    'user.tags: "tags":',
    'next: "next": null',
  ]);
});

test('of several names in a line each ends before the next that is not below it', () => {
  expect(show('{ "a": 1, "b": { "c": 2, "d": [] }, "e": 3 }')).toEqual([
    'a: "a": 1',
    'b: "b": { "c": 2, "d": [] }',
    'b.c: "c": 2',
    'b.d: "d": [] }',
    'e: "e": 3 }',
  ]);
});

test('items of a list have the path of the list', () => {
  expect(
    listJsonNames('[{"a": [[{"b": 1}], {"b": 2}]}, {"a": 3}]').map(({ path }) => path.join('.')),
  ).toEqual(['a', 'a.b', 'a.b', 'a']);
});

test('the JSON of a code sample is found, and what only looks like it is not', () => {
  const python = `headers={\n    "X-Key": f"Token {os.environ['KEY']}",\n}\nbody = """{\n  "name": "Acme"\n}"""`;
  expect(show(python)).toEqual(['name: "name": "Acme"']);
  expect(show(`curl -d '{"name": "Acme", "o": {"n": 1}}'`)).toEqual([
    'name: "name": "Acme"',
    'o: "o": {"n": 1}}',
    'o.n: "n": 1}}',
  ]);
  expect(show('{ request } = {"a": }')).toEqual([]);
});

test('a text of nothing but brackets ends soon', () => {
  expect(listJsonNames('{["'.repeat(20_000))).toEqual([]);
});

test('what is nested deeper than anybody looks has no names', () => {
  expect(listJsonNames(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`)).toHaveLength(90);
  const deep = listJsonNames(`${'{"a":'.repeat(150)}1${'}'.repeat(150)}`);
  expect(Math.max(0, ...deep.map(({ path }) => path.length))).toBeLessThanOrEqual(100);
});

test('every name of any JSON is found, in its order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(4), (value, indent) => {
      const names: string[] = [];
      const text = JSON.stringify(value, null, indent);
      JSON.parse(text, (_, one) => {
        if (typeof one === 'object' && one !== null && !Array.isArray(one)) names.push(...Object.keys(one));
        return one;
      });
      const found = listJsonNames(text);
      expect(found.map(({ path }) => path.at(-1)).sort()).toEqual(names.sort());
      expect(found.every(({ start, end }) => text[start] === '"' && start < end)).toBe(true);
    }),
  );
});
