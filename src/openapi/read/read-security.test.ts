import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from './read-operations.ts';
import { hasSignIn, listTokenUrls } from './read-security.ts';

const open = async (securitySchemes: Readonly<Record<string, unknown>>) => {
  const security = Object.keys(securitySchemes).map((name) => ({ [name]: ['a'] }));
  const { document } = await openText(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { security, responses: { 200: { description: 'A.' } } } } },
      components: { securitySchemes },
    }),
  );
  const [operation] = listOperations(document).map((entry) => readOperation(entry));
  return { document, schemes: operation?.security.flat() ?? [] };
};

test('the ways to a token are those that a page can go', async () => {
  const tokenUrl = 'https://auth.example.com/token';
  const { document, schemes } = await open({
    all: {
      type: 'oauth2',
      'x-scalar-client-id': 'docs',
      flows: {
        implicit: { authorizationUrl: 'https://auth.example.com/', scopes: {} },
        authorizationCode: {
          authorizationUrl: 'https://auth.example.com/',
          tokenUrl,
          refreshUrl: '/refresh',
          scopes: { a: 'To read.' },
        },
        clientCredentials: { tokenUrl: 'javascript:alert(1)', scopes: {} },
        password: { tokenUrl: 'https://user:secret@auth.example.com/token', scopes: {} },
      },
    },
    discovered: { type: 'openIdConnect', openIdConnectUrl: 'https://auth.example.com/.well-known/x' },
    implicit: {
      type: 'oauth2',
      flows: { implicit: { authorizationUrl: 'https://auth.example.com/', scopes: {} } },
    },
    bearer: { type: 'http', scheme: 'bearer' },
  });
  const [all, discovered, implicit, bearer] = schemes;
  expect(all?.oauth).toMatchObject({ clientId: 'docs' });
  expect(all?.oauth?.flows.map(({ kind, tokenUrl: url }) => [kind, url])).toEqual([
    ['authorizationCode', tokenUrl],
    ['password', 'https://auth.example.com/token'],
  ]);
  expect(all?.oauth?.flows[0]).toMatchObject({ refreshUrl: '/refresh', scopes: [['a', 'To read.']] });
  expect(discovered?.oauth).toMatchObject({
    flows: [],
    discoveryUrl: 'https://auth.example.com/.well-known/x',
  });
  expect([implicit?.oauth, bearer?.oauth]).toEqual([undefined, undefined]);
  expect(listTokenUrls(document)).toEqual([tokenUrl, '/refresh']);
  expect(hasSignIn(document)).toBe(true);
});

test('nobody signs in for tokens of a client alone', async () => {
  const { document } = await open({
    all: {
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: 'https://a.example.com/t', scopes: {} } },
    },
  });
  expect(hasSignIn(document)).toBe(false);
});
