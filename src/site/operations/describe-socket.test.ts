import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { listOperations, readOperation } from '../../openapi/read/read-operations.ts';
import { openCall } from './describe-call.ts';
import { describeSocket } from './describe-socket.ts';

const describe = async (server: string, rest: string) => {
  const { document } = await openText(`asyncapi: 3.0.0
info: { title: T, version: "1" }
servers: { s: { host: example.com, ${server} } }
channels:
  room:
    address: /rooms/{room}
    parameters: { room: { examples: ['a b'] } }
    bindings: { ws: { query: { type: object, required: [nick], properties: { nick: { type: string, default: 'me&you' }, more: { type: string } } } } }
    messages: { say: { payload: { type: string }, examples: [{ payload: Hello }] } }
operations: { speak: { action: receive, channel: { $ref: '#/channels/room' } } }
${rest}`);
  const [operation] = listOperations(document).map(readOperation);
  if (!operation) throw new Error('There is no channel.');
  const { site } = buildSample({});
  return describeSocket(
    operation,
    openCall(site, { kind: 'operation', frontmatter: { meta: {} } }, operation),
  );
};

const schemes = `components: { securitySchemes: { key: { type: httpApiKey, in: query, name: api key }, token: { type: http, scheme: bearer } } }`;

test('it has an example of each parameter that is needed, and the first message', async () => {
  expect(await describe('protocol: wss', '')).toEqual({
    url: ['wss://example.com/rooms/a%20b', '?nick=', 'me%26you'],
    headers: [],
    message: '"Hello"',
  });
});

test('of several ways to authorize it takes one that a browser can go', async () => {
  const security =
    "security: [{ $ref: '#/components/securitySchemes/token' }, { $ref: '#/components/securitySchemes/key' }]";
  expect(await describe(`protocol: ws, ${security}`, schemes)).toMatchObject({
    url: ['ws://example.com/rooms/a%20b', '?nick=', 'me%26you', '&api%20key=', { variable: 'API_KEY' }],
    headers: [],
  });
  const alone = "security: [{ $ref: '#/components/securitySchemes/token' }]";
  expect(await describe(`protocol: ws, ${alone}`, schemes)).toMatchObject({
    headers: [['Authorization', ['Bearer ', { variable: 'API_TOKEN' }]]],
  });
});

test('there is none for a channel that no browser connects to', async () => {
  expect(await describe('protocol: kafka', '')).toBeUndefined();
});
