import type { Problem } from '../../problem/problem.ts';
import { createNotebook, type ImportChange, type ImportedObject } from '../draft.ts';
import { settleSite } from '../import-config.ts';
import type { ImportLog } from './import-log.ts';

/** A finished `site.json`, with all that was told on the way. */
export interface FinishedSite {
  readonly text: string | undefined;
  readonly changes: readonly ImportChange[];
  readonly problems: readonly Problem[];
}

/** The text of `site.json`, put right where a build would take it for a mistake; `file` is what places name. */
export function finishSite(site: ImportedObject, file: string, log: ImportLog): FinishedSite {
  const start = { file, line: 1, column: 1 };
  const notes = createNotebook(() => start);
  notes.trace(site, []);
  const { text, problems } = settleSite(site, file, notes, start);
  log.changes.push(...notes.changes.filter(({ what }) => !what.startsWith('$schema')));
  return { text, changes: log.list(), problems };
}
