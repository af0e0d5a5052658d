import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { haveSameShape } from '../client/form/open-form.ts';
import { isCertainlyValid } from './is-certainly-valid.ts';
import { validate } from './validate.ts';

test('JSON keeps its shape while other texts and numbers stand in it', () => {
  const example = '{ "name": "Acme", "seats": 3, "mapping": { "a": "b" }, "tags": ["x"] }';
  expect(haveSameShape('{"name":"","seats":30,"mapping":{"a":"\\"c"},"tags":["y z"]}', example)).toBe(true);
  expect(haveSameShape(example.replace('3', '3.5'), example)).toBe(false);
  expect(haveSameShape(example.replace('3', '"integer"'), example)).toBe(false);
  expect(haveSameShape(example.replace('"x"', '"x", "y"'), example)).toBe(false);
  expect(haveSameShape(example.replace('"a": "b"', ''), example)).toBe(false);
  expect(haveSameShape(example.replace('"name"', '"title"'), example)).toBe(false);
  expect(haveSameShape('null', '{}')).toBe(false);
});

test('what is not JSON has no shape', () => {
  expect(haveSameShape('', '')).toBe(false);
  expect(haveSameShape('{"a":"\\q"}', '{"a":""}')).toBe(false);
});

test('what has the shape of JSON that fits surely has no mistake', () => {
  const leaf = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );
  const type = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'object', 'array');
  const schema = fc.record(
    {
      type,
      required: fc.constantFrom([], ['a']),
      properties: fc.dictionary(fc.constantFrom('a', 'b'), fc.record({ type })),
      additionalProperties: fc.oneof(fc.boolean(), fc.record({ type })),
      items: fc.record({ type }),
    },
    { requiredKeys: [] },
  );
  const value = fc.oneof(
    leaf,
    fc.array(leaf, { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), leaf, { maxKeys: 2, noNullPrototype: true }),
  );
  const change = (one: unknown) =>
    JSON.parse(JSON.stringify(one), (_key, part: unknown) =>
      typeof part === 'string' ? `${part}x` : typeof part === 'number' ? part + 1 : part,
    );
  let like = 0;
  fc.assert(
    fc.property(schema, value, value, fc.boolean(), (given, one, another, isOwn) => {
      const other = isOwn ? change(one) : another;
      if (!isCertainlyValid(given, one, {}) || !haveSameShape(JSON.stringify(one), JSON.stringify(other)))
        return;
      like++;
      expect(validate(given, other, {})).toEqual([]);
    }),
    { numRuns: propertyRuns(2_000) },
  );
  expect(like).toBeGreaterThan(100);
});
