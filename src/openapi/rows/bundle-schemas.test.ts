import { describe, expect, it } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import type { JsonSchema } from '../../json-schema/mistake.ts';
import { validate } from '../../json-schema/validate.ts';
import { listOperations, summarizeOperation } from '../read/read-operations.ts';
import { bundleSchemas, type SchemaBundle } from './bundle-schemas.ts';

type Schemas = Readonly<Record<string, unknown>>;

async function bundle(
  body: unknown,
  schemas: Schemas = {},
  version = '3.1.1',
  more: Schemas = {},
): Promise<SchemaBundle> {
  const { document } = await openText(
    JSON.stringify({
      openapi: version,
      info: { title: 'T', version: '1' },
      paths: {
        '/a/{id}': {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer', description: 'No.' } },
          ],
          post: {
            requestBody: { content: { 'application/json': { schema: body } } },
            responses: {},
            ...more,
          },
        },
      },
      components: { schemas },
    }),
  );
  const [entry] = listOperations(document);
  if (!entry) throw new Error('There is no operation.');
  return bundleSchemas(document, summarizeOperation(entry));
}

async function bundleBody(
  body: unknown,
  schemas: Schemas = {},
  version = '3.1.1',
): Promise<JsonSchema | undefined> {
  return (await bundle(body, schemas, version)).schemas['body.0'];
}

describe('bundleSchemas', () => {
  it('keeps what is asserted and leaves out what is shown', async () => {
    const body = {
      title: 'T',
      description: '</script><!--',
      type: 'object',
      'x-anything': 1,
      externalDocs: { url: 'https://example.com' },
      xml: { name: 'a' },
      example: { name: 'a' },
      required: ['title'],
      properties: {
        title: {
          type: 'string',
          description: 'd',
          examples: ['e'],
          deprecated: true,
          minLength: 1,
          default: 'x',
        },
        any: { description: 'Anything.' },
      },
      additionalProperties: true,
    };
    expect(await bundle(body)).toMatchObject({
      schemas: {
        'path.id': { type: 'integer' },
        'body.0': {
          type: 'object',
          required: ['title'],
          properties: { title: { type: 'string', minLength: 1 }, any: true },
        },
      },
      definitions: {},
    });
    expect(JSON.stringify(await bundle(body))).not.toMatch(
      /script|example|deprecated|default|description|x-any/,
    );
  });

  it('names what references lead to, also in a circle and under names that pointers escape', async () => {
    const found = await bundle(
      { $ref: '#/components/schemas/a~1b' },
      {
        'a/b': {
          type: 'object',
          properties: {
            next: { $ref: '#/components/schemas/a~1b' },
            c: { $ref: '#/components/schemas/a_b' },
          },
        },
        a_b: { type: 'string' },
      },
    );
    expect(found.schemas['body.0']).toEqual({ $ref: '#/$defs/a_b' });
    expect(found.definitions).toEqual({
      a_b: { type: 'object', properties: { next: { $ref: '#/$defs/a_b' }, c: { $ref: '#/$defs/a_b-2' } } },
      'a_b-2': { type: 'string' },
    });
  });

  it('reads OpenAPI 3.0: nullable, also beside an enum, and flags for bounds', async () => {
    const body = {
      type: 'object',
      properties: {
        a: { type: 'string', nullable: true, enum: ['x'] },
        b: { type: 'integer', minimum: 1, exclusiveMinimum: true },
        c: { nullable: true, allOf: [{ $ref: '#/components/schemas/C' }] },
        d: { nullable: true, oneOf: [{ type: 'string' }, { type: 'integer' }] },
      },
    };
    const found = await bundle(body, { C: { type: 'object' } }, '3.0.3');
    const check = (value: unknown) => validate(found.schemas['body.0'] ?? true, value, found.definitions);
    expect(check({ a: null, b: 2, c: null, d: null })).toEqual([]);
    expect(check({ a: 'y', b: 1, c: 1, d: true })).toHaveLength(4);
  });

  it('asks for nothing that only the server gives', async () => {
    const Base = { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' }, name: {} } };
    const Id = { type: 'integer', readOnly: true };
    const body = { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['id', 'name'] }] };
    const found = await bundle(body, { Base, Id });
    expect(found.schemas['body.0']).toEqual({ allOf: [{ $ref: '#/$defs/Base' }, { required: ['name'] }] });
  });

  it('maps the values of a discriminator to the choices', async () => {
    const found = await bundle(
      {
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', mapping: { woof: 'Dog', lost: 'None' } },
      },
      { Cat: { required: ['lives'] }, Dog: { required: ['bark'] } },
    );
    expect(found.schemas['body.0']).toMatchObject({
      discriminator: {
        propertyName: 'kind',
        mapping: { Cat: '#/$defs/Cat', Dog: '#/$defs/Dog', woof: '#/$defs/Dog' },
      },
    });
    expect(found.schemas['body.0']).not.toHaveProperty('discriminator.mapping.lost');
  });

  it('keeps patterns that can be checked, and leaves out those that are broken or cannot', async () => {
    for (const pattern of ['^(a+)+$', '^(?=.*\\d).{8,}$', '^[\\w-.]{1,65535}$'])
      expect(await bundleBody({ type: 'string', pattern })).toEqual({ type: 'string', pattern });
    for (const pattern of ['(', '(a)\\1', '((a{999}){999}){999}']) {
      expect(await bundleBody({ type: 'string', pattern })).toEqual({ type: 'string' });
      expect(
        await bundleBody({
          type: 'object',
          patternProperties: { [pattern]: {} },
          additionalProperties: false,
        }),
      ).toEqual({ type: 'object' });
    }
  });

  it('refuses nothing for fitting a schema of which a part is left out', async () => {
    const choices = [
      { type: 'string', format: 'hostname' },
      { type: 'string', format: 'ipv4' },
    ];
    expect(await bundleBody({ oneOf: choices, not: { type: 'string', format: 'hostname' } })).toEqual({
      anyOf: [{ type: 'string' }, { type: 'string', format: 'ipv4' }],
    });
  });

  it('knows nothing of files', async () => {
    expect(await bundleBody({ properties: { f: { type: 'string', format: 'binary' } } })).toEqual({
      properties: { f: true },
    });
  });

  it('stays small, nearest first, whatever a document refers to', async () => {
    const wide = (count: number, ref: string) => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `property${index}`,
          { $ref: `#/components/schemas/${ref}` },
        ]),
      ),
    });
    const found = await bundle(
      {
        properties: {
          near: { $ref: '#/components/schemas/Near' },
          huge: { $ref: '#/components/schemas/Huge' },
        },
      },
      {
        Near: { type: 'object', properties: { far: { $ref: '#/components/schemas/Far' } } },
        Huge: wide(2_000, 'Near'),
        Far: wide(100, 'Leaf'),
        Leaf: { type: 'string' },
      },
    );
    expect(Object.keys(found.definitions)).toEqual(['Near', 'Far', 'Leaf']);
    expect(JSON.stringify(found).length).toBeLessThan(21_000);
    const inline = await bundle({ anyOf: Array.from({ length: 5_000 }, () => ({ type: 'string' })) });
    expect(JSON.stringify(inline).length).toBeLessThan(21_000);
  });

  it('names what a schema refers to for each operation, where two have the same name', async () => {
    const refer = (place: string, name: string) => ({ $ref: `#/components/${place}/${name}` });
    const post = (schema: unknown) => ({
      post: { requestBody: { content: { 'application/json': { schema } } } },
    });
    const choice = (name: string) => ({ oneOf: [{ $ref: `#/$defs/${name}` }] });
    const { document } = await openText(
      JSON.stringify({
        openapi: '3.1.1',
        info: { title: 'T', version: '1' },
        paths: {
          '/one': post(refer('schemas', 'List')),
          '/two': post({ anyOf: [refer('schemas', 'Item'), refer('schemas', 'List')] }),
          '/three': post(refer('schemas', 'List')),
        },
        components: {
          schemas: { Item: { maximum: 1 }, List: { oneOf: [refer('x-more', 'Item')] } },
          'x-more': { Item: { maximum: 2 } },
        },
      }),
    );
    const found = listOperations(document).map(
      (entry) => bundleSchemas(document, summarizeOperation(entry)).definitions,
    );
    const plain = { List: choice('Item'), Item: { maximum: 2 } };
    const named = { Item: { maximum: 1 }, List: choice('Item-2'), 'Item-2': { maximum: 2 } };
    expect(found).toEqual([plain, named, plain]);
  });
});
