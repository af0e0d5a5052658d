import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import { listAnswerLinks } from './answer-links.ts';

test('links are read by what they lead to and what gets their values', async () => {
  const { document } = await openText(`
openapi: 3.1.1
info: { title: A, version: '1' }
paths:
  /users:
    post:
      responses:
        '201':
          description: Made
          links:
            byId: { operationId: getUser, parameters: { path.id: $response.body#/id } }
            byRef:
              operationRef: '#/paths/~1users~1{id}/put'
              parameters: { id: $response.body#/id }
              requestBody: { user: { a/b: $response.body#/name, size: 3 } }
            whole: { operationId: getUser, requestBody: $response.body }
            lost: { operationId: none, parameters: { id: x } }
            outside: { operationRef: 'https://x.dev/api.yaml#/paths/~1a/get', parameters: { id: x } }
  /users/{id}:
    get: { operationId: getUser, responses: {} }
    put: { responses: {} }
`);
  const [operation] = listOperations(document).map(readOperation);
  expect(operation && listAnswerLinks(document, operation)).toEqual([
    { status: '201', to: 'GET /users/{id}', values: { 'path.id': '$response.body#/id' } },
    {
      status: '201',
      to: 'PUT /users/{id}',
      values: { id: '$response.body#/id', 'body/user/a~1b': '$response.body#/name' },
    },
    { status: '201', to: 'GET /users/{id}', values: { body: '$response.body' } },
  ]);
});
