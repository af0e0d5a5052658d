import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildAstroSite } from '../integration/build-astro-site.ts';
import { copyAssets } from '../integration/copy-assets.ts';
import { openProject } from '../integration/project.ts';
import { writeRedirects } from '../integration/write-redirects.ts';
import { takeBuildLock } from './build-lock.ts';
import { type Print, type ProblemCount, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';
import { nameOutputFolders, recoverOutput, swapOutput } from './swap-output.ts';

export interface BuildCommand {
  readonly folder: string | undefined;
  readonly out: string | undefined;
  readonly keepGoing: boolean;
  readonly strict: boolean;
  readonly print: Print;
}

/**
 * `octavo build`: lists every mistake, and without errors writes the site beside the last one and puts it in its
 * place at once. A build that fails leaves the last site as it is.
 */
export async function runBuild({ folder, out, keepGoing, strict, print }: BuildCommand): Promise<number> {
  const start = performance.now();
  const siteRoot = findSiteFolder(folder);
  const output = out === undefined ? join(siteRoot, 'dist') : resolve(out);
  const lock = await takeBuildLock(join(siteRoot, '.octavo', 'build.lock'));
  if (typeof lock === 'number') {
    print(`This site is being built by process ${lock}. Wait until it has ended.`);
    return 1;
  }
  const folders = nameOutputFolders(output);
  const project = await openProject({ siteRoot, output });
  try {
    await recoverOutput(folders);
    const found = await reportProblems(siteRoot, await project.checkPages(), print);
    const site = project.site();
    const isBroken = (count: ProblemCount) => count.errors > 0 || (strict && count.warnings > 0);
    const giveUp = () => {
      print('Nothing was written; the last site is as it was.');
      return 1;
    };
    if (!site || (isBroken(found) && !keepGoing)) return giveUp();
    await buildAstroSite(project, folders.staged);
    const rendered = await reportProblems(siteRoot, project.takeRenderProblems(), print);
    if (isBroken(rendered) && !keepGoing) return giveUp();
    await copyAssets(project, folders.staged);
    await writeRedirects(site, folders.staged);
    await swapOutput(folders);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${site.pages.length} pages in ${seconds} s: ${output}`);
    return isBroken(found) || isBroken(rendered) ? 1 : 0;
  } finally {
    await rm(folders.staged, { recursive: true, force: true });
    await project.close();
    await lock();
  }
}
