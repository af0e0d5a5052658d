import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSchemas, openText } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { getRoot, resolveReference } from '../load/document.ts';
import { toPlainJson } from '../load/ordered-json.ts';
import type { Direction } from './given-value.ts';
import { makeExample } from './make-example.ts';

const make = async (schemas: Readonly<Record<string, unknown>>, direction: Direction = 'response') => {
  const { document, schema } = await openSchemas(schemas);
  return makeExample(document, schema, direction);
};

const example = async (
  schema: unknown,
  others: Readonly<Record<string, unknown>> = {},
  direction?: Direction,
) => toPlainJson(await make({ ...others, Test: schema }, direction));

test('a schema that has a value of its own gives that', async () => {
  expect(await example({ type: 'string', examples: ['Acme', 'B'], default: 'x' })).toBe('Acme');
  expect(await example({ type: 'string', example: 'old' })).toBe('old');
  expect(await example({ const: 7 })).toBe(7);
  expect(await example({ type: 'string', default: 'x', enum: ['a', 'x'] })).toBe('x');
  expect(await example({ type: ['string', 'null'], default: null })).toBe('string');
  expect(await example({ enum: [null, 'Customer'] })).toBe('Customer');
});

test('types and formats give values that fit them', async () => {
  expect(await example({ type: 'string' })).toBe('string');
  expect(await example({ type: 'boolean' })).toBe(true);
  expect(await example({ type: 'integer' })).toBe(1);
  expect(await example({ type: 'number' })).toBe(1);
  expect(await example({ type: 'null' })).toBe(null);
  expect(await example({ type: 'string', format: 'date' })).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Number.isNaN(Date.parse(String(await example({ type: 'string', format: 'date-time' }))))).toBe(
    false,
  );
  expect(await example({ type: 'string', format: 'uuid' })).toMatch(
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  );
  expect(await example({ type: 'string', format: 'email' })).toContain('@');
  expect(await example({ type: 'string', minLength: 10 })).toHaveLength(10);
  expect(await example({ type: 'string', maxLength: 3 })).toBe('str');
  expect(await example({ type: 'array', items: { type: 'string' } })).toEqual(['string']);
  expect(await example({ type: 'array', minItems: 2, items: { type: 'integer' } })).toEqual([1, 1]);
  expect(await example({ type: 'array', maxItems: 0, items: { type: 'integer' } })).toEqual([]);
  expect(await example({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] })).toEqual([
    'string',
    1,
  ]);
  expect(await example({ type: 'object', additionalProperties: { type: 'integer' } })).toEqual({ key: 1 });
});

test('a number lies within its bounds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (low, width, isExclusive) => {
        const [least, most] = isExclusive ? ['exclusiveMinimum', 'exclusiveMaximum'] : ['minimum', 'maximum'];
        const high = low + width + 1;
        const value = await example({ type: 'integer', [least ?? '']: low, [most ?? '']: high });
        expect(Number.isInteger(value)).toBe(true);
        expect(Number(value)).toBeGreaterThanOrEqual(isExclusive ? low + 1 : low);
        expect(Number(value)).toBeLessThanOrEqual(isExclusive ? high - 1 : high);
      },
    ),
    { numRuns: propertyRuns(60) },
  );
  expect(await example({ type: 'integer', minimum: 7, multipleOf: 5 })).toBe(10);
  // 0.3 / 0.1 is 2.9999999999999996, so validators refuse 0.3.
  expect(await example({ type: 'number', maximum: 0.3, multipleOf: 0.1 })).toBe(0.2);
});

test('parts of allOf and the first choice are put together, in the order of the file', async () => {
  const { document } = await openText(`openapi: 3.1.1
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    Base: { type: object, properties: { id: { type: integer }, '2': { type: boolean }, '1': { type: boolean } } }
    Test:
      allOf: [{ $ref: '#/components/schemas/Base' }]
      properties: { name: { type: string } }
      oneOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }]
`);
  const schema =
    resolveReference(document, getRoot(document), '#/components/schemas/Test') ?? getRoot(document);
  const value = makeExample(document, schema, 'response');
  expect(value instanceof Map && [...value.keys()]).toEqual(['id', '2', '1', 'name', 'a']);
});

test('a request leaves out what is read-only, a response what is write-only', async () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  };
  expect(await example(schema, {}, 'request')).toEqual({ secret: 'string' });
  expect(await example(schema, {}, 'response')).toEqual({ id: 1 });
});

test('a schema within itself ends', async () => {
  const Tree = {
    type: 'object',
    required: ['left', 'kids'],
    properties: {
      name: { type: 'string' },
      left: { $ref: '#/components/schemas/Tree' },
      right: { $ref: '#/components/schemas/Tree' },
      kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
  };
  expect(await example({ $ref: '#/components/schemas/Tree' }, { Tree })).toEqual({
    name: 'string',
    left: {},
    kids: [],
  });
});

test('a document in which everything refers to everything gives a bounded example', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  );
  const schemas = Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]));
  const value = await example({ $ref: '#/components/schemas/S0' }, schemas);
  expect(JSON.stringify(value).length).toBeLessThan(20_000);
});
