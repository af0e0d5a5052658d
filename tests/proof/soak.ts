import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { program, runOctavo } from '../e2e/octavo-command.ts';
import { startServiceProcess } from '../service/service-process.ts';
import type { Figure } from './promise.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Minutes of requests, fewer to try the part out; memory is compared from the end of the warm-up, a share of them, on. */
const minutes = Number(process.env['OCTAVO_SOAK_MINUTES'] ?? 10);
const warmUp = 0.3;

/** Readers that ask again as soon as they are answered, from as many addresses of this machine: the relay counts by address. */
const readers = 24;
const addresses = 200;

/** Most that the memory of a process may have grown by at the end. */
const mostGrowth = 0.05;

/** Milliseconds between two looks at the memory. */
const pause = 1000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What a reader does, and what is wrong with the answer; undefined where it is as it has to be. */
interface Act {
  readonly name: string;
  readonly run: (ask: Ask) => Promise<string | undefined>;
}

type Ask = (options: RequestOptions & { readonly path: string }, body?: string) => Promise<Answer>;

const json = { 'content-type': 'application/json' };
const expectStatus = (answer: Answer, ...statuses: readonly number[]) =>
  statuses.includes(answer.status) ? undefined : `${answer.status} ${answer.text.slice(0, 200)}`;

const group = () => `group-${randomInt(500)}`;

/** A message for the relay, with these changes. */
function callRelay(origin: string, ask: Ask, changes: object): Promise<Answer> {
  const message = {
    operation: 'openapi.yaml GET /api/user',
    server: { url: '/sandbox', variables: {} },
    parameters: {},
    security: 0,
    credentials: { API_TOKEN: 'Token demo-customer' },
    mediaType: 'application/json',
    body: { text: JSON.stringify({ name: 'Group', user_group_id: group() }) },
    ...changes,
  };
  const headers = { ...json, origin, 'sec-fetch-site': 'same-origin' };
  return ask({ method: 'POST', path: '/_octavo/relay', headers }, JSON.stringify(message));
}

/** All that readers do; `pages` are paths of the site. */
function listActs(origin: string, pages: readonly string[]): readonly Act[] {
  const anyPage = () => pages[randomInt(pages.length)] ?? '/';
  const authorized = { ...json, authorization: 'Token demo-customer' };
  return [
    {
      name: 'page',
      run: async (ask) => expectStatus(await ask({ path: anyPage() }), 200),
    },
    {
      name: 'compressed page',
      run: async (ask) =>
        expectStatus(await ask({ path: anyPage(), headers: { 'accept-encoding': 'br, gzip' } }), 200),
    },
    {
      name: 'page that is gone',
      run: async (ask) => expectStatus(await ask({ path: `/nowhere/${randomInt(1e6)}/` }), 404),
    },
    {
      name: 'part of a page',
      run: async (ask) =>
        expectStatus(await ask({ path: anyPage(), headers: { range: 'bytes=0-99' } }), 200, 206),
    },
    {
      name: 'call of the service',
      run: async (ask) =>
        expectStatus(
          await ask(
            { method: 'GET', path: '/sandbox/api/user', headers: authorized },
            JSON.stringify({ name: 'Group', user_group_id: group() }),
          ),
          200,
        ),
    },
    {
      name: 'call without a token',
      run: async (ask) =>
        expectStatus(
          await ask({ path: '/sandbox/api/user', headers: json }, '{"name":"a","user_group_id":"a"}'),
          401,
        ),
    },
    {
      name: 'call with a body that is no JSON',
      run: async (ask) =>
        expectStatus(await ask({ path: '/sandbox/api/user', headers: authorized }, '{'), 400, 422),
    },
    {
      name: 'call by the relay',
      run: async (ask) => {
        const answer = await callRelay(origin, ask, {});
        const isCalled = answer.status === 200 && answer.text.includes('"user_group"');
        return isCalled ? undefined : expectStatus(answer, 429);
      },
    },
    {
      name: 'relay to a server that the document does not name',
      run: async (ask) =>
        expectStatus(
          await callRelay(origin, ask, { server: { url: 'http://169.254.169.254', variables: {} } }),
          ...[404, 429],
        ),
    },
    {
      name: 'relay for a page of another site',
      run: async (ask) => expectStatus(await callRelay('https://evil.example', ask, {}), 403, 429),
    },
    {
      name: 'MCP',
      run: async (ask) =>
        expectStatus(
          await ask(
            {
              method: 'POST',
              path: '/mcp',
              headers: { ...json, accept: 'application/json, text/event-stream' },
            },
            JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
          ),
          200,
        ),
    },
  ];
}

/** Asks a server from an address of this machine. */
function createAsk(origin: string, agent: Agent, localAddress: string): Ask {
  const { hostname, port, host } = new URL(origin);
  return ({ headers = {}, ...options }, body) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const all = {
        hostname,
        port,
        localAddress,
        agent,
        ...options,
        headers: { host, ...headers, ...length },
      };
      const call = request(all, (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      call.on('error', reject);
      call.end(body);
    });
}

/** Starts Octavo as a reader's server is started, with the heap that it has there. */
async function startServer(words: readonly string[]) {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const [, port] = /http:\/\/\S+?:(\d+)/.exec(output) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`It ended early:\n${output}`)));
  });
  return {
    origin,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The memory that a process holds, in bytes: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readMemory(pid: number | undefined): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The mean of the smallest half: what is left between two collections of garbage. */
function readFloor(memory: readonly number[]): number {
  const low = [...memory].sort((one, other) => one - other).slice(0, Math.max(1, memory.length >> 1));
  return low.reduce((sum, bytes) => sum + bytes, 0) / low.length;
}

/**
 * Serves the example site with its relay, its MCP server and the User Group API behind it, and sends all of them mixed requests, good and
 * bad ones, as fast as they are answered, for ten minutes: no answer is wrong, and memory stays flat.
 */
export async function proveSoak(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-soak-'));
  const output = join(folder, 'site');
  const built = await runOctavo(['build', root, '--out', output], { limit: 300_000 });
  if (built.code !== 0) throw new Error(`The example could not be built:\n${built.stdout}${built.stderr}`);
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.slice(0, -'index.html'.length)}`);
  const service = await startServiceProcess(['--file', join(folder, 'groups.sqlite'), '--rate', '1000000']);
  const proxy = `/sandbox=${new URL(service.url).origin}`;
  const site = await startServer(['serve', '--out', output, '--port', '0', '--proxy', proxy]);
  const { origin } = site;
  const acts = listActs(origin, pages);
  const broken = new Map<string, string>();
  let [done, wrong, isOver] = [0, 0, false];
  const read = async (_: unknown, reader: number) => {
    const agents = Array.from({ length: Math.ceil(addresses / readers) }, (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      return { agent, ask: createAsk(origin, agent, `127.0.${index + 1}.${reader + 1}`) };
    });
    while (!isOver) {
      const act = acts[randomInt(acts.length)];
      const { ask } = agents[randomInt(agents.length)] ?? {};
      if (!act || !ask) continue;
      const mistake = await act.run(ask).catch((error: Error) => error.message);
      done++;
      if (mistake === undefined || isOver) continue;
      wrong++;
      broken.set(act.name, mistake);
    }
    for (const { agent } of agents) agent.destroy();
  };
  const work = Promise.all(Array.from({ length: readers }, read));
  const memory: number[] = [];
  const start = performance.now();
  while (performance.now() - start < minutes * 60_000) {
    await wait(pause);
    memory.push(readMemory(site.pid));
  }
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await work;
  await site.stop();
  await service.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  const warm = memory.slice(Math.floor(memory.length * warmUp));
  const third = Math.floor(warm.length / 3);
  const growth = readFloor(warm.slice(-third)) / readFloor(warm.slice(0, third)) - 1;
  const megabytes = (readFloor(warm.slice(-third)) / 1e6).toFixed(0);
  return [
    {
      promise: `${minutes} minutes of mixed requests get the right answers`,
      figure: `${done.toLocaleString('en')} requests, ${(done / seconds).toFixed(0)} a second, ${wrong} wrong`,
      holds: wrong === 0,
      broken: [...broken].map(([name, mistake]) => `${name}: ${mistake}`),
    },
    {
      promise: 'memory of the server stays flat meanwhile',
      figure: `${(growth * 100).toFixed(1)} %, ${megabytes} MB`,
      holds: growth < mostGrowth,
      broken: [],
    },
  ];
}
