import { validate } from '@scalar/openapi-parser';
import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';

const body = {
  info: { title: 'Shop', version: '1.0.0', contact: { name: 'Ada' }, license: { name: 'MIT' } },
  servers: [{ url: 'https://{host}', variables: { host: { default: 'a.example', enum: ['a.example'] } } }],
  tags: [{ name: 'orders', externalDocs: { url: 'https://example.com' } }],
  security: [{ Key: [] }],
  paths: {
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      put: {
        operationId: 'put',
        tags: ['orders'],
        parameters: [{ $ref: '#/components/parameters/Limit' }],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          '200': {
            description: 'OK',
            headers: { 'X-Left': { schema: { type: 'integer' } } },
            content: {
              'application/json': { examples: { one: { value: 1 } }, encoding: { a: { contentType: 'b' } } },
            },
            links: { next: { operationId: 'put' } },
          },
        },
        callbacks: { done: { '{$url}': { post: { responses: { default: { description: 'OK' } } } } } },
      },
    },
  },
  components: {
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
    schemas: {
      Order: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', enum: ['a'] },
          list: { type: 'array', items: { type: 'number' } },
        },
        oneOf: [{ type: 'object' }],
        discriminator: { propertyName: 'id' },
        xml: { name: 'order' },
      },
    },
    securitySchemes: {
      Key: { type: 'apiKey', name: 'X-Key', in: 'header' },
      Basic: { type: 'http', scheme: 'basic' },
      OAuth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://example.com', scopes: {} } },
      },
    },
  },
};

const two = {
  swagger: '2.0',
  info: body.info,
  host: 'example.com',
  schemes: ['https'],
  paths: {
    '/orders/{id}': {
      get: {
        parameters: [
          { name: 'id', in: 'path', required: true, type: 'string' },
          { name: 'body', in: 'body', schema: { $ref: '#/definitions/Order' } },
        ],
        responses: { '200': { description: 'OK', schema: { $ref: '#/definitions/Order' } } },
      },
    },
  },
  definitions: { Order: { type: 'object', properties: { id: { type: 'string' } } } },
  securityDefinitions: { Key: { type: 'apiKey', name: 'X-Key', in: 'header' } },
};

interface Member {
  readonly container: Record<string, unknown>;
  readonly key: string;
  readonly pointer: string;
}

/** Every member of every object and list of a value. */
function listMembers(value: unknown, pointer = ''): readonly Member[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Record<string, unknown>;
  return Object.keys(container).flatMap((key) => [
    { container, key, pointer: `${pointer}/${key}` },
    ...listMembers(container[key], `${pointer}/${key}`),
  ]);
}

const values = ['', 'text', 7, true, [], {}, null, ['text'], { a: 1 }];

/** What is done to a member, one at a time: it is taken out, has another name, or another value. */
const changes: readonly (readonly [name: string, change: (member: Member) => void])[] = [
  [
    'gone',
    ({ container, key }) => {
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete container[key];
    },
  ],
  [
    'renamed',
    ({ container, key }) => {
      if (Array.isArray(container)) return;
      container[`${key}s`] = container[key];
      delete container[key];
    },
  ],
  ...values.map(
    (value) =>
      [
        JSON.stringify(value),
        ({ container, key }: Member) => {
          container[key] = structuredClone(value);
        },
      ] as const,
  ),
];

/**
 * What the specification's schemas refuse and we do not tell: schemas of 2.0 and 3.0 that are true or have keywords of
 * their own, which are shown as what they mean; lists that may as well be left out; a link without a target and a scope
 * without a text, which no page shows.
 */
const passedOver: Readonly<Record<string, RegExp>> = {
  '2.0': /^\/(?:host "".*|definitions\/.* (?:true|\{"a":1\})|.*\/schema \{"a":1\})$/,
  '3.0':
    /(?:[sS]chema|schemas\/Order|properties\/\w+|items|oneOf\/0) (?:true|\{"a":1\})$|\/xml renamed$|\/required(?:\/0 gone| \[\])$|\/scopes \{"a":1\}$/,
  '3.1': /\/host\/enum(?:\/0 gone| \[\])$|\/links\/next(?:\/operationId gone| \{\})$|\/scopes \{"a":1\}$/,
  '3.2': /\/host\/enum(?:\/0 gone| \[\])$|\/links\/next(?:\/operationId gone| \{\})$|\/scopes \{"a":1\}$/,
};

test.each([
  ['2.0', two],
  ['3.0', { openapi: '3.0.3', ...body }],
  ['3.1', { openapi: '3.1.1', ...body }],
  ['3.2', { openapi: '3.2.0', ...body }],
])(
  "what the specification's schema of %s refuses is told, and the good document is without a word",
  async (version, good) => {
    const tell = async (value: unknown) => {
      const { problems } = await openText(JSON.stringify(value));
      return problems.filter(({ severity }) => severity !== 'note');
    };
    expect(await tell(good)).toEqual([]);
    let refused = 0;
    const silent: string[] = [];
    for (const [index, { pointer }] of listMembers(good).entries()) {
      for (const [name, change] of changes) {
        const value = structuredClone(good);
        const member = listMembers(value)[index];
        if (member) change(member);
        const text = structuredClone(value);
        const { errors = [] } = await validate(value).catch(() => ({ errors: [] }));
        if (errors.length === 0) continue;
        refused += 1;
        const isTold = await tell(text).then(
          (problems) => problems.length > 0,
          () => true,
        );
        if (!isTold) silent.push(`${pointer} ${name}`);
      }
    }
    expect(silent.filter((one) => !passedOver[version]?.test(one))).toEqual([]);
    expect(refused).toBeGreaterThan(350);
  },
);
