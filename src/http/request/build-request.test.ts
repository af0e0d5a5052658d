import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import { toCallable } from '../form/callable.ts';
import { buildRequest, type RequestValues } from './build-request.ts';
import { fillTemplate } from './template.ts';

const ok = "responses: { '200': { description: ok } }";

async function build(operation: string, values: Partial<RequestValues> = {}, rest = '') {
  const { document } = await openText(
    `openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths:\n${operation}${rest}`,
  );
  const [first] = listOperations(document).map(readOperation);
  if (!first) throw new Error('no operation');
  const request = buildRequest(toCallable(first), { baseUrl: 'https://api.example.com', ...values });
  const show = (name: string) => `$${name}`;
  return {
    line: `${request.method} ${fillTemplate(request.url, show)}`,
    headers: request.headers.map(([name, value]) => `${name}: ${fillTemplate(value, show)}`),
    body: request.body,
  };
}

const schemes = `components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: X-Key }
    Query: { type: apiKey, in: query, name: key }
    Cookie: { type: apiKey, in: cookie, name: sid }
`;

test('a GET keeps its body, with authorization first and the type of the body last', async () => {
  const { line, headers, body } = await build(
    `  /api/user:
    get:
      security: [{ Key: [] }]
      parameters: [{ name: X-Trace, in: header, required: true, schema: { type: string }, example: t }]
      requestBody: { content: { application/json: { example: { name: Acme } } } }
      ${ok}
`,
    {},
    schemes,
  );
  expect(line).toBe('GET https://api.example.com/api/user');
  expect(headers).toEqual(['X-Key: $KEY', 'X-Trace: t', 'Content-Type: application/json']);
  expect(body).toEqual({ kind: 'text', text: '{\n  "name": "Acme"\n}' });
});

test('required parameters are filled from examples, optional ones left out, given ones used', async () => {
  const operation = `  /a/{id}/b:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: q, in: query, required: true, schema: { type: string, examples: [a b] } }
        - { name: page, in: query, schema: { type: integer } }
      ${ok}
`;
  expect((await build(operation)).line).toBe('GET https://api.example.com/a/id/b?q=a%20b');
  const parameters = { 'path.id': '1/2', 'query.page': 3, 'query.q': undefined };
  expect((await build(operation, { parameters })).line).toBe('GET https://api.example.com/a/1%2F2/b?page=3');
});

test.each(['simple', 'label', 'matrix'])(
  'a path parameter of style %s without a value is a variable',
  async (style) => {
    const operation = `  /a/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, style: ${style}, schema: { type: string } }]
      ${ok}
`;
    for (const value of ['', [], [''], {}, null])
      expect((await build(operation, { parameters: { 'path.id': value } })).line).toBe(
        'GET https://api.example.com/a/$ID',
      );
    const example = operation.replace('type: string', "const: ''");
    expect((await build(example)).line).toBe('GET https://api.example.com/a/$ID');
  },
);

test('what a path holds is sent as a path: encoded, with its own query, without a fragment', async () => {
  const operation = `  "/a b/{the id}?format=legacy#note":
    get:
      parameters:
        - { name: the id, in: path, required: true, schema: { const: 7 } }
        - { name: q, in: query, required: true, schema: { const: x } }
      ${ok}
`;
  expect((await build(operation)).line).toBe('GET https://api.example.com/a%20b/7?format=legacy&q=x');
});

test('a base URL without an origin is a variable', async () => {
  const operation = `  /a: { get: { ${ok} } }\n`;
  expect((await build(operation, { baseUrl: '/sandbox' })).line).toBe('GET $BASE_URL/a');
  expect((await build(operation, { baseUrl: '' })).line).toBe('GET $BASE_URL/a');
});

test('keys in query and cookies have their place', async () => {
  const operation = `  /a:
    get:
      security: [{ Query: [], Cookie: [] }]
      parameters: [{ name: theme, in: cookie, required: true, schema: { const: dark } }]
      ${ok}
`;
  const { line, headers } = await build(operation, { credentials: { KEY: 'a&b' } }, schemes);
  expect(line).toBe('GET https://api.example.com/a?key=a%26b');
  expect(headers).toEqual(['Cookie: sid=$SID; theme=dark']);
});

test('each header is sent once, and none with a name that no header may have', async () => {
  const { headers } = await build(
    `  /a:
    post:
      security: [{ Key: [] }]
      parameters:
        - { name: x-key, in: header, required: true, schema: { const: twice } }
        - { name: "X-Evil: 1\\r\\nY", in: header, required: true, schema: { const: z } }
        - { name: X-Lines, in: header, required: true, schema: { const: "a\\r\\nB: c" } }
      ${ok}
`,
    {},
    schemes,
  );
  expect(headers).toEqual(['X-Key: $KEY', 'X-Lines: a B: c']);
});

test('forms, files and typed bodies are sent as what they are', async () => {
  const form = await build(`  /a:
    post:
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file]
              properties:
                file: { type: string, format: binary }
                note: { type: string, examples: [hi] }
                meta: { type: object, examples: [{ a: 1 }] }
      ${ok}
`);
  expect(form.headers).toEqual([]);
  expect(form.body).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'file', fileName: 'file' },
      { name: 'note', text: 'hi' },
      { name: 'meta', text: '{ "a": 1 }' },
    ],
  });
  for (const content of ['{ schema: {} }', '{}']) {
    const bytes = await build(
      `  /a: { put: { requestBody: { content: { application/octet-stream: ${content} } }, ${ok} } }\n`,
    );
    expect(bytes).toMatchObject({
      headers: ['Content-Type: application/octet-stream'],
      body: { kind: 'file', fileName: 'file' },
    });
  }
  const typed = await build(
    `  /a: { put: { requestBody: { content: { application/json: {}, text/plain: {} } }, ${ok} } }\n`,
    { body: { kind: 'text', text: '{"a":1' }, mediaType: 'text/plain' },
  );
  expect(typed).toMatchObject({
    headers: ['Content-Type: text/plain'],
    body: { kind: 'text', text: '{"a":1' },
  });
});

test('an operation without a body has no content type', async () => {
  expect(await build(`  /a: { delete: { ${ok} } }\n`)).toEqual({
    line: 'DELETE https://api.example.com/a',
    headers: [],
    body: undefined,
  });
});
