import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { compareDocuments } from './compare-documents.ts';

const head = "openapi: 3.1.1\ninfo: { title: A, version: '1' }\n";

/** The differences of two documents, `!` in front of those that break a client. */
async function compare(old: string, changed: string): Promise<readonly string[]> {
  const [before, after] = await Promise.all([openText(head + old), openText(head + changed)]);
  return compareDocuments(before.document, after.document).map(
    ({ isBreaking, operation, subject, message }) =>
      `${isBreaking ? '! ' : ''}${operation}${subject && ` ${subject}`} ${message}`,
  );
}

/** The same of a schema that is sent, and of one that is received, in one operation. */
async function compareSchema(old: string, changed: string) {
  const write = (schema: string, isSent: boolean) =>
    `paths: { /a: { post: { ${
      isSent
        ? `requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {}`
        : `responses: { '200': { description: ok, content: { application/json: { schema: ${schema} } } } }`
    } } } }`;
  const of = async (isSent: boolean) =>
    (await compare(write(old, isSent), write(changed, isSent))).map((line) =>
      line.replace('POST /a request body', 'it').replace('POST /a response 200', 'it'),
    );
  return { sent: await of(true), received: await of(false) };
}

test('a document has no difference from itself, nor from one that is only written otherwise', async () => {
  const inline = `paths: { "/a/{id}": { get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }],
    responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { a: { type: string } } } } } } } } } }`;
  const referred = `paths: { "/a/{id}": { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], get: {
    responses: { '200': { $ref: '#/components/responses/Ok' } } } } }
components: { responses: { Ok: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } },
  schemas: { A: { type: object, properties: { a: { type: string, description: New } } } } }`;
  expect(await compare(inline, inline)).toEqual([]);
  expect(await compare(inline, referred)).toEqual([]);
  expect(await compare(referred, inline)).toEqual([]);
});

test('operations are added and removed, and are the same where a parameter of the path is renamed', async () => {
  const old = `paths: { /a: { get: { responses: {} }, put: { responses: {} } }, "/b/{id}": { get: { parameters:
    [{ name: id, in: path, required: true, schema: { type: string } }], responses: {} } } }`;
  const changed = `paths: { /a: { get: { deprecated: true, responses: {} }, post: { responses: {} } }, "/b/{key}": { get: { parameters:
    [{ name: key, in: path, required: true, schema: { type: integer } }], responses: {} } } }
webhooks: { made: { post: { responses: {} } } }`;
  expect(await compare(old, changed)).toEqual([
    'GET /a is deprecated now',
    'POST /a was added',
    '! GET /b/{key} path parameter key is integer, it was string',
    'webhook made was added',
    '! PUT /a was removed',
  ]);
  expect(await compare(changed, old)).toContain('webhook made was removed');
});

test('parameters, bodies, responses and headers are compared by whether a client can go on', async () => {
  const write = (parameters: string, rest: string) =>
    `paths: { /a: { post: { parameters: [${parameters}], ${rest} } } }`;
  const parameter = (name: string, more = '') =>
    `{ name: ${name}, in: query${more}, schema: { type: string } }`;
  const old = write(
    [parameter('gone'), parameter('kept'), parameter('loose', ', required: true')].join(', '),
    `requestBody: { content: { application/json: {}, text/csv: {} } }, responses: { '200': { description: ok, headers: { X-A: {}, X-B: {} },
      content: { application/json: {} } }, '201': { description: made }, '404': { description: no } }`,
  );
  const changed = write(
    [
      parameter('kept', ', required: true'),
      parameter('loose'),
      parameter('new'),
      parameter('must', ', required: true'),
    ].join(', '),
    `requestBody: { required: true, content: { application/json: {}, application/xml: {} } }, responses: { '200': { description: ok,
      headers: { X-A: {}, X-C: {} }, content: { application/xml: {} } }, '409': { description: no } }`,
  );
  expect((await compare(old, changed)).map((line) => line.replace('POST /a ', ''))).toEqual([
    '! query parameter kept is required now',
    'query parameter loose is not required any more',
    'query parameter new was added',
    '! query parameter must was added and is required',
    '! query parameter gone was removed',
    '! request body is required now',
    'request body may be application/xml now',
    '! request body may not be text/csv any more',
    'response 200 header x-c was added',
    '! response 200 header x-b was removed',
    'response 200 may be application/xml now',
    '! response 200 may not be application/json any more',
    'response 409 was added',
    '! response 201 was removed',
    'response 404 was removed',
  ]);
});

test.each([
  ['{ type: integer }', '{ type: number }', 'is number, it was integer', 'received'],
  ['{ type: string }', '{ type: [string, "null"] }', 'may be null now', 'received'],
  ['{ type: string }', '{ type: boolean }', 'is boolean, it was string', 'both'],
  ['{ type: string }', '{}', 'is any, it was string', 'received'],
  ['{ type: string }', '{ type: string, enum: [a, b] }', 'is one of "a", "b" now', 'sent'],
  ['{ enum: [a, b] }', '{ enum: [a] }', 'may not be "b" any more', 'sent'],
  ['{ enum: [a] }', '{ enum: [a, b] }', 'may be "b" now', 'received'],
  ['{ const: a }', '{ type: string }', 'need not be one of "a" any more', 'received'],
  ['{ maximum: 9 }', '{ maximum: 5 }', 'has maximum 5, it was 9', 'sent'],
  ['{ minLength: 3 }', '{ minLength: 1 }', 'has minLength 1, it was 3', 'received'],
  ['{ type: array }', '{ type: array, uniqueItems: true }', 'is unique in its items now', 'sent'],
  ['{ type: string }', '{ type: string, pattern: a }', 'has pattern a now', 'sent'],
  ['{ format: date }', '{ format: date-time }', 'has format date-time, it was date', 'both'],
  ['{ type: string, default: a }', '{ type: string, default: b }', 'has default b, it was a', 'none'],
  [
    '{ type: object }',
    '{ type: object, additionalProperties: false }',
    'may have no further properties any more',
    'sent',
  ],
  [
    '{ oneOf: [{ type: string }, { type: integer }] }',
    '{ oneOf: [{ type: string }, { type: integer }, { type: boolean }] }',
    'may be boolean now',
    'received',
  ],
  [
    '{ anyOf: [{ type: string }, { type: integer }] }',
    '{ anyOf: [{ type: string }, { type: "null" }] }',
    'is string | null, it was string | integer',
    'any',
  ],
])('%s and then %s: it %s', async (old, changed, message, breaks) => {
  const { sent, received } = await compareSchema(old, changed);
  if (breaks === 'any') {
    expect(sent.length).toBeGreaterThan(0);
    return;
  }
  const isBroken = (side: string) => (breaks === side || breaks === 'both' ? '! ' : '');
  const lines = (list: readonly string[]) => list.filter((line) => line.includes(message));
  expect(lines(sent)).toContain(`${isBroken('sent')}it ${message}`);
  expect(lines(received)).toContain(`${isBroken('received')}it ${message}`);
});

test('an object that becomes one of several is told as that, and not by each of its members', async () => {
  const one = '{ type: object, properties: { a: { type: string }, b: { type: string } } }';
  const several = '{ oneOf: [{ type: object, properties: { a: { type: string } } }, { type: array }] }';
  expect(await compareSchema(one, several)).toEqual({
    sent: ['it is one of object, any[] now'],
    received: ['! it is one of object, any[] now'],
  });
  expect(await compareSchema(several, one)).toEqual({
    sent: ['! it is not one of object, any[] any more'],
    received: ['it is not one of object, any[] any more'],
  });
});

test('members are compared however deep they are, a schema within itself once', async () => {
  const write = (
    user: string,
  ) => `paths: { /a: { put: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } },
    responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/User' } } } } } } } } }
components: { schemas: { User: ${user} } }`;
  const old =
    write(`{ type: object, required: [id], properties: { id: { type: integer, readOnly: true }, name: { type: string },
    team: { type: object, properties: { tags: { type: array, items: { type: string } } } }, boss: { $ref: '#/components/schemas/User' } } }`);
  const changed =
    write(`{ type: object, required: [name], properties: { id: { type: integer, readOnly: true }, name: { type: string }, age: { type: integer },
    team: { type: object, properties: { tags: { type: array, items: { type: integer } } } }, boss: { $ref: '#/components/schemas/User' } } }`);
  expect((await compare(old, changed)).map((line) => line.replace('PUT /a ', ''))).toEqual([
    '! request body name is required now',
    '! request body team.tags[] is integer, it was string',
    'request body age was added',
    '! response 200 [].id may be left out now',
    'response 200 [].name is always there now',
    '! response 200 [].team.tags[] is integer, it was string',
    'response 200 [].age was added',
  ]);
});

test('who could call an operation before can go on where the same credentials are enough', async () => {
  const write = (security: string) => `paths: { /a: { get: { security: ${security}, responses: {} } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X }, auth: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.test', scopes: { read: Read, write: Write } } } } } }`;
  expect(await compare(write('[]'), write('[{ key: [] }]'))).toEqual([
    '! GET /a security no credentials is not enough any more',
    'GET /a security takes key now',
  ]);
  expect(await compare(write('[{ key: [] }]'), write('[{ key: [] }, { auth: [read] }]'))).toEqual([
    'GET /a security takes auth read now',
  ]);
  expect(await compare(write('[{ auth: [read, write] }]'), write('[{ auth: [read] }]'))).toEqual([
    'GET /a security takes auth read now',
  ]);
  expect(await compare(write('[{ auth: [read] }]'), write('[{ auth: [read, write] }]'))).toEqual([
    '! GET /a security auth read is not enough any more',
    'GET /a security takes auth read write now',
  ]);
});

test('a difference stands where the new document has it, and what was removed where the old one had it', async () => {
  const [before, after] = await Promise.all([
    openText(
      `${head}paths:\n  /a:\n    get:\n      parameters:\n        - { name: q, in: query, schema: { type: string } }\n      responses: {}\n`,
    ),
    openText(`${head}paths:\n  /a:\n    get:\n      deprecated: true\n      responses: {}\n`),
  ]);
  const [deprecated, removed] = compareDocuments(before.document, after.document);
  expect(deprecated?.place).toMatchObject({ line: 5, column: 5 });
  expect(removed?.place).toMatchObject({ line: 7 });
});

test('servers and callbacks are compared, these as what the API sends', async () => {
  const write = (servers: string, callbacks: string) =>
    `servers: [${servers}]\npaths: { /a: { get: { callbacks: ${callbacks}, responses: {} } } }`;
  const paid = (schema: string) =>
    `{ paid: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } } } }`;
  const old = write('{ url: https://a.example }, { url: https://b.example }', paid('{ enum: [a] }'));
  const changed = write('{ url: https://b.example }, { url: https://c.example }', paid('{ enum: [a, b] }'));
  const callback = 'GET /a callback paid POST {$request.body#/url}';
  expect(await compare(old, changed)).toEqual([
    'GET /a server https://c.example was added',
    '! GET /a server https://a.example was removed',
    expect.stringMatching(/^! GET \/a callback paid POST \{\$request\.body#\/url\} request body /),
  ]);
  expect(await compare(write('', '{}'), write('', paid('true')))).toEqual([`${callback} was added`]);
  expect(await compare(write('', paid('true')), write('', '{}'))).toEqual([`${callback} was removed`]);
});

test('messages of channels are compared in the direction in which they go, and so are addresses', async () => {
  const write = (address: string, say: string, said: string, more = '') => `asyncapi: 3.0.0
info: { title: A, version: '1' }
channels: { room: { address: ${address}, messages: { say: { payload: ${say} }, said: { payload: ${said} }${more} } } }
operations:
  speak: { action: receive, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/say' }] }
  listen: { action: send, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/said' }] }
`;
  const one = '{ type: object, properties: { a: { type: string } } }';
  const two = '{ type: object, required: [b], properties: { a: { type: string }, b: { type: string } } }';
  const read = async (old: string, changed: string) => {
    const [before, after] = await Promise.all([openText(old), openText(changed)]);
    return compareDocuments(before.document, after.document).map(
      ({ isBreaking, operation, subject, message }) =>
        `${isBreaking ? '! ' : ''}${operation}${subject && ` ${subject}`} ${message}`,
    );
  };
  expect(await read(write('/r', one, one), write('/r', one, one))).toEqual([]);
  expect(await read(write('/r', one, one), write('/rooms', two, two))).toEqual([
    '! channel room has the address /rooms, it was /r',
    '! channel room sent message say b was added and is required',
    'channel room received message said b was added',
  ]);
});
