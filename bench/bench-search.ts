import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { serveSite } from '../src/cli/serve-site.ts';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { generateProseSite, wordAt } from './generate-prose-site.ts';
import { measureBuild } from './measure-build.ts';
import { say } from './say.ts';
import { pressKey, typeWord, watchResults } from './time-search.ts';

const budget = { pages: 4000, milliseconds: 100, bytes: 150_000 };
const runs = 5;

/** What readers look for, with the ranks of the words: on most pages, on some, on few. */
const queries: readonly string[] = [
  wordAt(0),
  wordAt(3),
  wordAt(20),
  wordAt(100),
  wordAt(400),
  wordAt(1500),
  wordAt(4000),
  wordAt(7500),
  `${wordAt(1)} ${wordAt(40)}`,
  `${wordAt(300)} ${wordAt(2500)}`,
  wordAt(2007).slice(0, 4),
  wordAt(60).slice(0, 2),
];

interface Visit {
  /** From the key press that ended a whole query, the first of the visit, to its first results. */
  readonly first: number;
  /** Sent for it since the search was opened. */
  readonly bytes: number;
  /** From each key press of a word that was typed after it to the results of what stood there then. */
  readonly typed: readonly number[];
}

/**
 * Searches a site of 4,000 pages in a browser. Of each query: milliseconds from the press of its last key, in a search that was opened
 * and is loaded, to the frame that shows the first result; the same for each key of the next query, typed after it; and
 * bytes that the server sent from the opening on until all is quiet, headers included. Gives the budgets that are broken.
 */
export async function benchSearch(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-search-'));
  generateProseSite(folder, budget.pages);
  measureBuild(folder, true);
  const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
  const broken = await measureSearches(server, url);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  return broken;
}

/** The same for a site that is served already. */
export async function measureSearches(server: Server, url: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const count = countBytes(server);
  say(`search of ${budget.pages} pages, median of ${runs}: first key press, later ones (slowest), bytes`);
  const visits: Visit[][] = [];
  for (const [place, query] of queries.entries()) {
    const next = queries[(place + 5) % queries.length] ?? '';
    const own: Visit[] = [];
    for (let run = 0; run < runs; run++) own.push(await visit(browser, url, query, next, count));
    visits.push(own);
    say(`${query.padEnd(20)}${write(own)}`);
  }
  await browser.close();
  return judge(visits);
}

function write(own: readonly Visit[]): string {
  const { first, typed, bytes } = summarize(own);
  const slowest = Math.max(...typed);
  return `${first.toFixed(0).padStart(5)} ms ${median(typed).toFixed(0).padStart(5)} ms (${slowest.toFixed(0)}) ${String(bytes).padStart(8)} B`;
}

/** Medians of several visits; of each key press its own. */
function summarize(own: readonly Visit[]): Visit {
  const keys = own[0]?.typed ?? [];
  return {
    first: median(own.map(({ first }) => first)),
    bytes: median(own.map(({ bytes }) => bytes)),
    typed: keys.map((_, key) => median(own.map(({ typed }) => typed[key] ?? 0))),
  };
}

function judge(visits: readonly (readonly Visit[])[]): readonly string[] {
  const all = visits.map(summarize);
  const slowest = Math.max(...all.flatMap(({ first, typed }) => [first, ...typed]));
  const most = Math.max(...all.map(({ bytes }) => bytes));
  say(`at most ${slowest.toFixed(0)} ms and ${most} B`);
  return [
    ...(slowest > budget.milliseconds ? [`search: a result within ${budget.milliseconds} ms`] : []),
    ...(most > budget.bytes ? [`search: at most ${budget.bytes} B for the first result`] : []),
  ];
}

async function visit(
  browser: Browser,
  url: string,
  query: string,
  next: string,
  count: () => number,
): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}part-1/page-1/`, { waitUntil: 'networkidle' });
  const before = count();
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').waitFor();
  await page.waitForTimeout(500);
  await watchResults(page);
  const first = await pressKey(page, query);
  await page.waitForTimeout(300);
  const bytes = count() - before;
  const typed = await typeWord(page, next);
  await context.close();
  return { first, bytes, typed };
}

/** Counts what a server sends from now on, on all its connections. */
function countBytes(server: Server): () => number {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  return () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
