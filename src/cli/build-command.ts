import type { SitePart } from '../build/page-cache/part-files.ts';
import type { Shard } from '../build/page-cache/shard.ts';
import type { FolderContents } from './output/last-build.ts';
import type { Progress } from './progress.ts';
import { countOf, type Print, type ProblemCount } from './report.ts';

/** What `octavo build` and `octavo merge` are asked for. */
export interface BuildCommand {
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
  /** The part of the site that is built; all of it when undefined. */
  readonly shard?: Shard | undefined;
  /** Parts that other machines have built; undefined where none is asked for. */
  readonly parts?: readonly SitePart[] | undefined;
  readonly print: Print;
  readonly progress: Progress;
}

/** Told where a cache was thrown away. */
export const damagedCache =
  'What earlier builds have kept in .octavo/pages is damaged, or of another version: every page is built anew.';

/** Says that a build has written nothing; gives its exit code. */
export function giveUp({ shard, print }: Pick<BuildCommand, 'shard' | 'print'>): number {
  print(`Nothing was written; the last ${shard ? 'part' : 'site'} is as it was.`);
  return 1;
}

/** Whether problems make a build fail. */
export function isBroken({ strict }: Pick<BuildCommand, 'strict'>, count: ProblemCount): boolean {
  return count.errors > 0 || (strict && count.warnings > 0);
}

/** `42 files, 1.3 MB`: what is in a folder. */
export function describeFiles({ files, bytes }: Pick<FolderContents, 'files' | 'bytes'>): string {
  return `${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** How many of all pages were rendered, where some were kept by earlier builds or came with parts. */
export function describeRendered(pages: number, kept: number, imported = 0): string {
  const rendered = pages - kept === 0 ? 'no page' : countOf(pages - kept, 'page');
  const sources = [
    ...(imported > 0 ? [`${imported} from parts`] : []),
    ...(kept > imported ? [`${kept - imported} from an earlier build`] : []),
  ];
  return `Rendered ${rendered}; ${sources.join(', ')}`;
}
