import type { Place } from '../problem/problem.ts';

/**
 * What an import did with one thing of the old file: `changed` it, `added` what was missing, kept it though it has no
 * effect (`without-effect`), or could not carry it over (`left-out`).
 */
export type ChangeKind = 'changed' | 'added' | 'without-effect' | 'left-out';

/** One line of the list that an import prints, at its place in the old file. */
export interface ImportChange extends Place {
  readonly kind: ChangeKind;
  /** What is different, without a full stop: `colors.background.light is "#ffffff"`. */
  readonly what: string;
  /** Why, as a sentence; not where a thing only has another name or place. */
  readonly why?: string;
}

/** What stands behind a kind in the list. */
export const KIND_WORDS: Readonly<Record<ChangeKind, string>> = {
  changed: 'changed',
  added: 'added',
  'without-effect': 'no effect',
  'left-out': 'left out',
};
