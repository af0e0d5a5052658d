import { describe, expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { findSchema } from './find-schema.ts';
import { openSchema } from './open-schema.ts';
import { describeMissing } from './page-problems.ts';

const text = `
openapi: 3.1.1
info: { title: T, version: "1" }
paths:
  /orders:
    parameters: [{ $ref: "#/components/parameters/Filter" }]
    get: { responses: { "200": { $ref: "#/components/responses/Orders" } } }
  /items:
    post:
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
      responses: { "204": { description: Done } }
  /health: { get: { responses: { "204": { description: Fine } } } }
components:
  parameters:
    Filter: { name: filter, in: query, schema: { $ref: "#/components/schemas/Filter" } }
  responses:
    Orders: { description: All, content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
  schemas:
    Filter: { type: string, enum: [open, done] }
    Order: { type: object, title: An order, properties: { items: { type: array, items: { $ref: "#/components/schemas/Item" } } } }
    Item: { type: object, deprecated: true, required: [name], properties: { name: { type: string, example: Tea }, parent: { $ref: "#/components/schemas/Item" } } }
    "a b": { type: integer }
`;

const open = async () => {
  const { document } = await openText(text);
  return [document, { ...document, name: 'spec/v2.yaml' }];
};
const find = async (reference: string) => {
  const result = findSchema(await open(), reference);
  return result.kind === 'found'
    ? `${result.schema.document} ${result.schema.name}`
    : [result.reason, ...result.nearest];
};

describe('a schema that a page names', () => {
  test('is found by its name, with its document in front or not', async () => {
    expect(await find('Item')).toBe('openapi.yaml Item');
    expect(await find(' "Item" ')).toBe('openapi.yaml Item');
    expect(await find('v2 Item')).toBe('spec/v2.yaml Item');
    expect(await find('/spec/v2.yaml Item')).toBe('spec/v2.yaml Item');
    expect(await find('a b')).toBe('openapi.yaml a b');
  });

  test('reports a missing schema with the nearest name, and a problem with a hint', async () => {
    expect(await find('Itm')).toEqual(['unknown-schema', 'Item']);
    expect(await find('v3 Item')).toEqual(['unknown-document', 'openapi.yaml', 'spec/v2.yaml']);
    expect(await find('')).toEqual(['malformed']);
    expect(findSchema([], 'Item')).toMatchObject({ reason: 'no-documents' });
    const place = { file: 'content/a.mdx', line: 2, column: 17 };
    for (const reference of ['Itm', 'Nothing alike', 'v3 Item', '']) {
      const miss = findSchema(await open(), reference);
      if (miss.kind !== 'missing') throw new Error(reference);
      const [problem] = describeMissing('schema', reference, miss, place);
      expect(problem).toMatchObject({ ...place, severity: 'warning' });
      expect(problem?.hint).not.toBe('');
    }
    const unread = findSchema([], 'Item', false);
    expect(unread.kind === 'missing' && describeMissing('schema', 'Item', unread, place)).toEqual([]);
  });

  test('has its title, rows, an example, and the operations that it is part of', async () => {
    const [document] = await open();
    if (!document) throw new Error('no document');
    const show = (name: string) => {
      const found = findSchema([document], name);
      if (found.kind !== 'found') throw new Error(name);
      const schema = openSchema([document], found.schema);
      return { ...schema, users: schema.users.map(({ method, path }) => `${method} ${path}`) };
    };
    expect(show('Item')).toMatchObject({
      title: 'Item',
      deprecated: true,
      users: ['GET /orders', 'POST /items'],
    });
    expect(show('Item').field.children.map(({ name }) => name)).toEqual(['name', 'parent']);
    expect(show('Item').examples[0]?.value).toMatchObject({ name: 'Tea' });
    expect(show('Order')).toMatchObject({ title: 'An order', users: ['GET /orders'] });
    expect(show('Filter').users).toEqual(['GET /orders']);
    expect(show('a b').users).toEqual([]);
    expect(show('a b').examples).toHaveLength(1);
  });
});
