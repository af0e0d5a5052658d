import { readSite } from '../integration/read-site.ts';
import { carryOutRename, planRename } from '../integration/rename-pages.ts';
import { writeUrlPath } from '../site/page-path.ts';
import { countOf, type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

export interface RenameCommand {
  readonly from: string;
  readonly to: string;
  readonly folder: string | undefined;
  /** Only tell what would be done. */
  readonly dryRun: boolean;
  readonly print: Print;
}

/**
 * `octavo rename`: moves a page, or a folder of pages, writes every link to it anew and adds redirects. All is planned
 * before anything is written; what is in the way is said in one sentence, and nothing is changed then.
 */
export async function runRename({ from, to, folder, dryRun, print }: RenameCommand): Promise<number> {
  const siteRoot = findSiteFolder(folder);
  const reading = await readSite(siteRoot, undefined);
  if (!reading.site || reading.isConfigBroken) {
    await reportProblems(siteRoot, reading.problems, print);
    print('Nothing was renamed.');
    return 1;
  }
  const plan = await planRename(siteRoot, reading, from, to);
  if (typeof plan === 'string') {
    print(`${plan}\nNothing was renamed.`);
    return 1;
  }
  if (!dryRun) await carryOutRename(siteRoot, plan);
  for (const { fromFile, toFile } of plan.moves) print(`${fromFile} -> ${toFile}`);
  for (const { place, from: old, to: now } of plan.rewrites)
    print(`${place.file}:${place.line}:${place.column}  ${old} -> ${now}`);
  for (const move of plan.moves)
    print(`site.json  redirect from ${writeUrlPath(move.from)} to ${writeUrlPath(move.to)}`);
  const count = new Set(plan.rewrites.map(({ place }) => place.file)).size;
  const files = `${countOf(plan.rewrites.length, 'link')} in ${countOf(count, 'file')}`;
  print(dryRun ? `Nothing was written; this would change ${files}.` : `${files} changed.`);
  return 0;
}
