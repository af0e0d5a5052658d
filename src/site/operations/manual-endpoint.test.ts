import { describe, expect, it } from 'vitest';
import type { ManualField } from '../../content/compile/manual-field.ts';
import { readType, writeDocument } from './manual-endpoint.ts';

type Props = Readonly<Record<string, unknown>>;

function field(
  place: ManualField['in'],
  name: string,
  props: Props = {},
  fields: readonly ManualField[] = [],
): ManualField {
  return { in: place, name, props, description: undefined, fields };
}

function write(url: string, fields: readonly ManualField[], method = 'POST'): Props {
  return writeDocument({ title: 'T', reference: { method, url }, fields });
}

function writeBody(...fields: readonly ManualField[]): unknown {
  return write('/', fields)['paths'];
}

describe('writeDocument', () => {
  it('has the host of a whole URL as its server, with a variable for what stands in braces', () => {
    expect(write('https://{a}.example.com:8080', [], 'GET')).toMatchObject({
      servers: [{ url: 'https://{a}.example.com:8080', variables: { a: { default: 'a' } } }],
      paths: { '/': { get: { parameters: [] } } },
    });
    expect(write('/a', [])).toMatchObject({ servers: [], paths: { '/a': { post: {} } } });
  });

  it('has the parameters of the path first, also those that nothing is said of, and each once', () => {
    const fields = [
      field('query', 'q', { type: 'integer', default: '10', required: 'true' }),
      field('path', 'b', { type: 'integer' }),
      field('query', 'q'),
    ];
    expect(write('/{a}/{b}/{a}', fields)).toMatchObject({
      paths: {
        '/{a}/{b}/{a}': {
          post: {
            parameters: [
              { name: 'a', in: 'path', required: true, schema: { type: 'string' } },
              { name: 'b', in: 'path', required: true, schema: { type: 'integer' } },
              { name: 'q', in: 'query', required: true, schema: { type: 'integer', default: 10 } },
            ],
          },
        },
      },
    });
  });

  it('has the fields of the body as one object, and the fields inside them as theirs', () => {
    const inner = [field(undefined, 'x', { type: 'string', required: true }), field(undefined, 'y')];
    expect(
      writeBody(
        field('body', 'a', { type: 'object', required: true }, inner),
        field('body', 'b', { type: 'Thing[]' }, inner),
        field('body', 'c', { type: 'Thing' }),
        field('body', 'd', { type: 'string', enum: ['1', 2], placeholder: 3 }),
      ),
    ).toMatchObject({
      '/': {
        post: {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['a'],
                  properties: {
                    a: { type: 'object', required: ['x'], properties: { x: { type: 'string' }, y: {} } },
                    b: { type: 'array', items: { type: 'object', required: ['x'] } },
                    c: { examples: [{}] },
                    d: { type: 'string', enum: ['1', '2'], examples: ['3'] },
                  },
                },
              },
            },
          },
        },
      },
    });
  });

  it('is sent as parts where a field is a file', () => {
    expect(writeBody(field('body', 'f', { type: 'file' }))).toMatchObject({
      '/': { post: { requestBody: { required: false, content: { 'multipart/form-data': {} } } } },
    });
  });

  it('is sent as the page says, where that is a media type', () => {
    const read = (contentType: string) => {
      const reference = { method: 'POST', url: '/' };
      const { paths } = writeDocument({
        title: 'T',
        reference,
        fields: [field('body', 'f', { type: 'string' })],
        contentType,
      });
      return Object.keys(Object(paths)['/'].post.requestBody.content);
    };
    expect(read('application/x-www-form-urlencoded')).toEqual(['application/x-www-form-urlencoded']);
    expect(read(' Multipart/Form-Data ')).toEqual(['multipart/form-data']);
    expect(read('json')).toEqual(['application/json']);
  });

  it.each([
    ['string', { type: 'string' }],
    ['Int64', { type: 'integer' }],
    ['float32', { type: 'number' }],
    ['bool', { type: 'boolean' }],
    ['string[]', { type: 'array', items: { type: 'string' } }],
    ['array<integer>', { type: 'array', items: { type: 'integer' } }],
    ['array of strings', { type: 'array', items: { type: 'string' } }],
    ['string[][]', { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    ['Filter[]', { type: 'array', items: {} }],
    ['map[string]string', { type: 'object', additionalProperties: { type: 'string' } }],
    ['map<string, int>', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['enum<string>', { type: 'string' }],
    ['string | null', { type: ['string', 'null'] }],
    ['string or integer', { type: ['string', 'integer'] }],
    ['date | null', { type: ['string', 'null'], format: 'date' }],
    ['uuid', { type: 'string', format: 'uuid' }],
    ['file', { contentMediaType: 'application/octet-stream' }],
    ['Associated Property Object', {}],
    ['JSON', {}],
    ['constructor', {}],
    [undefined, {}],
  ])('reads the type %s', (text, schema) => {
    expect(readType(text)).toEqual(schema);
  });
});
