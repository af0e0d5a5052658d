import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeJson } from './complete-json.ts';
import type { JsonSchema } from './mistake.ts';

const definitions: Readonly<Record<string, JsonSchema>> = {
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: {
      name: { type: 'string', examples: ['Rex'] },
      kind: { enum: ['cat', 'dog'] },
      id: { type: 'integer', readOnly: true },
      friends: { type: 'array', items: { $ref: '#/$defs/Pet' } },
      isTame: { type: ['boolean', 'null'] },
    },
  },
};
const schema: JsonSchema = {
  allOf: [
    { $ref: '#/$defs/Pet' },
    { properties: { place: { prefixItems: [{ const: 1 }, { enum: [2, 3] }] } } },
  ],
};

/** What is offered at the caret, `|`, and what it replaces. */
function complete(text: string): readonly [string, ...string[]] | undefined {
  const caret = text.indexOf('|');
  const found = completeJson(text.replace('|', ''), caret, schema, definitions);
  return (
    found && [text.replace('|', '').slice(found.from, found.to), ...found.options.map((one) => one.text)]
  );
}

test('names are those that are not there yet, those first that are required', () => {
  expect(complete('{|}')).toEqual(['', '"kind"', '"name"', '"friends"', '"isTame"', '"place"']);
  expect(complete('{"name": "a", | "kind": "cat"}')).toEqual(['', '"friends"', '"isTame"', '"place"']);
  expect(complete('{"n|')).toEqual(['"n', '"name"']);
  expect(complete('{ "friends": [{ "k|ind": 1 }, {} ] }')).toEqual(undefined);
  expect(complete('{ "friends": [{ "k|": 1 }, {} ] }')).toEqual(['"k"', '"kind"']);
});

test('values are those of the schema of their name', () => {
  expect(complete('{"kind": |}')).toEqual(['', '"cat"', '"dog"']);
  expect(complete('{"kind": "d|"}')).toEqual(['"d"', '"dog"']);
  expect(complete('{"isTame": t|')).toEqual(['t', 'true']);
  expect(complete('{"isTame":|')).toEqual(['', 'true', 'false', 'null']);
  expect(complete('{"name": |')).toEqual(['', '"Rex"']);
  expect(complete('{"place": [1, |')).toEqual(['', '2', '3']);
  expect(complete('{"friends": |')).toEqual(['', '[]']);
  expect(complete('|')).toEqual(['', '{}']);
});

test('nothing is offered where a sign has to come, or nothing is known', () => {
  for (const text of ['{"kind"|', '{"kind": "cat"|', '{"kind": "cat" |', '{"other": |', '{"kind": "x|"}'])
    expect(complete(text), text).toBeUndefined();
});

test('any text has an answer at every place, within it', () => {
  const text = fc.oneof(fc.json(), fc.string(), fc.stringMatching(/^[[{}\]",: a-z\\]*$/));
  fc.assert(
    fc.property(text, fc.nat(), (written, place) => {
      const caret = place % (written.length + 1);
      const found = completeJson(written, caret, schema, definitions);
      if (!found) return;
      expect(found.from).toBeLessThanOrEqual(caret);
      expect(found.to).toBeGreaterThanOrEqual(caret);
      for (const option of found.options) JSON.parse(option.text);
    }),
  );
});
