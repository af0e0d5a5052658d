import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillPageCache, type ThreadOptions } from '../astro/hooks/fill-cache.ts';
import { writeOfflineSite } from '../build/offline-site/write-offline-site.ts';
import { keepFolders, takeFolders } from '../build/output/empty-folders.ts';
import { listOutputFiles, readFileStats } from '../build/output/list-files.ts';
import { buildSiteFiles } from '../build/output/write-site.ts';
import { openPageCache } from '../build/page-cache/page-cache.ts';
import { partFile, partPages, takePartFiles } from '../build/page-cache/part-files.ts';
import { openProject } from '../build/project/open-project.ts';
import type { Project } from '../build/project/project.ts';
import type { SiteReading } from '../build/project/read-site.ts';
import { startKeptSearch } from '../build/publication/publication.ts';
import { isInside } from '../content/files/site-files.ts';
import { mergeProblems } from '../problem/merge-problems.ts';
import type { Problem } from '../problem/problem.ts';
import { readErrorCode } from '../problem/read-error.ts';
import {
  type BuildCommand,
  damagedCache,
  describeFiles,
  describeRendered,
  giveUp,
  isBroken,
} from './build-command.ts';
import { limitGrowth, releaseHeap } from './limit-heap.ts';
import {
  describeInputs,
  describeOutput,
  type FolderContents,
  findLastBuild,
  keepLastBuild,
} from './output/last-build.ts';
import {
  followOutput,
  markerFile,
  nameOutputFolders,
  type OutputFolders,
  recoverOutput,
  swapOutput,
  writeMarker,
} from './output/swap-output.ts';
import { outputLock, siteLock, withLock } from './output/take-lock.ts';
import { writeShard } from './parts/build-shard.ts';
import { describeParts } from './parts/part-notes.ts';
import { type PageTime, renderWithProgress } from './progress.ts';
import { countOf, describeCount, type Print, reportProblems, strictReason } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

/** Told where pages of parts could be used, and what they load is not what this build has. */
const otherAssets =
  'The pages of the parts load other scripts, fonts or style sheets than this build has: every page was rendered anew.';

/** Pages that are compiled before they are rendered: enough for neither to wait, and few enough to be held. */
const pagesAhead = 128;

/** Milliseconds for which a number of stars is not asked for again where nothing else changed: a day. */
const starsLifetime = 86_400_000;

/** What to do while another process is at work. */
const later = 'Run "octavo build" when it has ended.';

/**
 * `octavo build`: lists every mistake, and without errors writes the site beside the last one and puts it in its
 * place at once. A build that fails leaves the last site as it is.
 */
export async function runBuild(command: BuildCommand): Promise<number> {
  const {
    folder,
    out,
    base,
    offline,
    search,
    isOfflineSite,
    isVerbose = false,
    shard,
    print,
    progress,
  } = command;
  const siteRoot = findSiteFolder(folder);
  const usual = join(siteRoot, shard ? `dist-part-${shard.index}` : 'dist');
  const named = out === undefined ? usual : resolve(out);
  const output = await followOutput(named);
  const refuse = (reason: string) => {
    print(reason);
    return 1;
  };
  if (output === undefined)
    return refuse(`The site cannot be written to ${named}, a symbolic link that leads to itself.`);
  const begin = performance.now();
  const written = nameOutputFolders(output);
  const asked = [base, offline, search, isOfflineSite, isVerbose, command.keepGoing, command.strict];
  const colors = process.stdout.hasColors?.();
  const inputs =
    command.usesCache && !shard && !command.parts
      ? await describeInputs(siteRoot, written, [...asked, colors])
      : undefined;
  const last = inputs === undefined ? undefined : findLastBuild(siteRoot, inputs, written);
  if (last) {
    progress.end();
    for (const text of last.said) print(text);
    describeSite(last.pages, last, last.count, written, performance.now() - begin, print);
    if (isOfflineSite) print(describeOpening(written));
    print(describeRendered(last.pages, last.pages));
    return 0;
  }
  let folders: OutputFolders | undefined;
  const options = {
    siteRoot,
    output,
    base,
    hasSearch: search,
    ...(isOfflineSite && { isOfflineSite }),
    usesCache: command.usesCache,
    readsBroken: true,
    compilesInThread: true,
  };
  const project = await openProject({
    ...options,
    isOffline: offline,
    giveUp: (problems) => {
      progress.end();
      reportProblems(siteRoot, problems, print, { isVerbose });
      giveUp(command);
      if (folders) rmSync(folders.staged, { recursive: true, force: true });
    },
  });
  limitGrowth(project.site()?.pages.length);
  try {
    if (!project.reading().config) {
      reportProblems(siteRoot, project.siteProblems(), print, { isVerbose });
      return giveUp(command);
    }
    const refusal = await checkOutput(output, siteRoot, project.contentRoot(), shard && 'part');
    if (refusal !== undefined) return refuse(refusal);
    const write = () => {
      folders = written;
      return shard
        ? writeShard(project, written, command, shard, options)
        : writeSite(project, written, command, options, inputs);
    };
    const inOutput = () =>
      withLock(
        outputLock(output),
        'build',
        (holder) => refuse(`${holder} is writing to ${output}. ${later}`),
        write,
      );
    return await withLock(
      siteLock(siteRoot),
      'build',
      (holder) => refuse(`${holder} is at work on this site. ${later}`),
      inOutput,
    );
  } finally {
    await project.close();
  }
}

async function writeSite(
  project: Project,
  folders: OutputFolders,
  command: BuildCommand,
  threadOptions: ThreadOptions,
  inputs: string | undefined,
): Promise<number> {
  const { keepGoing, isVerbose = false, threads, parts, print, progress } = command;
  const start = performance.now();
  let search: ReturnType<typeof startKeptSearch>;
  /** What was printed of problems. */
  const said: string[] = [];
  const report = (problems: readonly Problem[]) => {
    progress.end();
    said.length = 0;
    const note = (text: string) => {
      said.push(text);
      print(text);
    };
    return reportProblems(project.siteRoot, problems, note, { isVerbose });
  };
  try {
    await recoverOutput(folders);
    const { heapTotal } = process.memoryUsage();
    progress.begin('Checking pages', project.site()?.pages.length);
    const imports = parts?.map(({ folder, list }) => ({ folder: partPages(folder), list }));
    search = command.usesCache ? startKeptSearch(project) : undefined;
    const cache = command.usesCache
      ? await openPageCache(project, { ...(imports && { imports }) })
      : undefined;
    if (cache?.wasDamaged) print(damagedCache);
    for (const part of (cache && parts) ?? [])
      await takePartFiles(part, join(project.siteRoot, '.octavo'), cache?.code ?? '');
    for (const line of parts ? describeParts(parts, cache, project) : []) print(line);
    const kept = cache?.size ?? 0;
    if (cache) {
      progress.begin('Rendering pages', cache.listUnkept().length);
      await fillPageCache(project, cache, threadOptions, threads, progress.advance);
      progress.begin('Checking pages', project.site()?.pages.length);
    }
    const site = project.site();
    if (!site) {
      report(await project.checkPages());
      return giveUp(command);
    }
    const hasKept = cache !== undefined && cache.size > 0;
    const isThreaded = project.startChecks(
      hasKept ? { advance: progress.advance, findFacts: cache.findFacts } : { ahead: pagesAhead },
    );
    // What is kept is put into the site with the URLs that all pages together decide on.
    if (hasKept || !isThreaded) {
      await project.finishChecks();
      releaseHeap(heapTotal, site.pages.length);
    }
    // A build that stops for its errors goes on until all of them are known: some show only in what is written.
    const { isConfigBroken } = project.reading();
    const { render, times } = renderWithProgress(progress);
    const spare = join(project.siteRoot, '.octavo', 'folders');
    if (hasKept) takeFolders(spare, folders.staged, site);
    const built = await buildSiteFiles(project, site, folders.staged, Object.values(folders), render, {
      cache,
      last: folders.output,
      search,
    }).catch(async (error: unknown) => {
      report(await project.finishChecks());
      throw error;
    });
    const found = await project.finishChecks();
    const there = readFileStats(folders.staged, built.there);
    const lost = built.files.filter((file) => !there.has(file));
    const unmoved = site.isOffline && lost.length === 0 ? await writeOfflineSite(folders.staged, site) : [];
    const count = report(mergeProblems([...found, ...built.problems, ...unmoved]));
    if (count.errors === 0 && isBroken(command, count)) print(strictReason);
    const isUnwritten = built.files.length === 0;
    if (isConfigBroken || isUnwritten || (isBroken(command, count) && !keepGoing)) return giveUp(command);
    if (lost.length > 0) {
      print(describeLost(lost, folders));
      return giveUp(command);
    }
    // On a disk files are changed when the site is whole.
    const files = site.isOffline
      ? readFileStats(folders.staged, await listOutputFiles(folders.staged))
      : there;
    await writeMarker(folders.staged, { files: files.size, isUpdating: false });
    const marked = new Map([...files, ...readFileStats(folders.staged, [markerFile])]);
    const written = await swapOutput(folders, marked, (folder) =>
      keepFolders(folder, spare, site.pages.length),
    );
    // What is wrong has to be told again.
    if (count.errors === 0) await cache?.finish();
    const contents = describeOutput(written);
    const lifetime = findLifetime(project.reading());
    if (inputs !== undefined && lifetime > 0 && !isBroken(command, count) && cache?.isWhole) {
      const last = { pages: site.pages.length, said, count: describeCount(count) };
      keepLastBuild(project.siteRoot, inputs, contents, last, lifetime);
    }
    describeSite(
      site.pages.length,
      contents,
      describeCount(count),
      folders,
      performance.now() - start,
      print,
    );
    if (site.isOffline) print(describeOpening(folders));
    const used = cache && cache.size > 0 ? kept : 0;
    const imported = cache?.imported.reduce((sum, { taken }) => sum + taken, 0);
    if (used > 0) print(describeRendered(site.pages.length, used, imported));
    else if (imported) print(otherAssets);
    const slowest = describeSlowest(times);
    if (slowest !== undefined) print(slowest);
    return isBroken(command, count) ? 1 : 0;
  } finally {
    progress.end();
    await search?.stop();
    await rm(folders.staged, { recursive: true, force: true });
  }
}

/** Says how large a site is that was built in so many milliseconds, and where it is. */
function describeSite(
  pages: number,
  contents: FolderContents,
  count: string,
  { output }: OutputFolders,
  milliseconds: number,
  print: Print,
): void {
  print(`${countOf(pages, 'page')} in ${(milliseconds / 1000).toFixed(1)} s: ${output}`);
  print(`${describeFiles(contents)}; ${count}`);
}

function describeOpening({ output }: OutputFolders): string {
  return `Open ${join(output, 'index.html')} in a browser.`;
}

/** Milliseconds after which other servers may say something else of what a site shows, all its files being the same. */
function findLifetime({ config, documents }: SiteReading): number {
  const files = documents.flatMap((one) => [...one.files.values()].map(({ file }) => file));
  const isOfOthers = [...files, ...(config?.api.overlays ?? [])].some((file) => /^https?:/i.test(file));
  if (isOfOthers) return 0;
  return config?.topbarCtaButton?.type === 'github' ? starsLifetime : Number.POSITIVE_INFINITY;
}

/** The three pages that took longest, those of less than a tenth of a second left out; undefined for none. */
function describeSlowest(times: readonly PageTime[]): string | undefined {
  const slow = times
    .filter(({ seconds }) => seconds >= 0.1)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 3);
  if (slow.length === 0) return undefined;
  return `Slowest pages: ${slow.map(({ path, seconds }) => `/${path} ${seconds.toFixed(1)} s`).join(', ')}`;
}

function describeLost(lost: readonly string[], { staged }: OutputFolders): string {
  const [first = ''] = lost;
  const [files, them] =
    lost.length === 1 ? [`${first} is`, 'it'] : [`${lost.length} files, such as ${first}, are`, 'them'];
  return `${files} gone from ${staged}, where the site was built: something else removed ${them}. Run "octavo build" again.`;
}

/**
 * Why a build must not replace a folder, in sentences, or undefined when it may: a folder that holds the site itself, or
 * one with files in it that Octavo did not write as what it writes now, a `kind`. All paths are absolute; `output` is no symbolic link.
 */
export async function checkOutput(
  output: string,
  siteRoot: string,
  contentRoot: string,
  kind: 'site' | 'part' = 'site',
): Promise<string | undefined> {
  const sources = [siteRoot, contentRoot, join(siteRoot, 'content'), join(siteRoot, 'public')];
  const isSource =
    sources.some((source) => isInside(output, source)) ||
    (contentRoot !== siteRoot && isInside(contentRoot, output)) ||
    isInside(join(siteRoot, 'public'), output);
  const refusal = `The ${kind} cannot be written to ${output}`;
  const advice = 'Name another folder with --out.';
  if (isSource) return `${refusal}, which holds what it is made from. ${advice}`;
  const names = await readdir(output).catch((error: unknown): string[] | undefined =>
    readErrorCode(error) === 'ENOTDIR' ? undefined : [],
  );
  if (names === undefined) return `${refusal}, which is no folder. ${advice}`;
  if (names.includes(partFile) !== (kind === 'part') && names.includes(markerFile))
    return `${refusal}, where ${kind === 'part' ? 'a whole site is' : 'a part of a site is'}. ${advice}`;
  // Versions before the marker wrote none: their sites are known by what each has.
  const isOurs = names.includes(markerFile) || (names.includes('404.html') && names.includes('_astro'));
  if (names.length === 0 || isOurs) return undefined;
  return `${refusal}: there are files in it, but no ${markerFile}, which Octavo leaves in what it writes. ${advice} Or empty it, if nothing in it is needed.`;
}
