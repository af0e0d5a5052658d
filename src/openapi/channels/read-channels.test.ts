import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import type { ChannelMessage, ChannelOperation, Field, Operation } from '../read/operation.ts';
import { readTags } from '../read/read-info.ts';
import { listOperations, readOperation, summarizeOperation } from '../read/read-operations.ts';

const read = async (rest: string, version = '3.0.0') => {
  const { document, problems } = await openText(
    `asyncapi: ${version}\ninfo: { title: T, version: "1" }\n${rest}`,
  );
  return { problems, channels: listOperations(document).map(readOperation) };
};

const readFirst = async (rest: string, version?: string): Promise<Operation> => {
  const { channels } = await read(rest, version);
  const [first] = channels;
  if (!first) throw new Error('There is no channel.');
  return first;
};

/** `send Say: text*` for a message that is sent and has a required field. */
const tell = ({ channelOperations = [] }: Operation) =>
  channelOperations.map(({ direction, messages, replies }: ChannelOperation) =>
    [direction ?? 'either', ...messages.map(name), ...replies.map((one) => `-> ${name(one)}`)].join(' | '),
  );
const name = ({ title, payload }: ChannelMessage) =>
  `${title}: ${payload.schema?.children.map(mark).join(' ') || payload.schema?.type}`;
const mark = ({ name: field, required }: Field) => `${field}${required ? '*' : ''}`;

const chat = `
servers:
  live: { host: chat.example.com, pathname: /v1, protocol: wss, title: Live, security: [{ $ref: '#/components/securitySchemes/key' }] }
  test: { host: '{region}.example.com', protocol: ws, variables: { region: { default: eu, enum: [eu, us] } } }
channels:
  room:
    title: A room
    summary: All that is said.
    description: Text, *as it is*.
    address: rooms/{room}/{seat}
    parameters: { room: { description: Which., enum: [lobby, hall], default: lobby } }
    bindings: { ws: { query: { type: object, required: [nick], properties: { nick: { type: string } } }, headers: { type: object, properties: { X-Id: { type: string } } } } }
    tags: [{ name: Chat }]
    messages:
      say: { $ref: '#/components/messages/say' }
      said: { title: Said, payload: { type: object, properties: { from: { type: string } } } }
operations:
  speak:
    action: receive
    channel: { $ref: '#/channels/room' }
    title: Speak
    summary: Says something.
    messages: [{ $ref: '#/channels/room/messages/say' }]
    reply: { messages: [{ $ref: '#/components/messages/done' }] }
  listen: { action: send, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/said' }] }
components:
  messages:
    say:
      payload: { type: object, required: [text], properties: { text: { type: string }, loud: { type: boolean } } }
      headers: { type: object, properties: { trace: { type: string } } }
      traits: [{ $ref: '#/components/messageTraits/common' }]
      examples: [{ summary: Hello, payload: { text: Hi } }, { name: loud, payload: { text: HI, loud: true } }]
    done: { name: Accepted, payload: { type: integer } }
  messageTraits: { common: { contentType: application/vnd.chat+json, description: In a room. } }
  securitySchemes: { key: { type: httpApiKey, in: query, name: key } }
`;

test('a channel of version 3 has what a client sends and receives, and what comes back', async () => {
  const room = await readFirst(chat);
  expect(tell(room)).toEqual(['send | say: text* loud | -> Accepted: integer', 'receive | Said: from']);
  expect(room).toMatchObject({
    ...{ channel: 'room', method: 'WSS', path: '/rooms/{room}/{seat}', isWebhook: false },
    ...{ summary: 'A room', description: 'Text, *as it is*.', tags: ['Chat'], operationId: 'room' },
    responses: [],
    requestBody: undefined,
  });
  expect(room.channelOperations?.[0]).toMatchObject({ title: 'Speak', description: 'Says something.' });
});

test('a message has its traits, its headers, and its examples in their order', async () => {
  const room = await readFirst(chat);
  const [say] = room.channelOperations?.[0]?.messages ?? [];
  expect(say).toMatchObject({
    description: 'In a room.',
    payload: { mediaType: 'application/vnd.chat+json' },
    headers: { children: [{ name: 'trace' }] },
  });
  expect(say?.payload.examples.map(({ summary, value }) => [summary, value])).toEqual([
    ['Hello', { text: 'Hi' }],
    [undefined, { text: 'HI', loud: true }],
  ]);
});

test('servers are those of the channel, with the path, the variables and the security that they name', async () => {
  const room = await readFirst(chat);
  expect(room.servers.map(({ url, description }) => [url, description])).toEqual([
    ['wss://chat.example.com/v1', 'Live'],
    ['ws://{region}.example.com', undefined],
  ]);
  expect(room.servers[1]?.variables).toMatchObject([{ name: 'region', default: 'eu', enum: ['eu', 'us'] }]);
  expect(room.security).toMatchObject([[{ key: 'key', type: 'apiKey', in: 'query', name: 'key' }]]);
});

test('parameters are those of the address, described or not, and of the request that opens a WebSocket', async () => {
  const { parameters } = await readFirst(chat);
  expect(
    parameters.map(({ in: place, name: parameter, required, description }) => [
      place,
      parameter,
      required,
      description,
    ]),
  ).toEqual([
    ['path', 'room', true, 'Which.'],
    ['path', 'seat', true, undefined],
    ['query', 'nick', true, undefined],
    ['header', 'X-Id', false, undefined],
  ]);
  expect(parameters[0]?.field.facts).toEqual(
    expect.arrayContaining([{ label: 'Default', values: ['lobby'] }]),
  );
});

const lights = `
servers: { broker: { url: 'kafka.example.com:8092', protocol: kafka-secure, security: [{ scram: [] }] } }
defaultContentType: application/json
channels:
  lights.{id}.measured:
    description: What is measured.
    parameters: { id: { description: Which light., schema: { type: integer } } }
    publish: { summary: Tell it., message: { $ref: '#/components/messages/Measured' } }
    subscribe:
      message: { oneOf: [{ $ref: '#/components/messages/Measured' }, { name: off, schemaFormat: application/vnd.apache.avro;version=1.9.0, payload: { type: record, name: Off, fields: [] } }] }
components:
  messages: { Measured: { payload: { type: object, properties: { lumens: { type: integer } } } } }
  securitySchemes: { scram: { type: scramSha256 } }
`;

test('of version 2 a client sends what it may publish, and receives what it may subscribe to', async () => {
  const channel = await readFirst(lights, '2.6.0');
  expect(tell(channel)).toEqual(['send | Measured: lumens', 'receive | Measured: object | off: undefined']);
  expect(channel).toMatchObject({
    ...{ channel: 'lights.{id}.measured', method: 'KAFKA', path: 'lights.{id}.measured' },
    servers: [{ url: 'kafka-secure://kafka.example.com:8092' }],
    security: [[{ type: 'protocol', scheme: 'scramSha256' }]],
    parameters: [{ name: 'id', field: { type: 'integer' } }],
  });
});

test('a payload in another language than JSON Schema is shown as it is, and not checked as one', async () => {
  const { channels, problems } = await read(lights, '2.6.0');
  expect(problems).toEqual([]);
  expect(channels[0]?.channelOperations?.[1]?.messages[1]).toMatchObject({
    payload: { schema: undefined, examples: [] },
    foreignSchema: {
      format: 'application/vnd.apache.avro;version=1.9.0',
      text: expect.stringContaining('"record"'),
    },
  });
});

test('a payload may say that it is JSON Schema, also without a name for it', async () => {
  const channel = await readFirst(`channels:
  c:
    messages:
      a: { payload: { schemaFormat: application/schema+json;version=draft-07, schema: { type: object, properties: { x: { type: string } } } } }
      b: { payload: { schema: { type: number } } }
`);
  expect(tell(channel)).toEqual(['either | a: x | b: number']);
  expect(channel).toMatchObject({ method: 'CHANNEL', path: 'c', servers: [], security: [] });
});

test('a channel that no operation names has its messages, and one without any has none', async () => {
  const { channels } = await read(
    'channels: { a: { messages: { m: { payload: { type: string } } } }, b: { address: null } }',
  );
  expect(channels.map(tell)).toEqual([['either | m: string'], []]);
});

test('references of channels, messages, operations and parameters are followed', async () => {
  const channel = await readFirst(`channels: { c: { $ref: '#/components/channels/c' } }
operations: { o: { $ref: '#/components/operations/o' } }
components:
  channels: { c: { address: 'c/{p}', parameters: { p: { $ref: '#/components/parameters/p' } }, messages: { m: { $ref: '#/components/messages/m' } } } }
  operations: { o: { action: receive, channel: { $ref: '#/channels/c' } } }
  messages: { m: { payload: { $ref: '#/components/schemas/S' } } }
  parameters: { p: { description: P. } }
  schemas: { S: { type: object, properties: { s: { type: string } } } }
`);
  expect(tell(channel)).toEqual(['send | m: s']);
  expect(channel.parameters).toMatchObject([{ name: 'p', description: 'P.' }]);
});

test('secrets in the URL of a server are left out, told, and keep the document from being published', async () => {
  const { channels } = await read(
    'servers: { s: { host: "user:secret@example.com", protocol: wss } }\nchannels: { c: {} }',
  );
  expect(JSON.stringify(channels)).not.toContain('secret');
  for (const [version, server] of [
    ['3.0.0', 'host: "user:secret@example.com"'],
    ['2.6.0', 'url: "wss://user:secret@example.com"'],
  ]) {
    const { document, problems } = await openText(
      `asyncapi: ${version}\ninfo: { title: T, version: "1" }\nservers: { s: { ${server}, protocol: wss } }\nchannels: { c: {} }\n`,
    );
    expect(problems.map(({ code }) => code)).toEqual(['openapi/url-secret']);
    expect(document.holdsSecret).toBe(true);
  }
});

test('what is broken has no effect but its own absence', async () => {
  const { channels } = await read(`servers: { s: 5, t: { protocol: ' ', host: x } }
channels: { a: 7, b: { messages: [1], parameters: 3, servers: 4, bindings: { ws: 5 } }, c: { messages: { m: { payload: 5, headers: [], examples: { a: 1 }, traits: 3 } } } }
operations: { o: 3, p: { channel: 4 }, q: { channel: { $ref: '#/channels/c' }, messages: 5, reply: 6 } }
`);
  expect(channels.map(({ channel }) => channel)).toEqual(['b', 'c']);
});

test('a channel without tags has those of its operations, and tags are described in info', async () => {
  const { document } = await openText(`asyncapi: 3.0.0
info: { title: T, version: "1", tags: [{ name: costs, description: What it costs. }] }
channels: { c: { messages: { m: { payload: { type: string } } } } }
operations: { o: { action: receive, channel: { $ref: '#/channels/c' }, tags: [{ name: costs }] } }
`);
  expect(listOperations(document).map((entry) => summarizeOperation(entry).tags)).toEqual([['costs']]);
  expect(readTags(document)).toMatchObject([{ name: 'costs', description: 'What it costs.' }]);
});

test('a schema in another language that is elsewhere is not fetched, and its URL is shown', async () => {
  const { channels, problems } = await read(`channels:
  c: { messages: { m: { payload: { schemaFormat: application/vnd.apache.avro, schema: { $ref: 'https://example.com/a.avsc' } } } } }
`);
  expect(problems).toEqual([]);
  expect(channels[0]?.channelOperations?.[0]?.messages[0]?.foreignSchema?.text).toBe(
    'https://example.com/a.avsc',
  );
});
