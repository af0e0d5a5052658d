import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoTokens } from '../../src/service/api-tokens.ts';
import { readContract } from '../../src/service/contract.ts';
import { createService } from '../../src/service/create-service.ts';
import { openPostgresStore } from '../../src/service/store/postgres-store.ts';
import { openSqliteStore } from '../../src/service/store/sqlite-store.ts';
import type { UserGroupStore } from '../../src/service/store/store.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
const contract = readContract(text);
const documented = parse(text).components.responses.Unavailable.content['application/json'].examples.storage;
const timeLimit = 400;

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'octavo-unavailable-'));

beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A network between the service and its database that can lose everything. */
async function startNetwork(
  target: number,
): Promise<{ port: number; lose: () => void; mend: () => void; server: Server }> {
  const sockets = new Set<Socket>();
  let isLost = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pairs = [
      [near, far],
      [far, near],
    ] as const;
    for (const [from, to] of pairs) {
      sockets.add(from);
      from.on('data', (bytes) => void (isLost || to.write(bytes)));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mend = () => {
    isLost = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    server,
    lose: () => {
      isLost = true;
    },
    mend,
  };
}

type Hang = {
  readonly store: UserGroupStore;
  readonly hang: () => Promise<void>;
  readonly recover: () => Promise<void>;
};

const databases: readonly (readonly [name: string, open: () => Promise<Hang>])[] = [
  [
    'PostgreSQL whose table is locked',
    async () => {
      const store = await openPostgresStore(postgres.url, timeLimit);
      const other = new Client({ connectionString: postgres.url });
      return {
        store,
        async hang() {
          await other.connect();
          await other.query('BEGIN');
          await other.query('LOCK TABLE user_groups IN ACCESS EXCLUSIVE MODE');
        },
        recover: () => other.end(),
      };
    },
  ],
  [
    'PostgreSQL that the network does not reach',
    async () => {
      const url = new URL(postgres.url);
      const network = await startNetwork(Number(url.port));
      url.port = String(network.port);
      const store = await openPostgresStore(url.href, timeLimit);
      const close = async () => {
        await store.close();
        network.server.close();
      };
      return {
        store: { ...store, close },
        hang: async () => network.lose(),
        recover: async () => network.mend(),
      };
    },
  ],
  [
    'a SQLite file that another process writes to',
    async () => {
      const file = join(folder, 'locked.sqlite');
      const store = openSqliteStore(file, timeLimit);
      const other = new DatabaseSync(file);
      return {
        store,
        hang: async () => other.exec('BEGIN IMMEDIATE'),
        async recover() {
          other.exec('ROLLBACK');
          other.close();
        },
      };
    },
  ],
];

test.each(databases)(
  '%s: 503 while it hangs, then answers again',
  async (_name, open) => {
    const { store, hang, recover } = await open();
    const failures: unknown[] = [];
    const service: FastifyInstance = await createService({
      store,
      contract,
      tokens: demoTokens,
      timeLimit,
      onFailure: (error) => failures.push(error),
    });
    const get = async (id: string) => {
      const answer = await service.inject({
        method: 'GET',
        url: '/api/user',
        headers: { authorization: 'Token demo-customer', 'content-type': 'application/json' },
        payload: JSON.stringify({ name: 'Acme', user_group_id: id }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const askHealth = async () => {
      const answer = await service.inject('/healthz');
      return { status: answer.statusCode, body: answer.json() };
    };
    try {
      expect((await get('before')).status).toBe(200);
      expect(await askHealth()).toEqual({ status: 200, body: { status: 'ok' } });
      await hang();
      // More than the connections that are kept to a database.
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => get(`during-${index}`)));
      expect(answers).toEqual(answers.map(() => ({ status: 503, body: documented.value })));
      expect(await askHealth()).toEqual({ status: 503, body: { status: 'unavailable' } });
      expect(failures.length).toBeGreaterThan(0);
      await recover();
      await expect.poll(async () => (await askHealth()).status, { timeout: 10_000 }).toBe(200);
      expect((await get('after')).status).toBe(200);
    } finally {
      await service.close();
      await store.close();
    }
  },
  30_000,
);
