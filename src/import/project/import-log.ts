import type { Place } from '../../problem/problem.ts';
import type { ChangeKind, ImportChange } from '../draft.ts';

/** What an import of a whole project tells. */
export interface ImportLog {
  readonly changes: ImportChange[];
  readonly note: (kind: ChangeKind, place: Place, what: string, why?: string) => void;
  /** Something that is the same in many places: told once, at the first of them, with their number. */
  readonly count: (place: Place, what: string, why?: string) => void;
  /** All that was told, and what was counted, in the order of files and lines. */
  readonly list: () => readonly ImportChange[];
}

/** An empty log. */
export function createImportLog(): ImportLog {
  const changes: ImportChange[] = [];
  const counted = new Map<
    string,
    { readonly place: Place; readonly why?: string; times: number; readonly files: Set<string> }
  >();
  return {
    changes,
    note: (kind, { file, line, column }, what, why) =>
      void changes.push({ file, line, column, kind, what, ...(why === undefined ? {} : { why }) }),
    count: (place, what, why) => {
      const known = counted.get(what) ?? {
        place,
        ...(why === undefined ? {} : { why }),
        times: 0,
        files: new Set(),
      };
      known.times++;
      known.files.add(place.file);
      counted.set(what, known);
    },
    list: () => {
      const many = [...counted].map(([what, { place, why, times, files }]): ImportChange => {
        const { file, line, column } = place;
        const pages = files.size === 1 ? '' : ` in ${files.size} files`;
        const told = times === 1 ? what : `${what} (${times} times${pages})`;
        return { file, line, column, kind: 'changed', what: told, ...(why === undefined ? {} : { why }) };
      });
      return [...changes, ...many].sort(
        (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
      );
    },
  };
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
