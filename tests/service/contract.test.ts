import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoTokens } from '../../src/service/api-tokens.ts';
import { readContract } from '../../src/service/contract.ts';
import { createService } from '../../src/service/create-service.ts';
import { openPostgresStore } from '../../src/service/store/postgres-store.ts';
import { openSqliteStore } from '../../src/service/store/sqlite-store.ts';
import type { UserGroupStore } from '../../src/service/store/store.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({
  $id: 'document',
  ...parse(text),
});

/** What a busy machine may need for 1,000 requests at once. */
const timeLimit = 60_000;

const methods = ['GET', 'PUT', 'POST'] as const;
type Method = (typeof methods)[number];

/** What a call of the service came to; its body is held against the document. */
interface Called {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // The tests read what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: a body of any operation
  readonly body: any;
}

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'octavo-service-'));

beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['SQLite', async () => openSqliteStore(join(folder, 'groups.sqlite'), timeLimit)],
  ['PostgreSQL', () => openPostgresStore(postgres.url, timeLimit)],
] as const)('the service on %s', (_name, open) => {
  let store: UserGroupStore;
  let service: FastifyInstance;
  const failures: unknown[] = [];

  beforeAll(async () => {
    store = await open();
    service = await createService({
      store,
      contract: readContract(text),
      tokens: demoTokens,
      requestsPerMinute: 100_000,
      timeLimit,
      onFailure: (error) => failures.push(error),
    });
  });

  afterAll(async () => {
    await service?.close();
    await store?.close();
    expect(failures).toEqual([]);
  });

  const call = async (
    method: string,
    payload: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Called> => {
    const answer = await service.inject({
      method: method as 'GET',
      url: '/api/user',
      headers: {
        authorization: 'Token demo-customer',
        'content-type': 'application/json',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    const body = answer.json();
    expectDocumented(method, answer.statusCode, body);
    expect(answer.headers['cache-control']).toBe('no-store');
    return { status: answer.statusCode, headers: answer.headers, body };
  };

  const create = (id: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    call('GET', { name: 'Acme', user_group_id: id, ...more }, headers);

  test('creates a group, returns it unchanged the second time', async () => {
    const first = await create('same', { mapping: { sch_orders: 'ds_41' }, properties: { plan: 'pro' } });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      success: 1,
      new_user_group: true,
      user_group: { name: 'Acme', provided_id: 'same', properties: { plan: 'pro' } },
    });
    expect(first.body.user_group).not.toHaveProperty('api_environment_tag');
    const second = await call('GET', { name: 'Other', user_group_id: 'same', properties: { plan: 'x' } });
    expect(second.body).toEqual({ ...first.body, new_user_group: false });
  });

  test('updates what the body says and keeps the rest', async () => {
    const { body: created } = await create('changed', { properties: { plan: 'pro' } });
    const { status, body } = await call('PUT', { user_group_id: 'changed', name: 'Changed' });
    expect(status).toBe(200);
    expect(body.user_group).toEqual({
      ...created.user_group,
      name: 'Changed',
      properties: { plan: 'pro' },
      api_environment_tag: 'Customer',
    });
    const emptied = await call('PUT', { user_group_id: 'changed', properties: {} });
    expect(emptied.body.user_group).toMatchObject({ name: 'Changed', properties: {} });
  });

  test('rotates a token; the old one is refused from then on', async () => {
    const { body: created } = await create('rotated');
    const current = created.user_group.token;
    const { status, body } = await call('POST', { current_token: current });
    expect(status).toBe(200);
    expect(body.user_group).toMatchObject({ provided_id: 'rotated', api_environment_tag: 'Customer' });
    expect(body.user_group).not.toHaveProperty('properties');
    expect(body.user_group.token).not.toBe(current);
    expect(await call('POST', { current_token: current })).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    const again = await create('rotated');
    expect(again.body.user_group.token).toBe(body.user_group.token);
  });

  test('keeps environments apart: the same identifier is two groups', async () => {
    const testing = { authorization: 'Token demo-testing' };
    const customer = await create('shared');
    const other = await create('shared', {}, testing);
    expect(other.body.new_user_group).toBe(true);
    expect(other.body.user_group.team_id).not.toBe(customer.body.user_group.team_id);
    const tag = async (headers: Readonly<Record<string, string>>) =>
      (await call('PUT', { user_group_id: 'shared' }, headers)).body.user_group.api_environment_tag;
    expect([await tag({}), await tag(testing)]).toEqual(['Customer', 'Testing']);
    const foreign = { current_token: customer.body.user_group.token };
    expect((await call('POST', foreign, testing)).status).toBe(404);
  });

  test('gives back any Unicode as it came', async () => {
    const id = 'Zoë "’\' \\ \u2028 🦉 $1 ?1 %00 '.repeat(400);
    const properties = { ['__proto__']: 'x', 'a\u0000b': '\ud800', '🦉': ['ä', null, 1.5e300] };
    const text = JSON.stringify({ name: id, user_group_id: id, properties }).replace(
      '"properties":{',
      '"properties":{"__proto__":{"a":1},',
    );
    const { body } = await call('GET', text);
    expect(body.user_group).toMatchObject({ name: id, provided_id: id });
    expect(JSON.stringify(body.user_group.properties)).toBe(JSON.stringify(JSON.parse(text).properties));
  });

  test.each([
    ['a missing field', 'GET', { name: 'Acme' }, '/user_group_id: is required'],
    ['a field of the wrong type', 'PUT', { user_group_id: 1 }, '/user_group_id: must be a string'],
    [
      'a wrong value inside',
      'PUT',
      { user_group_id: 'a', mapping: { x: 1 } },
      '/mapping/x: must be a string',
    ],
    ['a list', 'POST', [], 'The body: must be an object'],
    ['null', 'POST', 'null', 'The body: must be an object'],
    ['no JSON', 'GET', '{', 'The body is not JSON.'],
    ['nothing', 'GET', '', 'The body is empty.'],
    ['NUL in a text', 'PUT', { user_group_id: 'a\0' }, '/user_group_id: must be Unicode text without U+0000'],
  ])('refuses %s by its place', async (_what, method, payload, message) => {
    expect(await call(method, payload)).toMatchObject({
      status: 400,
      body: { success: 0, error: { code: 'invalid_body', message } },
    });
  });

  test('refuses a body that is no JSON by its type, and one that is too large', async () => {
    const typed = await call('PUT', { user_group_id: 'a' }, { 'content-type': 'text/plain' });
    expect(typed).toMatchObject({ status: 400, body: { error: { code: 'invalid_body' } } });
    const large = await call('PUT', { user_group_id: 'a', name: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
  });

  test.each(['', 'demo-customer', 'Bearer demo-customer', 'Token', 'Token wrong', 'Token demo-customer x'])(
    'refuses the authorization %j before it reads the body',
    async (authorization) => {
      for (const method of methods)
        expect(await call(method, '{', { authorization })).toMatchObject({
          status: 401,
          body: { error: { code: 'unauthorized' } },
        });
    },
  );

  test('refuses other methods, and runs none for HEAD', async () => {
    for (const method of ['DELETE', 'PATCH']) {
      const { status, headers } = await call(method, {});
      expect([status, headers['allow']]).toEqual([405, 'GET, PUT, POST']);
    }
    const head = await service.inject({
      method: 'HEAD',
      url: '/api/user',
      headers: { authorization: 'Token demo-customer', 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'x', user_group_id: 'by-head' }),
    });
    expect(head.statusCode).toBe(405);
    expect((await create('by-head')).body.new_user_group).toBe(true);
  });

  test('creates one group for 1,000 first calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => create('at-once')));
    expect(answers.filter(({ body }) => body.new_user_group)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.user_group.token)).size).toBe(1);
  }, 60_000);

  test('lets one of many rotations of a token at once succeed', async () => {
    const { body } = await create('rotated-at-once');
    const rotate = () => call('POST', { current_token: body.user_group.token });
    const answers = await Promise.all(Array.from({ length: 50 }, rotate));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('says that it is well', async () => {
    const answer = await service.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

test('the file with the tokens is its owner’s alone', () => {
  for (const end of ['', '-wal', '-shm'].filter((one) =>
    statSync(join(folder, `groups.sqlite${one}`), { throwIfNoEntry: false }),
  ))
    expect(statSync(join(folder, `groups.sqlite${end}`)).mode & 0o777).toBe(0o600);
});

/** The schema that the document has for a response, else the one of its errors. */
function expectDocumented(method: string, status: number, body: unknown): void {
  const toStep = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
  const isDocumented = methods.some((one: Method) => one === method);
  const errors: Readonly<Record<number, string>> = {
    400: 'InvalidBody',
    401: 'Unauthorized',
    404: method === 'POST' ? 'UnknownToken' : 'UnknownGroup',
    405: 'MethodNotAllowed',
    413: 'BodyTooLarge',
    429: 'TooManyRequests',
  };
  const pointer =
    status === 200 && isDocumented
      ? `/paths/${toStep('/api/user')}/${method.toLowerCase()}/responses/200`
      : `/components/responses/${errors[status] ?? 'none'}`;
  const schema = { $ref: `document#${pointer}/content/${toStep('application/json')}/schema` };
  const validate = ajv.getSchema(schema.$ref) ?? ajv.compile(schema);
  expect(validate(body), `${method} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}
