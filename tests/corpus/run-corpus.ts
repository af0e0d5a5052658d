import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds a copy of each real site below the folder given, its `mint.json` renamed to `site.json`, and prints how many
 * pages of its navigation were written. Fails on a stack trace, on a page that is missing where all have to be there
 * and on a problem without a place.
 */
const octavo = fileURLToPath(new URL('../../src/cli/octavo.mjs', import.meta.url));

/** Sites of which every page of the navigation has to be written, with how many those are. */
const complete: ReadonlyMap<string, number> = new Map([
  ['turso', 172],
  ['axiom', 263],
]);

interface Result {
  readonly site: string;
  readonly pages: number;
  readonly written: number;
  readonly counts: string;
  readonly seconds: string;
  readonly faults: readonly string[];
}

function runSite(folder: string, site: string): Result {
  const copy = join(mkdtempSync(join(tmpdir(), 'octavo-corpus-')), site);
  cpSync(join(folder, site), copy, { recursive: true });
  renameSync(join(copy, 'mint.json'), join(copy, 'site.json'));
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', [octavo, 'build', copy, '--keep-going'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const pages = listPages(JSON.parse(readFileSync(join(copy, 'site.json'), 'utf8')).navigation);
  const missing = pages.filter((page) => !existsSync(join(copy, 'dist', pathOf(page), 'index.html')));
  const output = `${stdout}\n${stderr}`;
  const least = complete.get(site);
  const faults = [
    ...(/^\s+at .+[:(]\d+|node:internal/m.test(output) ? ['a stack trace'] : []),
    ...(status === null || status > 1 ? [`exit code ${status}`] : []),
    ...(least !== undefined && status !== 0 ? ['errors'] : []),
    ...(least !== undefined && pages.length !== least ? [`${pages.length} pages in the navigation`] : []),
    ...(least !== undefined ? missing.map((page) => `${page} is missing`) : []),
  ];
  rmSync(copy, { recursive: true, force: true });
  const counts = /^(\d+ errors?, \d+ warnings?, \d+ notes?)$/m.exec(output)?.[1] ?? 'no problems';
  return { site, pages: pages.length, written: pages.length - missing.length, counts, seconds, faults };
}

function listPages(entries: readonly unknown[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const isGroup =
      typeof entry === 'object' && entry !== null && 'pages' in entry && Array.isArray(entry.pages);
    return isGroup ? listPages(entry.pages as readonly unknown[]) : [];
  });
}

function pathOf(page: string): string {
  return page
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
}

const folder = resolve(process.argv[2] ?? '.');
const sites = readdirSync(folder).filter((site) => existsSync(join(folder, site, 'mint.json')));
const results = sites.map((site) => {
  const result = runSite(folder, site);
  const row = [
    result.site.padEnd(14),
    `${result.written}/${result.pages}`.padEnd(9),
    `${result.seconds} s`.padEnd(8),
  ];
  process.stdout.write(
    `${row.join('')}${result.counts}${result.faults.map((fault) => `\n  ${fault}`).join('')}\n`,
  );
  return result;
});
const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
const bad = results.filter(({ faults }) => faults.length > 0).length;
process.stdout.write(`${sum(({ written }) => written)} of ${sum(({ pages }) => pages)} pages written\n`);
process.exitCode = bad === 0 && results.length > 0 ? 0 : 1;
process.stdout.write(`corpus: ${results.length - bad} passed, ${bad} failed\n`);
