import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Miniflare } from '../security/load-miniflare.ts';
import { callSearch } from '../support/call-mcp.ts';
import { readGuideBlocks } from '../support/guide-blocks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const blocks = await readGuideBlocks('deploy/adapters');
const origin = 'https://docs.example.com';
const reader = '203.0.113.7';

/** What a platform sends each request to. */
type Platform = (request: Request) => Promise<Response>;

const folders = new Map<string, string>();
const ending: (() => Promise<void>)[] = [];

/** The path that a project is published at: one of them stands below its host's root. */
const bases: Readonly<Record<string, string>> = { netlify: '/shop' };

/** Builds a project by the guide's configuration. One with Octavo in it needs the package above it, as in `node_modules`. */
async function build(adapter: string): Promise<void> {
  const folder = await mkdtemp(join(root, '.octavo', `${adapter}-`));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  folders.set(adapter, folder);
  await cp(join(root, 'tests/security/adapter-site'), folder, { recursive: true });
  const block = blocks.find(({ text }) => text.includes(`'@astrojs/${adapter}'`))?.text ?? '';
  const config = block
    .replace("'octavo'", "'../../src/index.ts'")
    .replace('defineConfig({', `defineConfig({ base: '${bases[adapter] ?? '/'}',`);
  await writeFile(join(folder, 'astro.config.mjs'), config);
  const child = spawn(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ADAPTER: adapter, NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(output);
}

/** One after the other: three at once would take no less time on two processors. */
beforeAll(async () => {
  await mkdir(join(root, '.octavo'), { recursive: true });
  for (const adapter of Object.keys(platforms)) await build(adapter);
}, 300_000);
afterAll(() => Promise.all(ending.map((end) => end())));

/** The module that a build left somewhere in a folder of its output. */
async function load(adapter: string, place: string, name: string): Promise<unknown> {
  const folder = join(folders.get(adapter) ?? '', place);
  const files = await readdir(folder, { recursive: true });
  const [found = ''] = files
    .filter((file) => file.split('/').at(-1) === name)
    .sort((a, b) => a.length - b.length);
  const { default: loaded } = z
    .object({ default: z.unknown() })
    .parse(await import(pathToFileURL(join(folder, found)).href));
  return loaded;
}

/** Each platform by what its adapter built, called as the platform does. */
const platforms: Readonly<Record<string, () => Promise<Platform>>> = {
  vercel: async () => {
    const server = z
      .object({ fetch: z.custom<Platform>() })
      .parse(await load('vercel', '.vercel/output/functions/_render.func', 'entry.mjs'));
    return (request) => server.fetch(request);
  },
  netlify: async () => {
    const handler = z
      .custom<(request: Request, context: object) => Promise<Response>>()
      .parse(await load('netlify', '.netlify/v1/functions/ssr', 'ssr.mjs'));
    return (request) => handler(request, { ip: reader });
  },
  cloudflare: async () => {
    const output = join(folders.get('cloudflare') ?? '', 'dist');
    const worker = new Miniflare({
      modules: true,
      rootPath: join(output, 'server'),
      modulesRoot: join(output, 'server'),
      scriptPath: 'entry.mjs',
      modulesRules: [{ type: 'ESModule', include: ['**/*.mjs'] }],
      compatibilityDate: '2026-07-01',
      kvNamespaces: ['SESSION'],
      assets: {
        directory: join(output, 'client'),
        binding: 'ASSETS',
        routerConfig: { has_user_worker: true },
      },
    });
    ending.push(() => worker.dispose());
    return async (request) => {
      const { url, method, headers } = request;
      const body = method === 'POST' ? { body: await request.text() } : {};
      const answer = await worker.dispatchFetch(url, { method, headers: [...headers], ...body });
      return new Response(answer.status === 204 ? null : await answer.text(), {
        status: answer.status,
        headers: [...answer.headers],
      });
    };
  },
};

test.each(Object.keys(platforms))(
  'on %s, the relay and /mcp answer on demand, and pages are files',
  async (adapter) => {
    const base = bases[adapter] ?? '';
    const send = (await platforms[adapter]?.()) ?? Promise.reject;
    const ask = (path: string, init: RequestInit = {}) => {
      const headers = { Host: new URL(origin).host, 'X-Forwarded-For': reader, 'CF-Connecting-IP': reader };
      return send(
        new Request(`${origin}${base}${path}`, { ...init, headers: { ...headers, ...init.headers } }),
      );
    };
    const there = await ask('/_octavo/relay');
    expect([there.status, there.headers.get('octavo-relay')]).toEqual([204, '1']);
    const refused = await ask('/_octavo/relay', {
      method: 'POST',
      body: '{}',
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(refused.status).toBe(403);
    expect(await callSearch(ask, 'item')).toContain(`## Read an item\nGET /items/{id}\n${origin}${base}/`);
    const foreign = await ask('/mcp', {
      method: 'POST',
      body: '{}',
      headers: { Origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);

    const folder = folders.get(adapter) ?? '';
    const files = await readdir(folder, { recursive: true });
    const page = files.find((file) => /(?:static|dist|client)\/index\.html$/.test(file)) ?? '';
    expect(await readFile(join(folder, page), 'utf8')).toContain('<octavo-playground');
  },
);
