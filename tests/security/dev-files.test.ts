import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningCommand, startOctavo } from '../e2e/octavo-command.ts';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
/** In each file of the site that a build does not publish. */
const secret = 'only-for-the-writer';

let siteRoot = '';
let server: RunningCommand;
let url = '';

beforeAll(async () => {
  siteRoot = await realpath(await mkdtemp(join(tmpdir(), 'octavo-dev-files-')));
  for (const folder of ['content', 'public', '.git']) await mkdir(join(siteRoot, folder));
  await writeFile(
    join(siteRoot, 'site.json'),
    `{ "$schema": "./${secret}", "name": "A", "colors": { "primary": "#0D9373" }, "navigation": [{ "group": "A", "pages": ["index"] }] }`,
  );
  await writeFile(join(siteRoot, 'content/index.md'), '---\ntitle: Home\n---\n\n```js\nlet a = 1;\n```\n');
  for (const name of ['.env', 'notes.md', 'data.json', 'tool.ts', '.git/config'])
    await writeFile(join(siteRoot, name), name.endsWith('.json') ? `{"key":"${secret}"}` : `// ${secret}\n`);
  await writeFile(join(siteRoot, 'public/film.mp4'), '0123456789');
  await writeFile(join(siteRoot, 'public/custom.css'), '.a { color: red; }');
  // Astro answers nothing where it takes itself for a test's.
  server = startOctavo(['dev', siteRoot, '--port', '0'], { env: { VITEST: undefined } });
  [url] = await server.waitFor(/http:\S+/);
});

afterAll(async () => {
  await server.stop();
  await rm(siteRoot, { recursive: true, force: true });
});

/** Asks for a path as it is: a URL would be normalized. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; text: string; type: string }>((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      const { statusCode: status = 0, headers: got } = response;
      resolve({ status, text, type: got['content-type'] ?? '' });
    })
      .on('error', async (error) => {
        const ended = await Promise.race([server.ended, wait(1000)]);
        reject(
          ended
            ? new Error(`octavo dev ended with ${ended.code}:\n${ended.stdout}${ended.stderr}`, {
                cause: error,
              })
            : error,
        );
      })
      .end();
  });
}

const ways: readonly ((file: string) => string)[] = [
  (file) => `/@fs${file}`,
  (file) => `/@fs/${file}`,
  (file) => `/@fs${file}?raw`,
  (file) => `/@fs${file}?import&raw`,
  (file) => `/@fs${file}?url&import`,
  (file) => `/@fs${file}?inline&import`,
  (file) => `/@fs${file.replaceAll('/', '%2f')}`,
  (file) => `/@fs${file.replace(/\.(\w+)$/, '%2e$1')}`,
  (file) => `/@id/${file}?import`,
  (file) => `/@id/${file}?import&raw`,
  (file) => `/@id/__x00__${file}?raw`,
  (file) => `${file}?import`,
  (file) => `${file}?import&raw`,
  (file) => `/@fs${packageRoot}/src/client/../../../../../../../..${file}`,
  (file) => `/@fs${packageRoot}/src/client/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e${file}`,
  (file) => `/node_modules/../..${file}?raw`,
  (file) => `/_image?href=/@fs${file}`,
  (file) => `/%5fimage?href=/@fs${file}`,
];

test('no file that a build would not publish is served, in whatever way it is asked for', async () => {
  for (const name of [
    '.env',
    'notes.md',
    'key.pem',
    'data.json',
    'tool.ts',
    'drafts/next.md',
    '.git/config',
    'site.json',
  ])
    for (const path of [
      ...ways.map((way) => way(join(siteRoot, name))),
      `/${name}`,
      `/${name}?raw`,
      `/${name}?import`,
    ]) {
      const { status, text } = await ask(path);
      expect([path, text.includes(secret)]).toEqual([path, false]);
      expect([400, 403, 404, 500], path).toContain(status);
    }
});

test('no file of Octavo is served but those that pages are made of', async () => {
  for (const name of [
    'package.json',
    'src/cli/main.ts',
    'src/build/project/project.ts',
    'biome.json',
    'site.json',
  ])
    for (const path of [
      ...ways.map((way) => way(join(packageRoot, name))),
      `/${name}`,
      `/${name}?raw`,
      `/${name}?import`,
    ]) {
      const { status } = await ask(path);
      expect([400, 403, 404, 500], path).toContain(status);
    }
  for (const path of ['/__open-in-editor?file=package.json', '/_%5fopen-in-editor?file=package.json'])
    expect((await ask(path)).status, path).toBe(404);
});

test('all that a page loads is served', async () => {
  const queue = ['/'];
  const seen = new Set(queue);
  const types = new Set<string>();
  for (const path of queue) {
    const { status, text, type } = await ask(path, { Accept: path === '/' ? 'text/html' : '*/*' });
    expect([path, status]).toEqual([path, 200]);
    types.add(type.replace(/;.*$/, ''));
    const found =
      path === '/'
        ? text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+)"|url\(["']?(\/[^"')]+)/g)
        : /javascript/.test(type)
          ? text.matchAll(/(?:\bfrom\s*|^import\s*|\bimport\()"(\/[^"]+)"/gm)
          : text.matchAll(/url\(["']?(\/[^"')]+)/g);
    for (const [, link, source = ''] of found) {
      const plain = (link ?? source).replaceAll('&#38;', '&').replaceAll('&amp;', '&');
      if (!seen.has(plain)) queue.push(plain);
      seen.add(plain);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const type of ['text/html', 'text/javascript', 'font/woff2']) expect(types).toContain(type);
});

test('files of public are served as they are, in parts too', async () => {
  expect(await ask('/custom.css')).toEqual({
    status: 200,
    text: '.a { color: red; }',
    type: 'text/css;charset=utf-8',
  });
  expect(await ask('/film.mp4', { Range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' });
  expect((await ask('/film.mp4', { Range: 'bytes=5-2' })).status).toBe(416);
});
