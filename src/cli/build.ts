import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { uniteProblems } from '../content/unite-problems.ts';
import { buildSiteFiles } from '../integration/build-site-files.ts';
import { writeHeadersFile } from '../integration/http/security-headers.ts';
import { openProject, type Project } from '../integration/project.ts';
import { hasErrors, type Problem } from '../problem/problem.ts';
import { takeBuildLock } from './build-lock.ts';
import { checkOutput } from './check-output.ts';
import { countOf, type Print, type ProblemCount, reportProblems, strictReason } from './report.ts';
import { findSiteFolder } from './site-folder.ts';
import { nameOutputFolders, type OutputFolders, recoverOutput, swapOutput } from './swap-output.ts';

export interface BuildCommand {
  readonly folder: string | undefined;
  readonly out: string | undefined;
  readonly keepGoing: boolean;
  readonly strict: boolean;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  readonly search: boolean;
  readonly print: Print;
}

/**
 * `octavo build`: lists every mistake, and without errors writes the site beside the last one and puts it in its
 * place at once. A build that fails leaves the last site as it is.
 */
export async function runBuild(command: BuildCommand): Promise<number> {
  const { folder, out, offline, search, print } = command;
  const siteRoot = findSiteFolder(folder);
  const output = out === undefined ? join(siteRoot, 'dist') : resolve(out);
  const project = await openProject({
    siteRoot,
    output,
    isOffline: offline,
    hasSearch: search,
    hasSiteSheet: true,
    readsBroken: true,
  });
  try {
    if (!project.reading().config) {
      await reportProblems(siteRoot, project.siteProblems(), print);
      return giveUp(print);
    }
    const refusal = await checkOutput(output, siteRoot, project.contentRoot());
    if (refusal !== undefined) {
      print(`${refusal} Name another folder with --out.`);
      return 1;
    }
    const lock = await takeBuildLock(join(siteRoot, '.octavo', 'build.lock'));
    if (typeof lock === 'number') {
      print(`This site is being built by process ${lock}. Wait until it has ended.`);
      return 1;
    }
    return await writeSite(project, nameOutputFolders(output), command).finally(lock);
  } finally {
    await project.close();
  }
}

async function writeSite(project: Project, folders: OutputFolders, command: BuildCommand): Promise<number> {
  const { keepGoing, strict, print } = command;
  const start = performance.now();
  const isBroken = (count: ProblemCount) => count.errors > 0 || (strict && count.warnings > 0);
  const report = (problems: readonly Problem[]) => reportProblems(project.siteRoot, problems, print);
  try {
    await recoverOutput(folders);
    const found = await project.checkPages();
    const site = project.site();
    if (!site || project.reading().isConfigBroken || (hasErrors(found) && !keepGoing)) {
      await report(found);
      return giveUp(print);
    }
    const built = await buildSiteFiles(project, site, folders.staged, Object.values(folders)).catch(
      async (error: unknown) => {
        await report(found);
        throw error;
      },
    );
    const count = await report(uniteProblems([...found, ...built.rendered, ...built.links.problems]));
    if (count.errors === 0 && isBroken(count)) print(strictReason);
    if (isBroken(count) && !keepGoing) return giveUp(print);
    await writeHeaders(folders.staged);
    await swapOutput(folders);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${countOf(site.pages.length, 'page')} in ${seconds} s: ${folders.output}`);
    return isBroken(count) ? 1 : 0;
  } finally {
    await rm(folders.staged, { recursive: true, force: true });
  }
}

/** A `_headers` of the writer's own in `public/` stays. */
async function writeHeaders(folder: string): Promise<void> {
  await writeFile(join(folder, '_headers'), writeHeadersFile(), { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

function giveUp(print: Print): number {
  print('Nothing was written; the last site is as it was.');
  return 1;
}
