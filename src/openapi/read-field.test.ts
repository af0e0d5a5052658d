import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSchemas } from './document-fixture.ts';
import type { Field } from './operation.ts';
import { readField } from './read-field.ts';

const read = async (schemas: Readonly<Record<string, unknown>>) => {
  const { document, schema } = await openSchemas(schemas);
  return readField(document, schema);
};

/** The type that a reader sees for each schema. */
const typeOf = async (schema: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  (await read({ ...others, Test: schema })).type;

const facts = async (schema: unknown) =>
  (await read({ Test: schema })).facts.map(({ label, values }) => `${label}: ${values.join(' ')}`);

const countRows = (field: Field): number =>
  1 +
  [...field.children, ...field.choices.map((choice) => choice.field), ...(field.anyKey ? [field.anyKey] : [])]
    .map(countRows)
    .reduce((sum, count) => sum + count, 0);

test('types are told as a reader sees them', async () => {
  expect(await typeOf({ type: 'string' })).toBe('string');
  expect(await typeOf({ type: ['object', 'null'] })).toBe('object | null');
  expect(await typeOf({ type: ['string', 'integer'] })).toBe('string | integer');
  expect(await typeOf({ type: 'array', items: { type: 'string' } })).toBe('string[]');
  expect(await typeOf({ type: 'array', items: { type: ['string', 'null'] } })).toBe('(string | null)[]');
  expect(await typeOf({ type: 'array', items: { type: 'array', items: { type: 'number' } } })).toBe(
    'number[][]',
  );
  expect(await typeOf({ type: ['array', 'null'], items: { type: 'string' } })).toBe('string[] | null');
  expect(await typeOf({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] })).toBe(
    '[string, integer]',
  );
  expect(await typeOf({ type: 'array' })).toBe('any[]');
  expect(await typeOf({})).toBe('any');
  expect(await typeOf(true)).toBe('any');
  expect(await typeOf(false)).toBe('never');
  expect(await typeOf({ properties: {}, additionalProperties: true })).toBe('object');
  expect(await typeOf({ enum: ['a', 1, null] })).toBe('string | integer');
  expect(await typeOf({ const: true })).toBe('boolean');
  expect(await typeOf({ anyOf: [{ type: 'string' }, { type: 'integer' }] })).toBe('string | integer');
  expect(await typeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
  expect(await typeOf({ type: 'string', nullable: true })).toBe('string | null');
  expect(await typeOf({ type: 'string', format: 'binary' })).toBe('file');
  expect(await typeOf({ contentMediaType: 'application/octet-stream' })).toBe('file');
  expect(await typeOf({ $ref: '#/components/schemas/Gone' })).toBe('any');
});

test('facts come in short words and a fixed order', async () => {
  expect(
    await facts({
      type: 'string',
      pattern: '^a',
      maxLength: 200,
      minLength: 1,
      examples: ['Acme'],
      enum: ['a', 'b'],
      default: 'a',
      format: 'name',
    }),
  ).toEqual([
    'Format: name',
    'Default: "a"',
    'One of: a b',
    'Example: "Acme"',
    'Length: 1 to 200',
    'Pattern: ^a',
  ]);
  expect(await facts({ type: 'integer', minimum: 0 })).toEqual(['Range: at least 0']);
  expect(await facts({ type: 'integer', exclusiveMinimum: 0, maximum: 5 })).toEqual([
    'Range: more than 0, at most 5',
  ]);
  expect(await facts({ type: 'string', minLength: 2, maxLength: 2 })).toEqual(['Length: exactly 2']);
  expect(await facts({ type: 'array', minItems: 1, uniqueItems: true })).toEqual([
    'Items: at least 1 unique',
  ]);
  expect(await facts({ type: 'number', multipleOf: 0.5 })).toEqual(['Multiple of: 0.5']);
  expect(await facts({ const: { a: 1 } })).toEqual(['Value: { "a": 1 }']);
  expect(await facts({ type: 'object', examples: [{ plan: 'pro' }] })).toEqual([
    'Example: { "plan": "pro" }',
  ]);
  expect(await facts({ type: 'string', default: null })).toEqual(['Default: null']);
  expect(await facts({ type: 'array', items: { enum: ['x', 'y'] } })).toEqual(['One of: x y']);
});

test('properties keep the order of the file, say what is required, and come from all parts of allOf', async () => {
  const field = await read({
    Base: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    Test: {
      description: 'own',
      allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['z'] }],
      properties: { z: { type: 'string' }, name: { description: 'The name.', maxLength: 3 }, a: true },
    },
  });
  expect(field.type).toBe('object');
  expect(field.description).toBe('own');
  expect(field.children.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['id', 'integer', true],
    ['name', 'string', false],
    ['z', 'string', true],
    ['a', 'any', false],
  ]);
  expect(field.children[1]).toMatchObject({ description: 'The name.', facts: [{ label: 'Length' }] });
});

test('keywords beside a reference win over what it leads to', async () => {
  const field = await read({
    Name: { type: 'string', description: 'general', deprecated: true },
    Test: { $ref: '#/components/schemas/Name', description: 'special' },
  });
  expect(field).toMatchObject({ type: 'string', description: 'special', deprecated: true });
});

test('additional properties are an entry of their own', async () => {
  const named = await read({
    Test: {
      type: 'object',
      additionalProperties: { type: 'string' },
      'x-additionalPropertiesName': 'schema_id',
    },
  });
  expect(named.anyKey).toMatchObject({ name: '{schema_id}', type: 'string' });
  const plain = await read({ Test: { type: 'object', additionalProperties: { type: 'string' } } });
  expect(plain.anyKey?.name).toBe('{key}');
  const pattern = await read({ Test: { type: 'object', patternProperties: { '^x-': { type: 'integer' } } } });
  expect(pattern.anyKey).toMatchObject({ name: '/^x-/', type: 'integer' });
  expect((await read({ Test: { type: 'object', additionalProperties: true } })).anyKey).toBeUndefined();
});

test('an array of objects has the rows of its items', async () => {
  const field = await read({
    Test: {
      type: 'array',
      items: { type: 'object', description: 'A user.', properties: { id: { type: 'string' } } },
    },
  });
  expect(field).toMatchObject({ type: 'object[]', description: 'A user.', children: [{ name: 'id' }] });
});

test('alternatives are choices with titles, and a lone one beside null is the schema itself', async () => {
  const field = await read({
    Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
    Test: {
      oneOf: [
        { $ref: '#/components/schemas/Cat' },
        { title: 'Name', type: 'string', minLength: 1 },
        { type: 'null' },
      ],
    },
  });
  expect(field.type).toBe('object | string | null');
  expect(field.choices.map(({ title }) => title)).toEqual(['Cat', 'Name']);
  expect(field.choices[0]?.field.children[0]?.name).toBe('lives');
  const lone = await read({
    Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
    Test: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'null' }], description: 'A cat.' },
  });
  expect(lone).toMatchObject({
    type: 'object | null',
    description: 'A cat.',
    children: [{ name: 'lives' }],
    choices: [],
  });
});

test('a schema within itself is cut and named, through properties, items, choices and wrappers', async () => {
  const self = { $ref: '#/components/schemas/Tree' };
  const field = await read({
    Tree: {
      type: 'object',
      properties: {
        parent: self,
        children: { type: 'array', items: self },
        other: { oneOf: [self, { type: 'string', minLength: 1 }] },
        wrapped: { description: 'w', allOf: [self] },
      },
    },
    Test: self,
  });
  const [parent, children, other, wrapped] = field.children;
  expect(parent).toMatchObject({ type: 'object', recursion: 'Tree', children: [] });
  expect(children).toMatchObject({ type: 'object[]', recursion: 'Tree' });
  expect(other?.choices[0]).toMatchObject({ title: 'Tree', field: { recursion: 'Tree' } });
  expect(wrapped).toMatchObject({ description: 'w', recursion: 'Tree' });
});

test('a shared base is no recursion, and a subtype does not repeat the choices of its supertype', async () => {
  const field = await read({
    Base: { type: 'object', properties: { id: { type: 'string' } } },
    Owner: { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { name: { type: 'string' } } },
    Test: {
      allOf: [{ $ref: '#/components/schemas/Base' }],
      properties: { owner: { $ref: '#/components/schemas/Owner' } },
    },
  });
  expect(field.children[1]?.children.map(({ name }) => name)).toEqual(['id', 'name']);
  const pet = await read({
    Test: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      properties: { kind: { type: 'string' } },
    },
    Cat: { allOf: [{ $ref: '#/components/schemas/Test' }], properties: { lives: { type: 'integer' } } },
    Dog: { allOf: [{ $ref: '#/components/schemas/Test' }], properties: { tricks: { type: 'integer' } } },
  });
  expect(pet.choices[0]?.field).toMatchObject({
    choices: [],
    children: [{ name: 'kind' }, { name: 'lives' }],
  });
});

test('what is too large or too deep is cut and says so', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `S${index}`);
  const schemas = Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: 'object',
        properties: Object.fromEntries(
          names.map((other) => [other, { $ref: `#/components/schemas/${other}` }]),
        ),
      },
    ]),
  );
  const wide = await read({ ...schemas, Test: { $ref: '#/components/schemas/S0' } });
  expect(countRows(wide)).toBeLessThan(1_000);
  expect(new Set(wide.children.slice(1).map(countRows)).size).toBe(1);
  expect(JSON.stringify(wide)).toContain('"isCut":true');
  const nest = (depth: number): unknown =>
    depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nest(depth - 1) } };
  expect(JSON.stringify(await read({ Test: nest(30) }))).toContain('"isCut":true');
});

test('parts that meet again and again are put together once', async () => {
  const levels = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => {
      const next = { $ref: `#/components/schemas/L${index + 1}` };
      return [`L${index}`, { allOf: [next, { allOf: [next] }] }];
    }),
  );
  const field = await read({
    ...levels,
    L40: { type: 'object', properties: { end: { type: 'string' } } },
    Test: { $ref: '#/components/schemas/L20' },
  });
  expect(field.children.map(({ name }) => name)).toEqual(['end']);
});

test('whatever stands in a schema, a row comes of it', async () => {
  const keyword = fc.constantFrom(
    ...[
      'type',
      'properties',
      'items',
      'allOf',
      'oneOf',
      'anyOf',
      'enum',
      'required',
      'examples',
      'minLength',
      '$ref',
    ],
    ...[
      'additionalProperties',
      'prefixItems',
      'patternProperties',
      'description',
      'nullable',
      'default',
      'const',
    ],
  );
  const { tie } = fc.letrec((lean) => ({
    tie: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('string', 'object', 'array', '#/components/schemas/Test', null, true, 3),
      fc.dictionary(keyword, lean('tie'), { maxKeys: 4 }),
      fc.dictionary(fc.constantFrom('a', '1', '__proto__'), lean('tie'), { maxKeys: 2 }),
      fc.array(lean('tie'), { maxLength: 3 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(tie, async (schema) => {
      const { document, schema: node } = await openSchemas({ Test: schema ?? {} });
      expect(typeof readField(document, node).type).toBe('string');
    }),
    { numRuns: 150 },
  );
});
