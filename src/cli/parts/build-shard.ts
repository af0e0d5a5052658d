import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPageCache, type ThreadOptions } from '../../astro/hooks/fill-cache.ts';
import { buildAstroSite } from '../../astro/hooks/run-astro.ts';
import { openPageCache, type PageCache } from '../../build/page-cache/page-cache.ts';
import { hashCode } from '../../build/page-cache/page-inputs.ts';
import { ownVersions, partPages, writePart } from '../../build/page-cache/part-files.ts';
import { limitCache, listShardPages, type Shard } from '../../build/page-cache/shard.ts';
import type { Project } from '../../build/project/project.ts';
import { type CollectOutput, createPageKeeper } from '../../build/publication/publication.ts';
import { startCards } from '../../build/publication/start-cards.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Page } from '../../site/site.ts';
import {
  type BuildCommand,
  damagedCache,
  describeFiles,
  describeRendered,
  giveUp,
  isBroken,
} from '../build-command.ts';
import { describeOutput } from '../output/last-build.ts';
import { type OutputFolders, recoverOutput, swapOutput, writeMarker } from '../output/swap-output.ts';
import { countOf, describeCount, reportProblems, strictReason } from '../report.ts';
import { describeObstacle } from './part-notes.ts';

/**
 * `octavo build --shard`: lists the mistakes of one part of the pages and of the site as a whole, and without errors writes what these
 * pages are rendered to, for `octavo merge`. What only all pages together show, such as dead links, is told there.
 */
export async function writeShard(
  project: Project,
  folders: OutputFolders,
  command: BuildCommand,
  shard: Shard,
  threadOptions: ThreadOptions,
): Promise<number> {
  const { keepGoing, isVerbose = false, threads, print, progress } = command;
  const start = performance.now();
  const report = (problems: readonly Problem[]) => {
    progress.end();
    return reportProblems(project.siteRoot, problems, print, { isVerbose });
  };
  try {
    await recoverOutput(folders);
    const site = project.site();
    const pages = site ? listShardPages(site, shard) : [];
    const whole = await openPageCache(project);
    if (whole?.wasDamaged) print(damagedCache);
    const cache = whole && limitCache(whole, pages);
    const unkept = cache?.listUnkept().length ?? 0;
    if (cache) {
      progress.begin('Rendering pages', unkept);
      await fillPageCache(project, cache, threadOptions, threads, progress.advance);
    }
    progress.begin('Checking pages', pages.length);
    project.startChecks({ advance: progress.advance, findFacts: cache?.findFacts, pages });
    const found = await project.finishChecks();
    if (!site) {
      report(found);
      return giveUp(command);
    }
    progress.begin('Rendering pages', cache?.listUnkept().length);
    const cards = cache && (await startCards(project));
    const failure = cache && (await renderPages(project, cache, pages, cards, progress.advance));
    const drawn = (await cards?.draw(pages)) ?? { files: [], problems: [] };
    // Code of pages may fail after they were rendered.
    const problems = [...found, ...(failure ? [failure] : []), ...drawn.problems];
    const count = report(mergeProblems([...problems, ...project.takeRenderProblems()]));
    if (count.errors === 0 && isBroken(command, count)) print(strictReason);
    if (project.reading().isConfigBroken || failure || (isBroken(command, count) && !keepGoing))
      return giveUp(command);
    await mkdir(partPages(folders.staged), { recursive: true });
    // Which page the code is of that failed is not known: all that have some are rendered, and told of, by who merges.
    await whole?.settle();
    const kept = whole?.exportPages(pages, partPages(folders.staged), count.errors === 0) ?? {
      list: { runs: [], fields: {} },
      pages: 0,
    };
    // Writes the colors that are not written yet.
    await project.compiler.close();
    const code = whole?.code ?? hashCode();
    const part = { folder: folders.staged, shard, versions: ownVersions, code, ...kept };
    await writePart(part, join(project.siteRoot, '.octavo'), drawn.files);
    await writeMarker(folders.staged, { files: undefined, isUpdating: false });
    const files = await swapOutput(folders);
    // What is wrong has to be told again.
    if (count.errors === 0) await whole?.finish();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(
      `Part ${shard.index} of ${shard.count}: ${countOf(pages.length, 'page')} in ${seconds} s: ${folders.output}`,
    );
    print(`${describeFiles(describeOutput(files))}; ${describeCount(count)}`);
    if (whole && whole.size > 0 && unkept < pages.length)
      print(describeRendered(pages.length, pages.length - unkept));
    if (!cache) print(describeObstacle(project, false));
    return isBroken(command, count) ? 1 : 0;
  } finally {
    progress.end();
    await rm(folders.staged, { recursive: true, force: true });
  }
}

/** Renders what is not kept of a part's pages, and keeps it; gives the mistake in a component of the site for which it cannot. */
async function renderPages(
  project: Project,
  cache: PageCache,
  pages: readonly Page[],
  cards: Awaited<ReturnType<typeof startCards>>,
  advance: (done: number) => void,
): Promise<Problem | undefined> {
  const keep = createPageKeeper(cache, cache.project);
  let done = 0;
  const collect: CollectOutput = (rendered, output) => {
    keep(rendered, output);
    for (const problem of output?.problems ?? []) project.addRenderProblem(problem);
    if (!output) return;
    project.compiler.release(output.page);
    advance(++done);
  };
  const temporary = await mkdtemp(join(tmpdir(), 'octavo-part-'));
  try {
    const output = join(temporary, 'site');
    const rendered = await buildAstroSite(project, { cards, collect }, output, cache);
    if ('code' in rendered) return rendered;
    if (await hasAssets(cache, pages, join(output, '_astro'))) return undefined;
    cache.drop();
    const again = await buildAstroSite(project, { cards, collect }, output, cache);
    return 'code' in again ? again : undefined;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Whether all files that kept pages load are among those of a folder (absolute), where this build has its own. */
async function hasAssets(cache: PageCache, pages: readonly Page[], folder: string): Promise<boolean> {
  const there = new Set(await readdir(folder).catch(() => []));
  const urls = { card: undefined, utilities: undefined, favicon: undefined };
  return pages
    .filter(cache.isKept)
    .every((page) => cache.restore(page, urls)?.output.assets.every((name) => there.has(name)) ?? false);
}
