import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';
import { measureBuild } from './measure-build.ts';
import type { Measure } from './measure-command.ts';
import { measurePage, weighHtml } from './measure-page.ts';
import { buildPagesWithStarlight } from './peer-starlight-pages.ts';
import { say } from './say.ts';

/** Of builds without a search, but for the page’s bytes. */
const budget = { seconds: 12, megabytes: 800, bytes: 15_000 };

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function summarize(name: string, measures: readonly Measure[]): Measure {
  const seconds = median(measures.map((measure) => measure.seconds));
  const megabytes = median(measures.map((measure) => measure.megabytes));
  say(`${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`);
  return { seconds, megabytes };
}

/**
 * Builds a site of `count` generated guide pages `runs` times; with `hasPeers` the same pages with Starlight once. Gives
 * the budgets that are broken.
 */
export function benchPages(count: number, runs: number, hasPeers: boolean): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  say(`guide pages: ${count}, median of ${runs}`);
  generateSite(folder, count);
  const times = Array.from({ length: runs });
  const cold = summarize(
    'build, cold, no search',
    times.map(() => measureBuild(folder, true, '--no-search')),
  );
  if (hasPeers) comparePeer(cold, count);
  summarize('build, cold', [measureBuild(folder, true)]);
  summarize(
    'build, nothing changed',
    times.map(() => measureBuild(folder, false)),
  );
  const weight = measurePage(join(folder, 'dist'), 'part-1/page-1');
  const bytes = weight.html + weight.css + weight.script;
  say(
    `guide page, gzip, no fonts  ${bytes} B (HTML ${weight.html}, CSS ${weight.css}, JavaScript ${weight.script})`,
  );
  const html = weighHtml(join(folder, 'dist'));
  say(`HTML                        ${html.files} files, ${Math.round(html.bytes / html.files)} B each`);
  rmSync(folder, { recursive: true, force: true });
  const isKept =
    count > 1000 ||
    (cold.seconds <= budget.seconds && cold.megabytes <= budget.megabytes && bytes <= budget.bytes);
  return isKept
    ? []
    : [`guide pages: at most ${budget.seconds} s, ${budget.megabytes} MB, ${budget.bytes} B a page`];
}

function comparePeer(cold: Measure, count: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  const peer = summarize('Starlight, cold, no search', [buildPagesWithStarlight(folder, count)]);
  const [faster, smaller] = [peer.seconds / cold.seconds, peer.megabytes / cold.megabytes];
  say(`Octavo takes 1/${faster.toFixed(1)} of its time and 1/${smaller.toFixed(1)} of its memory`);
  rmSync(folder, { recursive: true, force: true });
}
