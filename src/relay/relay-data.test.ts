import { expect, test } from 'vitest';
import type { SecurityScheme } from '../openapi/read/operation.ts';
import { readRelaySite, writeRelaySite } from './relay-data.ts';
import type { RelayOperation } from './relay-options.ts';

const token: SecurityScheme = {
  key: 'api.auth',
  type: 'apiKey',
  scheme: undefined,
  name: 'Authorization',
  in: 'header',
  description: 'Only shown.',
  scopes: [],
  prefix: 'Token ',
  labels: ['Authorization'],
};

function operation(id: string, path: string): RelayOperation {
  return {
    id,
    servers: [{ url: '/sandbox', description: 'Only shown.', variables: [] }],
    call: {
      method: 'GET',
      path,
      isWebhook: false,
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          style: 'simple',
          explode: false,
          mediaType: undefined,
          example: 7,
        },
      ],
      bodies: [{ mediaType: 'application/json', kind: 'json', example: undefined, files: [] }],
      isBodyRequired: false,
      security: [[token]],
    },
  };
}

test('what is written is read again, without what is only shown, and keeps what operations share once', () => {
  const text = writeRelaySite(
    ['https://docs.example.com'],
    [operation('a', '/a/{id}'), operation('b', '/b/{id}')],
  );
  expect(text.match(/Authorization/g)).toHaveLength(2);
  expect(text).not.toContain('Only shown');
  const site = readRelaySite(text);
  expect(site.origins).toEqual(['https://docs.example.com']);
  expect(site.findOperation('b')).toEqual({
    ...operation('b', '/b/{id}'),
    servers: [{ url: '/sandbox', variables: [] }],
    call: { ...operation('b', '/b/{id}').call, security: [[{ ...token, description: undefined }]] },
  });
});

test('no operation is found by the name of a property of objects', () => {
  const site = readRelaySite(writeRelaySite([], [operation('a', '/a')]));
  expect(['__proto__', 'constructor', 'toString', ''].map(site.findOperation)).toEqual(
    Array(4).fill(undefined),
  );
});
