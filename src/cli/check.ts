import { openProject } from '../integration/project.ts';
import { sortProblems } from '../problem/problem.ts';
import { countProblems, type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

export interface CheckCommand {
  readonly folder: string | undefined;
  readonly strict: boolean;
  readonly json: boolean;
  readonly print: Print;
}

/** `octavo check`: reads everything that a build reads and lists every mistake. */
export async function runCheck({ folder, strict, json, print }: CheckCommand): Promise<number> {
  const siteRoot = findSiteFolder(folder);
  const project = await openProject({ siteRoot, output: undefined });
  try {
    const problems = await project.checkPages();
    const count = countProblems(problems);
    if (json) print(JSON.stringify(sortProblems(problems), null, 2));
    else {
      await reportProblems(siteRoot, problems, print, true);
      if (problems.length === 0) print('No problems.');
    }
    return count.errors > 0 || (strict && count.warnings > 0) ? 1 : 0;
  } finally {
    await project.close();
  }
}
