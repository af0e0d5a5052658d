import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSchemas } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { matchSchema } from './check-examples.ts';

const match = async (schemas: Readonly<Record<string, unknown>>, value: unknown, steps = 10_000) => {
  const { document, schema } = await openSchemas(schemas);
  return matchSchema({ document, direction: undefined, budget: { left: steps } }, schema, value).map(
    ({ pointer, reason, hint }) => [parsePointer(pointer).join('.'), reason, hint],
  );
};

test('what is wrong is told where it is, with the nearest value', async () => {
  const Test = {
    type: 'object',
    required: ['id', 'total'],
    additionalProperties: false,
    properties: {
      id: { type: 'integer' },
      total: { type: 'number', minimum: 0 },
      status: { enum: ['open', 'paid'] },
      lines: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
    },
  };
  const found = await match({ Test }, { id: '1', status: 'opne', lines: [{ sku: 5 }], totl: 1 });
  expect(found).toEqual([
    ['totl', 'stands where the schema requires "total"', 'Did you mean "total"?'],
    ['id', 'must be a whole number, but is "1"', 'Write it without quotes.'],
    ['status', 'must be one of "open", "paid", but is "opne"', 'Did you mean "open"?'],
    ['lines.0.sku', 'must be a text, but is 5', 'Put it in quotes.'],
    ['totl', 'is none of the properties, and the schema allows no others', 'Did you mean "total"?'],
  ]);
});

test('of choices the one is told of that the discriminator names, or that comes nearest', async () => {
  const schemas = {
    Cat: { type: 'object', required: ['kind', 'lives'], properties: { lives: { type: 'integer' } } },
    Dog: { type: 'object', required: ['kind', 'bark'], properties: { bark: { type: 'string' } } },
    Test: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind' },
    },
  };
  expect((await match(schemas, { kind: 'Dog', lives: 9 }))[0]?.[1]).toBe(
    'lacks "bark", which the schema requires',
  );
  const plain = { ...schemas, Test: { anyOf: [{ type: 'string' }, schemas.Cat] } };
  expect(await match(plain, { kind: 'x', lives: 'nine' })).toEqual([
    ['lives', 'must be a whole number, but is "nine"', 'Write it without quotes.'],
  ]);
});

test('what is only read need not be sent, and the other way round', async () => {
  const Test = {
    required: ['id', 'secret'],
    properties: { id: { readOnly: true }, secret: { writeOnly: true } },
  };
  const { document, schema } = await openSchemas({ Test });
  const lacking = (direction: 'request' | 'response' | undefined) =>
    matchSchema({ document, direction, budget: { left: 99 } }, schema, {}).map(
      ({ reason }) => reason.split(',')[0],
    );
  expect(lacking('request')).toEqual(['lacks "secret"']);
  expect(lacking('response')).toEqual(['lacks "id"']);
  expect(lacking(undefined)).toEqual([]);
});

test('schemas that lead to themselves end, and a budget that is used up leaves the rest alone', async () => {
  const loop = { Test: { allOf: [{ $ref: '#/components/schemas/Test' }, { type: 'string' }] } };
  expect((await match(loop, 1)).length).toBeGreaterThan(0);
  const wide = { Test: { items: { type: 'string' } } };
  expect(await match(wide, Array(100).fill(1), 11)).toHaveLength(10);
});

test('verdicts are those of ajv', async () => {
  const value = fc.letrec((tie) => ({
    scalar: fc.oneof(
      fc.constantFrom('', 'a', 'ab', 'abc', '2026-01-31', 'é📘'),
      fc.integer({ min: -3, max: 9 }),
      fc.constantFrom(0.5, true, false, null),
    ),
    any: fc.oneof(
      { maxDepth: 2 },
      tie('scalar'),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).any;
  const small = fc.integer({ min: 0, max: 3 });
  const keywords = (inner: fc.Arbitrary<unknown>) =>
    fc.record(
      {
        type: fc.constantFrom<unknown>(
          'string',
          'integer',
          'number',
          'array',
          'object',
          ['string', 'null'],
          'boolean',
        ),
        enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (item) => JSON.stringify(item) }),
        const: value,
        minimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.constantFrom(1, 0.5, 2),
        minLength: small,
        maxLength: small,
        pattern: fc.constantFrom('^a', 'b$', '^[a-c]+$'),
        minItems: small,
        maxItems: small,
        uniqueItems: fc.boolean(),
        items: inner,
        prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
        contains: inner,
        required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
        properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 2, noNullPrototype: true }),
        patternProperties: fc.dictionary(fc.constantFrom('^a', 'c'), inner, {
          maxKeys: 1,
          noNullPrototype: true,
        }),
        additionalProperties: fc.oneof(fc.boolean(), inner),
        propertyNames: fc.constantFrom({ maxLength: 1 }, { enum: ['a', 'b'] }),
        minProperties: small,
        maxProperties: small,
        dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['c'] }),
        allOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(inner, { minLength: 1, maxLength: 2 }),
        not: inner,
        if: inner,
        // biome-ignore lint/suspicious/noThenProperty: the keyword's name; the object is never awaited.
        then: inner,
        else: inner,
      },
      { requiredKeys: [] },
    );
  const leaf = keywords(fc.constant({}));
  const schema = fc.oneof(leaf, keywords(leaf));
  const ajv = new Ajv2020({ strict: false, logger: false });
  let refused = 0;
  const runs = propertyRuns(150);
  await fc.assert(
    fc.asyncProperty(schema, fc.array(value, { minLength: 5, maxLength: 5 }), async (written, values) => {
      // Beside tuples ajv overlooks `contains`, and items that are there twice where `items` has another type than theirs.
      const text = JSON.stringify(written);
      fc.pre(!text.includes('"prefixItems"') || !/"contains"|"uniqueItems":true/.test(text));
      const validate = ajv.compile(written);
      const { document, schema: node } = await openSchemas({ Test: written });
      for (const given of values) {
        const matching = { document, direction: undefined, budget: { left: 10_000 } };
        const found = matchSchema(matching, node, given);
        expect(found.length === 0).toBe(validate(given));
        if (found.length > 0) refused += 1;
      }
    }),
    { numRuns: runs },
  );
  expect(refused).toBeGreaterThan((runs * 5) / 6);
});
