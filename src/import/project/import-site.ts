import type { Problem } from '../../problem/problem.ts';
import type { ImportChange } from '../draft.ts';
import type { ImportedFile } from './project-files.ts';

/** What an import makes of a whole project. */
export interface ImportedSite {
  /** The text of `site.json`; undefined when the project cannot be read, which `problems` say. */
  readonly text: string | undefined;
  /** Pages, and the files that they need. */
  readonly files: readonly ImportedFile[];
  /** The files of the project that its pages come from. */
  readonly sources: readonly string[];
  readonly changes: readonly ImportChange[];
  readonly problems: readonly Problem[];
}
