import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createGroup } from './create-group.ts';
import { startServiceProcess } from './service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-service-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no acknowledged group is lost when the process is killed, 20 times', async () => {
  const file = join(folder, 'killed.sqlite');
  const acknowledged = new Map<string, string>();
  let count = 0;
  for (let round = 0; round < 20; round++) {
    const service = await startServiceProcess(['--file', file, '--rate', '1000000']);
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        const id = `group-${count++}`;
        const answer = await createGroup(service.url, id).catch(() => undefined);
        if (answer?.status === 200) acknowledged.set(id, answer.body.user_group.token);
      }
    };
    const writers = Array.from({ length: 8 }, writer);
    await wait(randomInt(50, 250));
    await service.end('SIGKILL');
    isOver = true;
    await Promise.all(writers);
  }
  expect(acknowledged.size).toBeGreaterThan(100);
  const service = await startServiceProcess(['--file', file, '--rate', '1000000']);
  for (const [id, token] of acknowledged) {
    const { body } = await createGroup(service.url, id);
    expect([id, body.new_user_group, body.user_group.token]).toEqual([id, false, token]);
  }
  await service.end('SIGTERM');
}, 120_000);

test('says where it listens and with which demo tokens, and ends well when it is told to', async () => {
  const service = await startServiceProcess(['--file', ':memory:']);
  expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/user$/);
  expect((await createGroup(service.url, 'one')).status).toBe(200);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(service.output()).toContain('Demo token (Testing): demo-testing');
});

test('takes its API tokens from the environment, never prints them, and then knows no demo token', async () => {
  const service = await startServiceProcess(['--file', ':memory:'], {
    API_TOKENS: 'first-secret:Customer,second-secret:Testing',
  });
  expect((await createGroup(service.url, 'one', 'second-secret')).status).toBe(200);
  expect((await createGroup(service.url, 'one')).status).toBe(401);
  await service.end('SIGINT');
  expect(service.output()).not.toContain('secret');
});

test('answers 429 with the time to wait when one address sends too much', async () => {
  const service = await startServiceProcess(['--file', ':memory:', '--rate', '3']);
  const answers = [];
  for (let index = 0; index < 4; index++) answers.push(await createGroup(service.url, 'one'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.body).toEqual({
    success: 0,
    error: { code: 'too_many_requests', message: 'Too many requests. Wait, then try again.' },
  });
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  await service.end('SIGTERM');
});

test.each([
  [['--host', '0.0.0.0'], {}, 'Set API_TOKENS to listen on 0.0.0.0.'],
  [['--port', 'x'], {}, '--port is a number'],
  [['--nothing'], {}, '--file FILE'],
  [[], { API_TOKENS: 'a-secret' }, 'is not of that form'],
  [[], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins with'],
  [[], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'The service cannot start'],
])('says in words why it cannot start: %j %j', async (words, env, message) => {
  const start = startServiceProcess(words, env as Record<string, string>);
  await expect(start).rejects.toThrow(message);
  await expect(start).rejects.toThrow('exit 1');
  await expect(start).rejects.not.toThrow(/secret|\n\s+at /);
});
