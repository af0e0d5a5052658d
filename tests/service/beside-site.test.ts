import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../src/service/beside-site.ts', import.meta.url));

let folder = '';
let url = '';
let stop: () => Promise<number | null>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-beside-'));
  await writeFile(join(folder, 'index.html'), '<title>Site</title>');
  const child = spawn(process.execPath, [script, 'serve', '--out', folder, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, API_TOKENS: '', DATABASE_URL: '' },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let output = '';
  url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /^(http:\/\/localhost:\d+\/)$/m.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    void ended.then((code) => reject(new Error(`exit ${code}\n${output}`)));
  });
});

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends what no `fetch` can: a GET with a body. */
function send(method: string, path: string, body: unknown, host?: string): Promise<[number, unknown]> {
  const text = JSON.stringify(body);
  const headers = {
    ...(host === undefined ? {} : { Host: host }),
    Authorization: 'Token demo-testing',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const sent = ask(new URL(path, url), { method, headers, agent: false });
    sent.on('error', reject);
    sent.on('response', async (answer) => {
      let said = '';
      for await (const chunk of answer) said += chunk;
      resolve([answer.statusCode ?? 0, said.startsWith('{') ? JSON.parse(said) : said]);
    });
    sent.end(text);
  });
}

test('the site answers, and below /sandbox the service', async () => {
  expect(await (await fetch(url)).text()).toContain('Site');
  const group = { name: 'Acme', user_group_id: 'acme-1' };
  const first = await send('GET', '/sandbox/api/user', group);
  expect(first).toMatchObject([200, { success: 1, new_user_group: true }]);
  expect(await send('GET', '/sandbox/api/user', group)).toMatchObject([200, { new_user_group: false }]);
  const changed = await send('PUT', '/sandbox/api/user', { ...group, name: 'Acme Ltd' });
  expect(changed).toMatchObject([200, { user_group: { name: 'Acme Ltd', api_environment_tag: 'Testing' } }]);
});

test('a foreign host gets neither', async () => {
  const [status] = await send('GET', '/sandbox/healthz', {}, 'example.com');
  expect(status).toBe(403);
});

test('both end together', async () => {
  expect(await stop()).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});
