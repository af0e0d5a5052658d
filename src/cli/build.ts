import { rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fillPageCache, type ThreadOptions } from '../astro/hooks/fill-cache.ts';
import { writeOfflineSite } from '../build/offline-site/write-offline-site.ts';
import { listOutputFiles } from '../build/output/list-files.ts';
import { buildSiteFiles } from '../build/output/write-site.ts';
import { openPageCache } from '../build/page-cache/page-cache.ts';
import { openProject } from '../build/project/open-project.ts';
import type { Project } from '../build/project/project.ts';
import { isInside } from '../content/files/site-files.ts';
import { mergeProblems } from '../problem/merge-problems.ts';
import type { Problem } from '../problem/problem.ts';
import { readErrorCode } from '../problem/read-error.ts';
import { releaseHeap } from './limit-heap.ts';
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
import { type PageTime, type Progress, renderWithProgress } from './progress.ts';
import {
  countOf,
  describeCount,
  type Print,
  type ProblemCount,
  reportProblems,
  strictReason,
} from './report.ts';
import { findSiteFolder } from './site-folder.ts';

interface BuildCommand {
  readonly folder: string | undefined;
  readonly out: string | undefined;
  /** As `readBase` gives it; that of `siteUrl` when undefined. */
  readonly base?: string | undefined;
  readonly keepGoing: boolean;
  readonly strict: boolean;
  /** Whether problems of one kind are each shown. */
  readonly isVerbose?: boolean;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  readonly search: boolean;
  /** Whether pages that nothing changed for are taken from an earlier build, and kept for the next; default: true. */
  readonly usesCache: boolean;
  /** How many threads render pages; those of `fillPageCache` when undefined. */
  readonly threads?: number | undefined;
  /** Whether it is written for a disk: see `writeOfflineSite`. */
  readonly isOfflineSite?: boolean;
  readonly print: Print;
  readonly progress: Progress;
}

/** Pages that are compiled before they are rendered: enough for neither to wait, and few enough to be held. */
const pagesAhead = 128;

/** What to do while another process is at work. */
const later = 'Run "octavo build" when it has ended.';

/**
 * `octavo build`: lists every mistake, and without errors writes the site beside the last one and puts it in its
 * place at once. A build that fails leaves the last site as it is.
 */
export async function runBuild(command: BuildCommand): Promise<number> {
  const { folder, out, base, offline, search, isOfflineSite, isVerbose = false, print, progress } = command;
  const siteRoot = findSiteFolder(folder);
  const named = out === undefined ? join(siteRoot, 'dist') : resolve(out);
  const output = await followOutput(named);
  const refuse = (reason: string) => {
    print(reason);
    return 1;
  };
  if (output === undefined)
    return refuse(`The site cannot be written to ${named}, a symbolic link that leads to itself.`);
  let folders: OutputFolders | undefined;
  const options = {
    siteRoot,
    output,
    base,
    hasSearch: search,
    ...(isOfflineSite && { isOfflineSite }),
    readsBroken: true,
    compilesInThread: true,
  };
  const project = await openProject({
    ...options,
    isOffline: offline,
    giveUp: (problems) => {
      progress.end();
      reportProblems(siteRoot, problems, print, { isVerbose });
      giveUp(print);
      if (folders) rmSync(folders.staged, { recursive: true, force: true });
    },
  });
  try {
    if (!project.reading().config) {
      reportProblems(siteRoot, project.siteProblems(), print, { isVerbose });
      return giveUp(print);
    }
    const refusal = await checkOutput(output, siteRoot, project.contentRoot());
    if (refusal !== undefined) return refuse(refusal);
    const named = nameOutputFolders(output);
    const write = () => {
      folders = named;
      return writeSite(project, named, command, options);
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
): Promise<number> {
  const { keepGoing, strict, isVerbose = false, threads, print, progress } = command;
  const start = performance.now();
  const isBroken = (count: ProblemCount) => count.errors > 0 || (strict && count.warnings > 0);
  const report = (problems: readonly Problem[]) => {
    progress.end();
    return reportProblems(project.siteRoot, problems, print, { isVerbose });
  };
  try {
    await recoverOutput(folders);
    const { heapTotal } = process.memoryUsage();
    progress.begin('Checking pages', project.site()?.pages.length);
    const cache = command.usesCache ? await openPageCache(project) : undefined;
    if (cache?.wasDamaged)
      print(
        'What earlier builds have kept in .octavo/pages is damaged, or of another version: every page is built anew.',
      );
    const kept = cache?.size ?? 0;
    if (cache) {
      progress.begin('Rendering pages', cache.listUnkept().length);
      await fillPageCache(project, cache, threadOptions, threads, progress.advance);
      progress.begin('Checking pages', project.site()?.pages.length);
    }
    const site = project.site();
    if (!site) {
      report(await project.checkPages());
      return giveUp(print);
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
    const built = await buildSiteFiles(
      project,
      site,
      folders.staged,
      Object.values(folders),
      render,
      false,
      cache,
    ).catch(async (error: unknown) => {
      report(await project.finishChecks());
      throw error;
    });
    const found = await project.finishChecks();
    const lost = await listLost(built.files, folders.staged);
    const unmoved = site.isOffline && lost.length === 0 ? await writeOfflineSite(folders.staged, site) : [];
    const count = report(mergeProblems([...found, ...built.problems, ...unmoved]));
    if (count.errors === 0 && isBroken(count)) print(strictReason);
    const isUnwritten = built.files.length === 0;
    if (isConfigBroken || isUnwritten || (isBroken(count) && !keepGoing)) return giveUp(print);
    if (lost.length > 0) {
      print(describeLost(lost, folders));
      return giveUp(print);
    }
    const files = await listOutputFiles(folders.staged);
    await writeMarker(folders.staged, { files: files.length, isUpdating: false });
    await swapOutput(folders);
    // What is wrong has to be told again.
    if (count.errors === 0) await cache?.finish();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${countOf(site.pages.length, 'page')} in ${seconds} s: ${folders.output}`);
    print(`${await describeFiles(folders.output, files)}; ${describeCount(count)}`);
    if (site.isOffline) print(`Open ${join(folders.output, 'index.html')} in a browser.`);
    if (kept > 0 && cache && cache.size > 0) print(describeRendered(site.pages.length, kept));
    const slowest = describeSlowest(times);
    if (slowest !== undefined) print(slowest);
    return isBroken(count) ? 1 : 0;
  } finally {
    progress.end();
    await rm(folders.staged, { recursive: true, force: true });
  }
}

/** Those of the files that a site has which are not in its folder (absolute). */
async function listLost(built: readonly string[], folder: string): Promise<readonly string[]> {
  if (built.length === 0) return [];
  const files = new Set(await listOutputFiles(folder));
  return built.filter((file) => !files.has(file));
}

/** `42 files, 1.3 MB`: what is in a folder (absolute). */
async function describeFiles(folder: string, files: readonly string[]): Promise<string> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  return `${countOf(files.length, 'file')}, ${megabytes.toFixed(1)} MB`;
}

/** How many of all pages were rendered, where some were kept. */
function describeRendered(pages: number, kept: number): string {
  const rendered = pages - kept === 0 ? 'no page' : countOf(pages - kept, 'page');
  return `Rendered ${rendered}; ${kept} from an earlier build`;
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

function giveUp(print: Print): number {
  print('Nothing was written; the last site is as it was.');
  return 1;
}

/**
 * Why a build must not replace a folder, in sentences, or undefined when it may: a folder that holds the site itself, or
 * one with files in it that Octavo did not write. All paths are absolute; `output` is no symbolic link.
 */
export async function checkOutput(
  output: string,
  siteRoot: string,
  contentRoot: string,
): Promise<string | undefined> {
  const sources = [siteRoot, contentRoot, join(siteRoot, 'content'), join(siteRoot, 'public')];
  const isSource =
    sources.some((source) => isInside(output, source)) ||
    (contentRoot !== siteRoot && isInside(contentRoot, output)) ||
    isInside(join(siteRoot, 'public'), output);
  const refusal = `The site cannot be written to ${output}`;
  const advice = 'Name another folder with --out.';
  if (isSource) return `${refusal}, which holds what it is made from. ${advice}`;
  const names = await readdir(output).catch((error: unknown): string[] | undefined =>
    readErrorCode(error) === 'ENOTDIR' ? undefined : [],
  );
  if (names === undefined) return `${refusal}, which is no folder. ${advice}`;
  // Versions before the marker wrote none: their sites are known by what each has.
  const isOurs = names.includes(markerFile) || (names.includes('404.html') && names.includes('_astro'));
  if (names.length === 0 || isOurs) return undefined;
  return `${refusal}: there are files in it, but no ${markerFile}, which Octavo leaves in what it writes. ${advice} Or empty it, if nothing in it is needed.`;
}
