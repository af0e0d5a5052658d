import { carryOutRename, planRename } from '../build/output/rename-pages.ts';
import { readSite } from '../build/project/read-site.ts';
import { writeUrlPath } from '../site/pages/page-path.ts';
import { siteLock, withLock } from './output/take-lock.ts';
import { countOf, type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

interface RenameCommand {
  readonly from: string;
  readonly to: string;
  readonly folder: string | undefined;
  /** Only tell what would be done. */
  readonly dryRun: boolean;
  /** The command that was interrupted before and is finished now, as `finishChanges` gives it. */
  readonly finished?: string | undefined;
  readonly print: Print;
}

/**
 * `octavo rename`: moves a page, or a folder of pages, writes every link to it anew and adds redirects. All is planned
 * before anything is written; what is in the way is said in one sentence, and nothing is changed then.
 */
export async function runRename(command: RenameCommand): Promise<number> {
  const { from, to, folder, dryRun, finished, print } = command;
  if (!dryRun && finished === nameRename(command)) {
    print(`${from} is ${to} now.`);
    return 0;
  }
  const siteRoot = findSiteFolder(folder);
  if (dryRun) return renamePages(command, siteRoot);
  const refuse = (holder: string) => {
    print(`${holder} is at work on this site. Run "octavo rename" when it has ended.`);
    return 1;
  };
  return withLock(siteLock(siteRoot), 'rename', refuse, () => renamePages(command, siteRoot));
}

async function renamePages(command: RenameCommand, siteRoot: string): Promise<number> {
  const { from, to, dryRun, print } = command;
  const reading = await readSite({ siteRoot });
  if (!reading.site || reading.isConfigBroken) {
    reportProblems(siteRoot, reading.problems, print);
    print('Nothing was renamed.');
    return 1;
  }
  const plan = await planRename(siteRoot, reading, from, to);
  if (typeof plan === 'string') {
    print(`${plan}\nNothing was renamed.`);
    return 1;
  }
  if (!dryRun) await carryOutRename(siteRoot, nameRename(command), plan);
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

/** The command as `finishChanges` names it. */
function nameRename({ from, to }: RenameCommand): string {
  return `rename ${from} ${to}`;
}
