import { expect, test } from 'vitest';
import { openSchemas } from '../../../tests/support/document-fixture.ts';
import { toPlainJson } from '../load/ordered-json.ts';
import type { Direction } from './given-value.ts';
import { makeExample } from './make-example.ts';

const example = async (
  schema: unknown,
  others: Readonly<Record<string, unknown>> = {},
  direction: Direction = 'response',
) => {
  const { document, schema: node } = await openSchemas({ ...others, Test: schema });
  return toPlainJson(makeExample(document, node, direction));
};

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('the property of a discriminator says which schema was chosen', async () => {
  const Cat = { type: 'object', properties: { kind: { type: 'string' }, lives: { type: 'integer' } } };
  const choices = { oneOf: [refer('Cat'), refer('Dog')] };
  const discriminator = (mapping?: unknown) => ({ discriminator: { propertyName: 'kind', mapping } });
  expect(await example({ ...choices, ...discriminator() }, { Cat, Dog: Cat })).toMatchObject({ kind: 'Cat' });
  const mapping = { dog: refer('Dog').$ref, cat: refer('Cat').$ref };
  expect(await example({ ...choices, ...discriminator(mapping) }, { Cat, Dog: Cat })).toEqual({
    kind: 'cat',
    lives: 1,
  });
  expect(await example({ ...choices, ...discriminator({ puss: 'Cat' }) }, { Cat, Dog: Cat })).toMatchObject({
    kind: 'puss',
  });
});

test('the property of a discriminator says the name of a schema that is a subtype by allOf', async () => {
  const Pet = {
    type: 'object',
    discriminator: { propertyName: 'kind', mapping: { bird: refer('Bird').$ref } },
    properties: { kind: { type: 'string' } },
    required: ['kind'],
  };
  const Bird = { allOf: [refer('Pet'), { properties: { wings: { type: 'integer' } } }] };
  expect(await example(refer('Bird'), { Pet, Bird })).toEqual({ kind: 'bird', wings: 1 });
  expect(await example(refer('Fish'), { Pet, Bird, Fish: { allOf: [refer('Pet')] } })).toEqual({
    kind: 'Fish',
  });
});

test('of several choices one is taken that alone fits', async () => {
  const one = { type: 'object', properties: { a: { type: 'string' } } };
  const other = { type: 'object', properties: { b: { type: 'integer' } }, required: ['b'] };
  expect(await example({ oneOf: [one, other] })).toEqual({ a: 'string' });
  expect(await example({ oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'boolean' }] })).toBe(true);
  expect(await example({ anyOf: [{ type: 'number' }, { type: 'integer' }] })).toBe(1);
  expect(await example({ type: 'string', not: { enum: ['string'] }, examples: ['x'] })).toBe('x');
});

test('what only a choice requires is there', async () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string', deprecated: true } },
    anyOf: [{ required: ['name'] }, { required: ['id'] }],
  };
  expect(await example(schema)).toEqual({ id: 1, name: 'string' });
});

test('every choice of schemas that hold together is made', async () => {
  const kind = (name: string) => ({
    type: 'object',
    properties: { [name]: { type: 'boolean' } },
    required: [name],
  });
  const schema = { allOf: [{ oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('c'), kind('d')] }] };
  expect(await example(schema)).toEqual({ a: true, c: true });
});

test('a cycle ends where its schema lets it end', async () => {
  const Node = {
    type: 'object',
    required: ['value', 'next'],
    properties: { value: { type: 'integer' }, next: { oneOf: [refer('Node'), { const: 'end' }] } },
  };
  expect(await example(refer('Node'), { Node })).toEqual({ value: 1, next: 'end' });
  const Item = {
    type: 'object',
    required: ['parent'],
    properties: { parent: { anyOf: [refer('Item'), { type: 'null' }] } },
  };
  expect(await example(refer('Item'), { Item })).toEqual({ parent: null });
  const List = { type: 'array', items: refer('List') };
  expect(await example(refer('List'), { List })).toEqual([]);
  const Endless = { type: 'object', required: ['inner'], properties: { inner: refer('Endless') } };
  const holder = { type: 'object', properties: { id: { type: 'integer' }, endless: refer('Endless') } };
  expect(await example(holder, { Endless })).toEqual({ id: 1 });
  expect(await example(refer('Endless'), { Endless })).toEqual({ inner: {} });
});

test('a word of the schema that does not fit it is not taken', async () => {
  expect(await example({ type: 'integer', example: 'seven' })).toBe(1);
  expect(await example({ type: 'string', enum: ['a', 'b'], example: 'c' })).toBe('a');
  expect(
    await example({ type: 'object', example: { id: 'x' }, properties: { id: { type: 'integer' } } }),
  ).toEqual({
    id: 1,
  });
});

test('what a schema gives as an example is shown without what does not travel', async () => {
  const schema = {
    type: 'object',
    properties: { id: { type: 'integer', readOnly: true }, password: { type: 'string', writeOnly: true } },
    required: ['id'],
    example: { id: 7, password: 'x', more: true },
  };
  expect(await example(schema, {}, 'request')).toEqual({ password: 'x', more: true });
  expect(await example(schema, {}, 'response')).toEqual({ id: 7, more: true });
});

test('keys beyond the declared ones have the names that are asked for', async () => {
  expect(
    await example({ type: 'object', patternProperties: { '^x-[a-z]{2}$': { type: 'integer' } } }),
  ).toEqual({
    'x-ab': 1,
  });
  expect(
    await example({ type: 'object', minProperties: 2, additionalProperties: { type: 'integer' } }),
  ).toEqual({
    key: 1,
    key2: 1,
  });
  expect(await example({ type: 'object', additionalProperties: true })).toEqual({});
});

test('items that have to differ do', async () => {
  const unique = (items: unknown) => example({ type: 'array', items, minItems: 3, uniqueItems: true });
  expect(await unique({ type: 'string' })).toEqual(['string', 'string2', 'string3']);
  expect(await unique({ type: 'integer', minimum: 4, multipleOf: 2 })).toEqual([4, 6, 8]);
  expect(await unique({ enum: ['a', 'b', 'c'] })).toEqual(['a', 'b', 'c']);
  expect(await unique({ type: 'object', properties: { id: { type: 'integer' } } })).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

test('conditions are met', async () => {
  const schema = {
    type: 'object',
    properties: { country: { enum: ['GB', 'US'] }, code: { type: 'string' } },
    if: { properties: { country: { const: 'GB' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { code: { pattern: '^[A-Z]{2}\\d \\d[A-Z]{2}$' } }, required: ['code'] },
  };
  expect(await example(schema)).toEqual({ country: 'GB', code: 'AB1 2CD' });
  const dependent = {
    type: 'object',
    properties: { card: { type: 'string' } },
    dependentRequired: { card: ['address'] },
  };
  expect(await example(dependent)).toEqual({ card: 'string', address: null });
});

test('schemas without end give an answer in bounded time', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
  const all = Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: 'object',
        required: ['next', 'other'],
        properties: { next: { oneOf: names.map(refer) }, other: { anyOf: names.map(refer) } },
      },
    ]),
  );
  expect(JSON.stringify(await example(refer('S0'), all)).length).toBeLessThan(20_000);
});
