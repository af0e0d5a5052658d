import { stripVTControlCharacters } from 'node:util';
import type { Place } from '../../problem/problem.ts';
import { type CompiledPage, makeBrokenPage } from '../compile/compiled-page.ts';
import { importProblem } from '../compile/import-problems.ts';
import { findSitePackage } from '../files/site-package.ts';
import type { CompiledFile, FileJob, PageContext } from '../transform/page-context.ts';

/**
 * What a source of a package gives that a file of the site imports at `place`, as a script that was compiled; one that shows
 * nothing, with the mistake, when it gives nothing.
 */
export async function compilePackage(
  source: string,
  job: FileJob,
  page: PageContext,
  place: Place,
): Promise<CompiledFile> {
  const { siteRoot, bundlePackage } = job.context;
  page.dependencies.add('package.json');
  const finish = (made: CompiledPage): CompiledFile => ({
    page: made,
    shownParameters: [],
    snippetCount: 0,
    takesIds: false,
  });
  const file = `node_modules/${source}`;
  const found = findSitePackage(source, siteRoot);
  if (found?.folder === undefined) {
    const problem = importProblem('missing-package', place, source, found?.name ?? source);
    return finish(makeBrokenPage(file, [problem]));
  }
  try {
    const { code, styles } = await bundlePackage(source, found.folder);
    page.problems.push(...styles.map((style) => importProblem('package-style', place, source, style)));
    // A component of it may go on in browsers, which only shows when it is rendered.
    if (/\brequire\(["'`]react/.test(code)) page.components.add('Island');
    const module = { missing: {}, components: [] };
    return finish({ ...makeBrokenPage(file, []), code, module, runsCode: true, isBroken: false });
  } catch (error) {
    const reason = readFirstLine(error instanceof Error ? error.message : String(error));
    return finish(makeBrokenPage(file, [importProblem('failed-package', place, source, reason)]));
  }
}

/** The first line that says something, without colors of the terminal and the name of the error. */
function readFirstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const line = lines.find((one) => /\S/.test(one) && !/^Build failed/.test(one)) ?? '';
  return line.replace(/^\[\w+\]\s*(?:Error:\s*)?/, '').trim();
}
