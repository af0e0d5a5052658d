import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoTokens } from '../../src/service/api-tokens.ts';
import { readContract } from '../../src/service/contract.ts';
import { createService } from '../../src/service/create-service.ts';
import { openSqliteStore } from '../../src/service/store/sqlite-store.ts';
import type { UserGroupStore } from '../../src/service/store/store.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

let store: UserGroupStore;
let service: FastifyInstance;
let failures: unknown[];

beforeEach(async () => {
  failures = [];
  store = openSqliteStore(':memory:');
  service = await createService({
    store,
    contract,
    tokens: demoTokens,
    requestsPerMinute: 50,
    onFailure: (error) => failures.push(error),
  });
});

afterEach(async () => {
  await service.close();
  await store.close();
  expect(failures).toEqual([]);
});

const send = async (payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await service.inject({
    method: 'GET',
    url: '/api/user',
    headers: { authorization: 'Token demo-customer', 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('requests with a wrong token count, and an address cannot pose as others', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 60; index++) {
    const forged = { 'x-forwarded-for': `192.0.2.${index}`, forwarded: `for=192.0.2.${index}` };
    statuses.push((await send('{}', { authorization: `Token guess-${index}`, ...forged })).status);
  }
  expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
  expect((await send('{"name":"Acme","user_group_id":"acme-1"}')).status).toBe(429);
});

test('requests for paths that are not there count too', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 60; index++)
    statuses.push((await service.inject({ method: 'GET', url: `/guess-${index}` })).statusCode);
  expect(statuses).toEqual([...Array(50).fill(404), ...Array(10).fill(429)]);
});

test.each([
  ['a lone byte', [0xff]],
  ['another lone byte', [0xfe]],
  ['an overlong form', [0xc0, 0xaf]],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a sequence that is cut', [0xe2, 0x82]],
])('an identifier that is not UTF-8 is refused: %s', async (_name, bytes) => {
  const [head, tail] = ['{"name":"Acme","user_group_id":"acme-', '"}'].map((text) => Buffer.from(text));
  const body = Buffer.concat([head ?? '', Buffer.from(bytes), tail ?? ''].map((part) => Buffer.from(part)));
  expect(await send(body)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_body', message: 'The body is not UTF-8.' } },
  });
});

test('a body in another encoding is refused, and a byte order mark is taken', async () => {
  const text = '{"name":"Acme","user_group_id":"acmé"}';
  expect((await send(Buffer.from(text, 'latin1'))).status).toBe(400);
  expect((await send(Buffer.from(text, 'utf16le'))).status).toBe(400);
  const { status, body } = await send(Buffer.from(`\ufeff${text}`));
  expect([status, body.user_group?.provided_id]).toEqual([200, 'acmé']);
});

test.each([
  ['lists', '['.repeat(40_000), ']'.repeat(40_000)],
  ['objects', '{"a":'.repeat(20_000), `1${'}'.repeat(20_000)}`],
])('deep %s in a body are refused', async (_kind, open, close) => {
  const answer = await send(`{"name":"A","user_group_id":"a","properties":{"a":${open}${close}}}`);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_body', message: 'The body is nested deeper than 100 levels.' } },
  });
});

test('a body may be 100 levels deep', async () => {
  const body = (levels: number) =>
    `{"name":"A","user_group_id":"a","properties":{"a":${'['.repeat(levels - 2)}${']'.repeat(levels - 2)}}}`;
  expect((await send(body(100))).status).toBe(200);
  expect((await send(body(101))).status).toBe(400);
});
