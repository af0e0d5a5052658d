import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { generateSite } from './generate-site.ts';
import { findOctavo } from './installed-octavo.ts';
import { say } from './say.ts';
import { type Screen, watchScreen } from './watch-screen.ts';

/** Milliseconds, on a site of as many pages. */
const budget = { pages: 4000, first: 3000, next: 50, edit: 100, config: 150, search: 1000 };

const starts = 3;
const opened = 15;
const edits = 9;
const searches = 3;

/** What a site's accents are as unlike each other as. */
const colors = ['#0d5c93', '#7c3aed', '#b4234a', '#0d9373'];

/** Milliseconds between two edits: a writer's saves are further apart, and each is measured alone. */
const pause = 1000;

/** Milliseconds after which nothing is waited for any more: a search that begins renders all pages. */
const limit = 600_000;

/**
 * Starts `octavo dev` on a site of `count` generated guide pages, as a process of its own, and measures what a writer waits for: the
 * first page after the command, pages that were not opened before, and from when a file is saved until a browser shows
 * what it says now, which only the server's message tells it to fetch. Gives the budgets that are broken.
 */
export async function benchDev(count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  generateSite(folder, count);
  say(`octavo dev, ${count} pages, medians (slowest)`);
  const first: number[] = [];
  for (let start = 0; start < starts; start++)
    await withServer(folder, async ({ url, startedAt }) => {
      first.push(await fetchPage(`${url}part-1/page-1/`, startedAt));
    });
  const broken = [judge('command to first page', first, budget.first)];
  await withServer(folder, async ({ url }) => {
    await fetchPage(`${url}part-1/page-1/`);
    const next: number[] = [];
    for (let index = 1; index <= opened; index++) {
      const page = Math.floor((index * count) / (opened + 1));
      next.push(await fetchPage(`${url}part-${Math.floor(page / 25) + 1}/page-${page + 1}/`));
    }
    broken.push(judge('next page', next, budget.next));
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    broken.push(...(await measureEdits(browser, folder, url).finally(() => browser.close())));
  });
  rmSync(folder, { recursive: true, force: true });
  return count > budget.pages ? [] : broken.flatMap((one) => one ?? []);
}

async function measureEdits(
  browser: Browser,
  folder: string,
  url: string,
): Promise<readonly (string | undefined)[]> {
  const page = await browser.newPage();
  const waitFor = await watchScreen(page, limit);
  await page.goto(`${url}part-1/page-1/`, { waitUntil: 'networkidle' });
  const [file, config] = ['content/part-1/page-1.mdx', 'site.json'].map((name) => join(folder, name));
  const [text, settings] = [file, config].map((name) => readFileSync(name ?? '', 'utf8'));
  let saves = 0;
  const save = async (name = '', changed = '', isShown: (screen: Screen) => boolean) => {
    await wait(pause);
    const shown = waitFor(isShown);
    const start = performance.timeOrigin + performance.now();
    writeFileSync(name, changed);
    return (await shown).at - start;
  };
  const saveWord = () => {
    const word = `fresh${++saves}`;
    const changed = text?.replace(/^---\n[\s\S]*?\n---\n/, (head) => `${head}\n${word} words.\n`);
    return save(file, changed, (screen) => screen.word === word);
  };
  let accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  );
  const saveColor = () => {
    const color = colors[++saves % colors.length] ?? '';
    const changed = settings?.replace(/(?<="primary": ")[^"]*/, color);
    const before = accent;
    return save(config, changed, (screen) => {
      accent = screen.accent;
      return accent !== before;
    });
  };
  const saveGroup = () => {
    const name = `Renamed ${++saves}`;
    return save(config, settings?.replace('"Part 1"', `"${name}"`), ({ group }) => group === name);
  };
  const results = [
    judge('page saved to its text on screen', await repeat(edits, saveWord), budget.edit),
    judge('color of site.json to screen', await repeat(edits, saveColor), budget.config),
    judge('group of site.json to screen', await repeat(edits, saveGroup), budget.config),
  ];
  const search = async () => {
    await saveWord();
    await page.waitForLoadState('networkidle');
    return findWord(page, `fresh${saves}`);
  };
  say(`first search                        ${(await search()).toFixed(0).padStart(6)} ms`);
  return [
    ...results,
    judge('search of a word saved just now', await repeat(searches, search), budget.search),
  ];
}

/** Milliseconds from the press of the search's key to the word, typed at once, in its first result. */
async function findWord(page: Page, word: string): Promise<number> {
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill(word);
  await page.locator('.search-dialog .hit', { hasText: word }).first().waitFor({ timeout: limit });
  return performance.now() - start;
}

async function repeat(times: number, measure: () => Promise<number>): Promise<readonly number[]> {
  const measured: number[] = [];
  for (let time = 0; time < times; time++) measured.push(await measure());
  return measured;
}

/** Prints a measure beside its budget; gives the budget when it is broken. */
function judge(name: string, times: readonly number[], most: number): string | undefined {
  const middle = [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
  const slowest = Math.max(...times);
  say(`${name.padEnd(36)}${middle.toFixed(0).padStart(6)} ms (${slowest.toFixed(0)}), at most ${most}`);
  return middle <= most ? undefined : `dev: ${name} within ${most} ms`;
}

/** Milliseconds until the whole page is there, since `start`. */
async function fetchPage(url: string, start = performance.now()): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.text();
  return performance.now() - start;
}

interface DevServer {
  readonly url: string;
  readonly startedAt: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server, which ends with what is done with it, whatever comes of that. */
async function withServer(folder: string, use: (server: DevServer) => Promise<void>): Promise<void> {
  const server = await startServer(folder);
  await use(server).finally(server.stop);
}

async function startServer(folder: string): Promise<DevServer> {
  const words = [findOctavo(), 'dev', folder, '--port', '0'];
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/\S+:\d+\/\S*/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`octavo dev ended early:\n${output}`)));
  });
  return {
    url,
    startedAt,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
