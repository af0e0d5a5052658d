import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSchemas } from '../../../tests/support/document-fixture.ts';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import type { Field } from '../read/operation.ts';
import { readSchemaRows } from './schema-rows.ts';

const read = async (schemas: Readonly<Record<string, unknown>>) => {
  const { document, schema } = await openSchemas(schemas);
  return readSchemaRows(document, schema);
};

/** The type that a reader sees for each schema. */
const typeOf = async (schema: unknown, others: Readonly<Record<string, unknown>> = {}) =>
  (await read({ ...others, Test: schema })).type;

const facts = async (schema: unknown) =>
  (await read({ Test: schema })).facts.map(({ label, values }) => `${label}: ${values.join(' ')}`);

const countRows = (field: Field): number =>
  1 +
  [...field.children, ...(field.choices?.options ?? []).map((choice) => choice.field)]
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
    'Default: a',
    'Allowed values: a b',
    'Example: Acme',
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
  expect(await facts({ type: 'array', items: { enum: ['x', 'y'] } })).toEqual(['Allowed values: x y']);
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

test('additional properties and each pattern are rows of their own, after the named ones', async () => {
  const named = await read({
    Test: {
      type: 'object',
      additionalProperties: { type: 'string' },
      'x-additionalPropertiesName': 'schema_id',
    },
  });
  expect(named.children).toMatchObject([{ id: 'schema-schema_id', name: '{schema_id}', type: 'string' }]);
  const plain = await read({
    Test: {
      type: 'object',
      properties: { id: true },
      additionalProperties: { type: 'string' },
      patternProperties: { '^x-': { type: 'integer' }, '^y-': { type: 'boolean' } },
    },
  });
  expect(plain.children).toMatchObject([
    { name: 'id' },
    { name: '/^x-/', type: 'integer' },
    { name: '/^y-/', type: 'boolean' },
    { name: '{key}', type: 'string' },
  ]);
  expect((await read({ Test: { type: 'object', additionalProperties: true } })).children).toEqual([]);
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
  expect(field.choices?.options.map(({ title }) => title)).toEqual(['Cat', 'Name']);
  expect(field.choices?.options[0]?.field.children[0]?.name).toBe('lives');
  const lone = await read({
    Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
    Test: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { type: 'null' }], description: 'A cat.' },
  });
  expect(lone).toMatchObject({
    type: 'object | null',
    description: 'A cat.',
    children: [{ name: 'lives' }],
    choices: undefined,
  });
});

test('a schema within itself leads to where it stands, through properties, items, choices and wrappers', async () => {
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
  const shownAt = { id: 'schema', name: 'Tree' };
  expect(parent).toMatchObject({ type: 'object', shownAt, children: [] });
  expect(children).toMatchObject({ type: 'object[]', shownAt });
  expect(other?.choices?.options[0]).toMatchObject({ title: 'Tree', field: { shownAt } });
  expect(wrapped).toMatchObject({ description: 'w', shownAt });
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
  expect(pet.children).toMatchObject([{ name: 'kind' }]);
  expect(pet.choices?.options[0]?.field).toMatchObject({
    choices: undefined,
    children: [{ name: 'lives' }],
  });
});

test('a schema stands once, where it is nearest to the surface, and every other use leads there', async () => {
  const user = { $ref: '#/components/schemas/User' };
  const field = await read({
    User: { type: 'object', properties: { name: { type: 'string' } } },
    Test: {
      type: 'object',
      properties: {
        deep: { type: 'object', properties: { owner: user, others: { type: 'array', items: user } } },
        author: { anyOf: [user, { type: 'null' }] },
        named: { description: 'Another.', ...user },
      },
    },
  });
  const [deep, author, named] = field.children;
  const shownAt = { id: 'schema-author', name: 'User' };
  expect(author).toMatchObject({ id: 'schema-author', children: [{ id: 'schema-author-name' }] });
  expect(named).toMatchObject({ description: 'Another.', shownAt, children: [] });
  expect(deep?.children).toMatchObject([{ shownAt }, { type: 'object[]', shownAt }]);
});

test('a schema that adds rows to another one is another one', async () => {
  const user = { $ref: '#/components/schemas/User' };
  const field = await read({
    User: { type: 'object', properties: { name: { type: 'string' } } },
    Test: { type: 'object', properties: { a: user, b: { ...user, required: ['name'] } } },
  });
  expect(field.children[1]).toMatchObject({
    shownAt: undefined,
    children: [{ name: 'name', required: true }],
  });
});

test('what is too large or too deep is left out, the deepest first, and counted', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { description: 'word '.repeat(20), type: 'string' }]),
  );
  const schemas = Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        type: 'object',
        properties: { ...properties, next: { $ref: `#/components/schemas/S${index + 1}` } },
      },
    ]),
  );
  const wide = await read({ ...schemas, Test: { $ref: '#/components/schemas/S0' } });
  expect(countRows(wide)).toBeLessThan(600);
  expect(wide.omitted).toBe(0);
  expect(wide.children).toHaveLength(61);
  expect(JSON.stringify(wide)).toMatch(/"omitted":[1-9]/);
  const nest = (depth: number): unknown =>
    depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nest(depth - 1) } };
  expect(JSON.stringify(await read({ Test: nest(40) }))).toContain('"omitted":1');
});

test('ids are unique, short and say where a row is', async () => {
  const field = await read({
    Test: {
      type: 'object',
      properties: {
        'a b': { type: 'object', properties: { c: true } },
        'a-b': { type: 'object', properties: { c: true } },
        'A.B': true,
        ['long'.repeat(40)]: true,
      },
    },
  });
  expect(field.children.map(({ id }) => id).slice(0, 3)).toEqual([
    'schema-a-b',
    'schema-a-b-2',
    'schema-a-b-3',
  ]);
  expect(field.children[1]?.children[0]?.id).toBe('schema-a-b-2-c');
  expect(field.children[3]?.id.length).toBeLessThan(80);
});

test('choices have their discriminator and the values that mean each of them', async () => {
  const Cat = { type: 'object', properties: { type: { const: 'cat' }, lives: { type: 'integer' } } };
  const Dog = { type: 'object', properties: { type: { type: 'string' }, tricks: { type: 'integer' } } };
  const choices = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const mapped = await read({
    Cat,
    Dog,
    Test: {
      oneOf: choices,
      discriminator: {
        propertyName: 'type',
        mapping: { kitty: '#/components/schemas/Cat', tom: 'Cat', dog: 'Dog' },
      },
    },
  });
  expect(mapped.choices).toMatchObject({
    kind: 'oneOf',
    discriminator: 'type',
    options: [
      { title: 'Cat', values: ['kitty', 'tom'], field: { id: 'schema-cat' } },
      { title: 'Dog', values: ['dog'] },
    ],
  });
  const implied = await read({ Cat, Dog, Test: { anyOf: choices, discriminator: { propertyName: 'type' } } });
  expect(implied.choices).toMatchObject({
    kind: 'anyOf',
    options: [{ values: ['cat'] }, { values: ['Dog'] }],
  });
  const subtype = (name: string) => ({
    allOf: [{ $ref: '#/components/schemas/Test' }],
    properties: { [name]: { type: 'string' } },
  });
  const base = await read({
    A: subtype('a'),
    B: subtype('b'),
    Test: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { a: 'A', b: '#/components/schemas/B' } },
    },
  });
  expect(base.children).toMatchObject([{ name: 'kind' }]);
  expect(base.choices?.options).toMatchObject([
    { title: 'A', values: ['a'], field: { children: [{ name: 'a' }] } },
    { title: 'B', values: ['b'], field: { children: [{ name: 'b' }] } },
  ]);
});

test('nameless choices are told by what is in them', async () => {
  const field = await read({
    Test: {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'a' }, x: true } },
        { type: 'object', properties: { labels: true } },
        { type: 'array', items: { type: 'object', properties: { id: true } } },
      ],
    },
  });
  expect(field.choices?.options.map(({ title }) => title)).toEqual(['kind: a', '{ labels }', 'object[]']);
});

test('choices that say no more than values, types or required keys are facts', async () => {
  expect(
    (
      await read({
        Test: {
          oneOf: [
            { const: 'a', description: 'The first.' },
            { const: 'b', title: 'Second' },
          ],
        },
      })
    ).facts,
  ).toEqual([{ label: 'Allowed values', values: ['a', 'b'], notes: ['The first.', 'Second'] }]);
  expect(
    await facts({
      type: 'object',
      properties: { a: true, b: true },
      anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
    }),
  ).toEqual(['Needs at least one of: a b + c']);
  expect(
    (await read({ Test: { oneOf: [{ type: 'string' }, { type: 'integer' }] } })).choices,
  ).toBeUndefined();
});

test('what is said of keys, items, values and content is told', async () => {
  expect(
    await facts({
      type: 'object',
      properties: { card: { type: 'string' } },
      additionalProperties: false,
      propertyNames: { pattern: '^[a-z]+$' },
      dependentRequired: { card: ['address', 'zip'] },
      not: { required: ['id'] },
    }),
  ).toEqual([
    'Properties: only those listed',
    'Keys match: ^[a-z]+$',
    'Required with card: address zip',
    'Not: with id',
  ]);
  expect(
    await facts({
      type: 'string',
      contentMediaType: 'image/png',
      contentEncoding: 'base64',
      not: { const: '' },
    }),
  ).toEqual(['Media type: image/png', 'Encoding: base64', 'Not: ""']);
  expect(await facts({ type: 'array', contains: { type: 'integer' }, minItems: 2 })).toEqual([
    'Items: at least 2',
    'Contains: integer',
  ]);
});

test('values of enum have their descriptions, by value or by place', async () => {
  const byValue = await read({
    Test: { enum: ['a', 'b', null], 'x-enumDescriptions': { b: 'The second.' } },
  });
  expect(byValue.facts).toEqual([
    { label: 'Allowed values', values: ['a', 'b'], notes: ['', 'The second.'] },
  ]);
  const byPlace = await read({ Test: { enum: [1, 2], 'x-enumDescriptions': ['One.', 'Two.'] } });
  expect(byPlace.facts[0]?.notes).toEqual(['One.', 'Two.']);
  const many = await read({ Test: { enum: Array.from({ length: 999 }, (_, index) => index) } });
  expect(many.facts[0]?.label).toBe('Allowed values, first 200 of 999');
  expect(many.facts[0]?.values).toHaveLength(200);
});

test('a row says what may be absent, and links only to safe addresses', async () => {
  const field = await read({
    Test: {
      type: 'object',
      required: ['a'],
      externalDocs: { url: 'https://example.com/', description: 'More' },
      properties: {
        a: { externalDocs: { url: 'javascript:alert(1)' } },
        b: { type: 'object', properties: { c: true } },
      },
    },
  });
  expect(field.externalDocs).toEqual({ url: 'https://example.com/', description: 'More' });
  expect(field.children).toMatchObject([
    { required: true, optional: false, externalDocs: undefined },
    { required: false, optional: true, children: [{ optional: false }] },
  ]);
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
      expect(typeof readSchemaRows(document, node).type).toBe('string');
    }),
    { numRuns: propertyRuns(150) },
  );
});

test('a row whose fields are those of a schema with a name says which, a list of it too', async () => {
  const named = async (schema: unknown, others: Readonly<Record<string, unknown>> = {}) =>
    (await read({ Line: { type: 'object', properties: { id: {} } }, ...others, Test: schema })).schemaName;
  const line = { $ref: '#/components/schemas/Line' };
  expect(await named(line)).toBe('Line');
  expect(await named({ type: 'array', items: line })).toBe('Line');
  expect(await named({ oneOf: [line, { type: 'null' }] })).toBe('Line');
  expect(await named({ allOf: [line], description: 'In other words.' })).toBe('Line');
  expect(await named({ $ref: '#/components/schemas/Other' }, { Other: line })).toBe('Line');
  expect(await named({ type: 'object', properties: { a: {} } })).toBe('Test');
  expect(await named({ allOf: [line, { properties: { more: {} } }] })).toBe('Test');
  expect(await named({ $ref: '#/components/schemas/Word' }, { Word: { type: 'string' } })).toBeUndefined();
  expect(await named(line, { Line: { type: 'object', properties: { id: {} }, 'x-hidden': true } })).toBe(
    undefined,
  );
});

test('fields whose schema has a page of its own have no rows here, choices have', async () => {
  const { document, schema } = await openSchemas({
    Line: { type: 'object', properties: { id: {} } },
    Test: {
      type: 'object',
      properties: { line: { $ref: '#/components/schemas/Line' }, own: { properties: { a: {} } } },
      oneOf: [{ $ref: '#/components/schemas/Line' }, { type: 'string' }],
    },
  });
  const { children, choices } = readSchemaRows(document, schema, {}, 'schema', (name) => name === 'Line');
  expect(children.map(({ name, children: rows }) => [name, rows.length])).toEqual([
    ['line', 0],
    ['own', 1],
  ]);
  expect(choices?.options[0]?.field.children).toHaveLength(1);
});
