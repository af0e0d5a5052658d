import { comparePictures } from './compare-pictures.ts';
import type { Look } from './take-picture.ts';

/** What one view of a page is, compared with how it was kept. */
export interface Comparison {
  /** Nothing at all was kept of it. */
  readonly isNew: boolean;
  /** A picture was kept for this browser. */
  readonly hasPicture: boolean;
  /** A picture of the difference. */
  readonly difference: Buffer | undefined;
  /** The first line of the outline that is another one; '' where there is none. */
  readonly moved: { readonly kept: string; readonly found: string } | undefined;
  /** What was kept as a picture is none. */
  readonly isUnreadable: boolean;
}

/** Compares how a page looks with what was kept of it, which may be nothing or an outline alone. */
export function compareLooks(kept: Partial<Look>, now: Look): Comparison {
  const { picture, outline } = kept;
  const base = {
    isNew: picture === undefined && outline === undefined,
    hasPicture: picture !== undefined,
    moved: outline === undefined ? undefined : findMoved(outline, now.outline),
  };
  try {
    return {
      ...base,
      difference: picture && comparePictures(picture, now.picture),
      isUnreadable: false,
    };
  } catch {
    return { ...base, difference: undefined, isUnreadable: true };
  }
}

function findMoved(kept: string, now: string): Comparison['moved'] {
  if (kept === now) return undefined;
  const [before, after] = [kept.split('\n'), now.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  const index = at < 0 ? before.length : at;
  return { kept: before[index] ?? '', found: after[index] ?? '' };
}
