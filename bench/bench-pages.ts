import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePages, generateSite } from './generate-site.ts';
import { measureBuild } from './measure-build.ts';
import type { Measure } from './measure-command.ts';
import { measurePage, weighHtml } from './measure-page.ts';
import { buildPeer, type Peer } from './peers/peer.ts';
import { say } from './say.ts';

/** Of builds without a search, but for the page’s bytes; `again` of those with nothing, one page and a color changed, in seconds. */
const budget = { seconds: 12, megabytes: 800, bytes: 15_000, again: [3, 3.5, 5] };

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function summarize(name: string, measures: readonly Measure[]): Measure {
  const seconds = median(measures.map((measure) => measure.seconds));
  const processor = median(measures.map((measure) => measure.processor));
  const megabytes = median(measures.map((measure) => measure.megabytes));
  say(
    `${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB ${processor.toFixed(1).padStart(7)} s CPU`,
  );
  return { seconds, processor, megabytes };
}

/**
 * Builds a site of `count` generated guide pages `runs` times, each time before the same pages with the first peer, and with each other
 * peer once; and once with search before `searched`. Gives the budgets that are broken.
 */
export function benchPages(
  count: number,
  runs: number,
  peers: readonly Peer[],
  searched: Peer | undefined,
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
  say(`guide pages: ${count}, median of ${runs}`);
  generateSite(folder, count);
  const times = Array.from({ length: runs });
  const [first, ...others] = peers.map((peer) => preparePeer(peer, count));
  const measures = times.map(() => [measureBuild(folder, true, '--no-search'), first?.build()] as const);
  const cold = summarize(
    'build, cold, no search',
    measures.map(([own]) => own),
  );
  if (first)
    comparePeer(
      `${first.name}, cold, no search`,
      measures.flatMap(([, peer]) => peer ?? []),
      cold,
    );
  for (const { name, build } of others) comparePeer(`${name}, cold, no search`, [build()], cold);
  const whole = summarize('build, cold', [measureBuild(folder, true)]);
  const last = searched && preparePeer(searched, count);
  if (last) comparePeer(`${last.name}, cold`, [last.build()], whole);
  const again: readonly (readonly [name: string, edit: () => void])[] = [
    ['build, nothing changed', () => undefined],
    ['build, one page changed', () => appendFileSync(join(folder, 'content/part-1/page-1.mdx'), '\nMore.\n')],
    ['build, a color changed', () => changeColor(folder)],
  ];
  const warm = again.map(([name, edit]) =>
    summarize(
      name,
      times.map(() => {
        edit();
        return measureBuild(folder, false);
      }),
    ),
  );
  const weight = measurePage(join(folder, 'dist'), 'part-1/page-1');
  const bytes = weight.html + weight.css + weight.script;
  say(
    `guide page, gzip, no fonts  ${bytes} B (HTML ${weight.html}, CSS ${weight.css}, JavaScript ${weight.script})`,
  );
  const html = weighHtml(join(folder, 'dist'));
  say(`HTML                        ${html.files} files, ${Math.round(html.bytes / html.files)} B each`);
  // Not sooner: a file system takes seconds to give out anew what was deleted just now.
  for (const each of [folder, ...[first, last, ...others].flatMap((peer) => peer?.folders ?? [])])
    rmSync(each, { recursive: true, force: true });
  const isKept =
    count > 1000 ||
    (cold.seconds <= budget.seconds && cold.megabytes <= budget.megabytes && bytes <= budget.bytes);
  const isWarm = count > 1000 || warm.every(({ seconds }, index) => seconds <= (budget.again[index] ?? 0));
  return [
    ...(isKept
      ? []
      : [`guide pages: at most ${budget.seconds} s, ${budget.megabytes} MB, ${budget.bytes} B a page`]),
    ...(isWarm ? [] : [`guide pages built again: at most ${budget.again.join(', ')} s`]),
  ];
}

/** Gives the site another color than it has. */
function changeColor(folder: string): void {
  const file = join(folder, 'site.json');
  const text = readFileSync(file, 'utf8');
  const change = (color: string) => color.slice(0, -1) + (color.endsWith('3') ? '4' : '3');
  writeFileSync(file, text.replace(/(?<="primary": ")#[\da-f]{6}/i, change));
}

/** The same pages with a peer: each build is made in a new folder. */
function preparePeer({ name, createProject }: Peer, count: number) {
  const folders: string[] = [];
  const build = () => {
    const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));
    folders.push(folder);
    return buildPeer(folder, createProject(generatePages(count)));
  };
  return { name, folders, build };
}

/** Says what the builds of a peer take beside Octavo's. */
function comparePeer(what: string, measures: readonly Measure[], cold: Measure): void {
  const peer = summarize(what, measures);
  const share = (kind: keyof Measure) => `1/${(peer[kind] / cold[kind]).toFixed(1)}`;
  say(
    `  Octavo takes ${share('seconds')} of its time, ${share('processor')} of its CPU time and ${share('megabytes')} of its memory`,
  );
}
