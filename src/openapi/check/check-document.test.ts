import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';

const check = async (rest: string) => {
  const { problems } = await openText(`openapi: 3.1.1\ninfo: { title: T, version: "1" }\n${rest}`);
  return problems
    .filter(({ severity }) => severity !== 'note')
    .map(({ line, column, code, hint }) => [`${line}:${column} ${code}`, hint]);
};

const ok = "responses: { '200': { description: ok } }";

test('a misspelt type is told at its place with the nearest one', async () => {
  const found = await check(`paths: {}
components:
  schemas:
    A: { type: strnig }
    B: { type: [object, nul] }
    C: { properties: { type: { type: string } } }
    D: { type: 7 }
`);
  expect(found).toEqual([
    ['6:16 openapi/unknown-type', 'Did you mean "string"?'],
    ['7:25 openapi/unknown-type', 'Did you mean "null"?'],
    ['9:16 openapi/unknown-type', 'Write one of these.'],
  ]);
});

test('an operationId that is used twice is told at the second place', async () => {
  const found = await check(`paths:
  /a:
    get: { operationId: x, ${ok} }
  /b:
    get: { operationId: x, ${ok} }
`);
  expect(found).toEqual([['7:25 openapi/duplicate-operation-id', expect.any(String)]]);
});

test('a security scheme that is not defined is told, on operations and on the document', async () => {
  const found = await check(`security: [{ ApiTokn: [] }]
paths:
  /a:
    get: { security: [{ Other: [] }, { ApiToken: [] }, {}], ${ok} }
components:
  securitySchemes:
    ApiToken: { type: http, scheme: bearer }
`);
  expect(found).toEqual([
    ['3:14 openapi/undefined-security-scheme', 'Did you mean "ApiToken"?'],
    ['6:25 openapi/undefined-security-scheme', 'Define it under components.securitySchemes.Other.'],
  ]);
});

test('path parameters that are not declared, and declared ones that the path lacks, are told', async () => {
  const found = await check(`paths:
  /a/{id}/{other}:
    parameters:
      - $ref: '#/components/parameters/Other'
    get: { ${ok} }
  /b:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
      ${ok}
components:
  parameters:
    Other: { name: other, in: path, required: true, schema: { type: string } }
`);
  expect(found).toEqual([
    ['7:5 openapi/undeclared-path-parameter', expect.stringContaining('name: id')],
    ['11:11 openapi/stray-path-parameter', expect.any(String)],
  ]);
});

test('references are checked wherever the specification has objects, but not in examples', async () => {
  const found = await check(`paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/Nope' }]
      responses:
        '200':
          description: ok
          content:
            application/json:
              example: { $ref: '#/not/a/reference' }
              schema:
                default: { $ref: '#/not/one/either' }
                properties:
                  default: { $ref: '#/components/schemas/Nope' }
components:
  schemas:
    Loop: { $ref: '#/components/schemas/Loop' }
`);
  expect(found.map(([place]) => place)).toEqual(
    expect.arrayContaining([
      '6:28 openapi/unresolved-reference',
      '16:36 openapi/unresolved-reference',
      '19:19 openapi/circular-reference',
    ]),
  );
  expect(found).toHaveLength(3);
});
