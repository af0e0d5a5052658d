import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkExternalLinks } from '../build/check/check-external-links.ts';
import { findGonePages } from '../build/check/find-gone-pages.ts';
import { buildSiteFiles } from '../build/output/write-site.ts';
import { openProject } from '../build/project/open-project.ts';
import type { Project } from '../build/project/project.ts';
import { maskProblem } from '../problem/format.ts';
import { mergeProblems } from '../problem/merge-problems.ts';
import { hasErrors, type Problem } from '../problem/problem.ts';
import type { AccessibilityCount } from '../visual/check-accessibility.ts';
import type { SnapshotCount } from '../visual/check-snapshots.ts';
import type { BrowserResult } from './check-in-browser.ts';
import { writeAnnotations } from './github-annotations.ts';
import type { BrowserChecks } from './options/browser-checks.ts';
import { readMarker } from './output/swap-output.ts';
import { type Progress, renderWithProgress } from './progress.ts';
import { countOf, countProblems, type Print, reportProblems, strictReason } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

/** How problems are printed: as a report, as JSON, or as a report that GitHub Actions shows at their places too. */
export const checkFormats = ['text', 'json', 'github'] as const;

export type CheckFormat = (typeof checkFormats)[number];

interface CheckCommand {
  readonly folder: string | undefined;
  /** As `readBase` gives it; that of `siteUrl` when undefined. */
  readonly base?: string | undefined;
  readonly strict: boolean;
  /** Whether problems of one kind are each shown. */
  readonly isVerbose?: boolean;
  readonly format: CheckFormat;
  /** Whether links to other sites are asked for. */
  readonly external: boolean;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  /** What a browser looks at; undefined: nothing. */
  readonly inBrowser?: BrowserChecks | undefined;
  readonly print: Print;
  readonly progress: Progress;
}

/**
 * `octavo check`: builds the site into a temporary folder, verifies it there and lists every mistake. The site's output
 * is left alone. What a mistake keeps from being built is listed as far as it can be read.
 */
export async function runCheck(command: CheckCommand): Promise<number> {
  const { folder, base, strict, isVerbose = false, format, offline, inBrowser, print, progress } = command;
  const siteRoot = findSiteFolder(folder);
  const hasSearch = inBrowser !== undefined;
  const temporary = new Set<string>();
  const project = await openProject({
    siteRoot,
    output: undefined,
    base,
    isOffline: offline,
    hasSearch,
    readsBroken: true,
    giveUp: (problems) => {
      progress.end();
      printProblems(siteRoot, problems, { format, isVerbose, print });
      for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
    },
  });
  try {
    progress.begin('Checking pages', project.site()?.pages.length);
    const problems: Problem[] = [...(await project.checkPages(progress.advance))];
    let seen: Pick<BrowserResult, 'pictures' | 'accessibility'> | undefined;
    let failure: unknown;
    try {
      const built = await checkBuilt(project, command, hasErrors(problems), temporary);
      problems.push(...built.problems);
      seen = built;
    } catch (error) {
      failure = error;
    }
    const all = mergeProblems(problems);
    progress.end();
    printProblems(siteRoot, all, { format, isVerbose, print });
    if (format !== 'json') {
      if (all.length === 0 && failure === undefined) print('No problems.');
      if (inBrowser && failure === undefined) describeSeen(inBrowser, seen).forEach(print);
    }
    if (failure !== undefined) throw failure;
    const { errors, warnings } = countProblems(all);
    if (strict && errors === 0 && warnings > 0 && format !== 'json') print(strictReason);
    return errors > 0 || (strict && warnings > 0) ? 1 : 0;
  } finally {
    progress.end();
    await project.close();
  }
}

function printProblems(
  siteRoot: string,
  problems: readonly Problem[],
  { format, isVerbose = false, print }: Pick<CheckCommand, 'format' | 'isVerbose' | 'print'>,
): void {
  if (format === 'json') print(JSON.stringify(problems.map(maskProblem), null, 2));
  else reportProblems(siteRoot, problems, print, { withNotes: true, isVerbose });
  if (format !== 'github') return;
  // Where the runner keeps the checkout.
  const workspace = resolve(process.env['GITHUB_WORKSPACE'] ?? '.');
  for (const line of writeAnnotations(siteRoot, workspace, problems)) print(line);
}

/** What shows only once the site is written, into a folder that goes away again; with errors, without a browser. */
async function checkBuilt(
  project: Project,
  { external, inBrowser, progress }: CheckCommand,
  isBroken: boolean,
  temporary: Set<string>,
): Promise<BrowserResult> {
  const site = project.reading().site;
  const unseen = { pictures: undefined, accessibility: undefined };
  if (!site) return { problems: [], ...unseen };
  const parent = await mkdtemp(join(tmpdir(), 'octavo-check-'));
  temporary.add(parent);
  const folder = join(parent, 'site');
  try {
    const { problems: written, links } = await buildSiteFiles(
      project,
      site,
      folder,
      [folder, join(project.siteRoot, 'dist')],
      renderWithProgress(progress).render,
      { isTrial: true },
    );
    const asked = external ? await checkExternalLinks(links) : [];
    const output = join(project.siteRoot, 'dist');
    // A folder that another program wrote says nothing of this site's addresses.
    const gone = (await readMarker(output)) ? await findGonePages(site, output, folder) : [];
    const { mayFollow } = project.reading();
    const problems = [
      ...written,
      ...gone,
      ...[...links.orphans, ...asked].filter((problem) => !mayFollow(problem)),
    ];
    if (!inBrowser || isBroken || hasErrors(problems)) return { problems, ...unseen };
    // Few checks open a browser: what looks through it is loaded by those.
    const { checkInBrowser } = await import('./check-in-browser.ts');
    const { siteRoot } = project;
    const { findPlaces } = links;
    const seen = await checkInBrowser({ siteRoot, folder, site, findPlaces, progress }, inBrowser);
    return { ...seen, problems: [...problems, ...seen.problems] };
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** The last lines of a report: what came of each that a browser was asked for. */
function describeSeen(
  { visual, accessibility }: BrowserChecks,
  seen: Pick<BrowserResult, 'pictures' | 'accessibility'> | undefined,
): readonly string[] {
  return [
    ...(visual ? [describeLooks(seen?.pictures, visual.isUpdate)] : []),
    ...(accessibility ? [describeAccessibility(seen?.accessibility)] : []),
  ];
}

/** `12 pages looked at by axe-core 4.14.1: 3 faults`; undefined stands for no pages. */
function describeAccessibility(count: AccessibilityCount | undefined): string {
  if (!count) return 'No page was looked at by axe-core: fix the errors first.';
  const { pages, found, axe } = count;
  return `${countOf(pages, 'page')} looked at by axe-core ${axe}: ${countOf(found, 'fault')}`;
}

/** `42 pictures, 1 differs, 0 new`, and what became of them where they were kept; undefined stands for no pictures. */
function describeLooks(count: SnapshotCount | undefined, isUpdate: boolean): string {
  if (!count) return 'No pictures were taken: fix the errors first.';
  const { taken, different, fresh } = count;
  const sum = [
    countOf(taken, 'picture'),
    `${different} ${different === 1 ? 'differs' : 'differ'}`,
    `${fresh} new`,
  ].join(', ');
  return isUpdate ? `${sum}; kept as they look now` : sum;
}
