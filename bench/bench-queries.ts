import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveSite } from '../src/cli/serve-site.ts';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { judgeQueries, measureQueries, readQueries } from '../tests/browser/measure-queries.ts';
import { installDocument, writeReferenceSite } from './large-document.ts';
import { measureBuild } from './measure-build.ts';
import { say } from './say.ts';

/** Asks the search of GitHub's OpenAPI document what its readers ask, with one right page each; gives the budgets that are broken. */
export async function benchQueries(): Promise<readonly string[]> {
  const queries = readQueries('github') ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'octavo-queries-'));
  writeReferenceSite(folder, installDocument(join(folder, 'npm')));
  measureBuild(folder, true);
  const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const measure = await measureQueries(page, queries);
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
  const { isGood, line } = judgeQueries(measure, queries.length);
  say(`search of GitHub's document: ${line}`);
  for (const missed of measure.missed) say(`  ${missed}`);
  return isGood ? [] : ['queries: 80 % first and 90 % among the first three'];
}
