import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uniteProblems } from '../content/unite-problems.ts';
import { buildSiteFiles } from '../integration/build-site-files.ts';
import { checkExternalLinks } from '../integration/check-external-links.ts';
import { openProject, type Project } from '../integration/project.ts';
import type { Problem } from '../problem/problem.ts';
import { countProblems, type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

export interface CheckCommand {
  readonly folder: string | undefined;
  readonly strict: boolean;
  readonly json: boolean;
  /** Whether links to other sites are asked for. */
  readonly external: boolean;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
  readonly print: Print;
}

/**
 * `octavo check`: builds the site into a temporary folder, verifies it there and lists every mistake. The site's output
 * is left alone. What a mistake keeps from being built is listed as far as it can be read.
 */
export async function runCheck(command: CheckCommand): Promise<number> {
  const { folder, strict, json, external, offline, print } = command;
  const siteRoot = findSiteFolder(folder);
  const project = await openProject({ siteRoot, output: undefined, isOffline: offline, hasSearch: false });
  try {
    const problems: Problem[] = [...(await project.checkPages())];
    let failure: unknown;
    try {
      problems.push(...(await checkBuilt(project, external)));
    } catch (error) {
      failure = error;
    }
    const all = uniteProblems(problems);
    if (json) print(JSON.stringify(all, null, 2));
    else {
      await reportProblems(siteRoot, all, print, true);
      if (all.length === 0 && failure === undefined) print('No problems.');
    }
    if (failure !== undefined) throw failure;
    const count = countProblems(all);
    return count.errors > 0 || (strict && count.warnings > 0) ? 1 : 0;
  } finally {
    await project.close();
  }
}

/** What shows only once the site is written: into a folder that goes away again. */
async function checkBuilt(project: Project, external: boolean): Promise<readonly Problem[]> {
  const site = project.reading().site;
  if (!site) return [];
  const parent = await mkdtemp(join(tmpdir(), 'octavo-check-'));
  const folder = join(parent, 'site');
  try {
    const { rendered, links } = await buildSiteFiles(project, site, folder, [
      folder,
      join(project.siteRoot, 'dist'),
    ]);
    const asked = external ? await checkExternalLinks(links) : [];
    return [...rendered, ...links.problems, ...links.orphans, ...asked];
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
