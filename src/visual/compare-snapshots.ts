import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Snapshot } from './capture.ts';

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
export function compareSnapshots(kept: Partial<Snapshot>, now: Snapshot): Comparison {
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

/** Number of pixels that may differ: what rounding makes of a curve on another processor. */
export const allowedPixels = 60;

/**
 * How far a colour may be off, from 0 to 1: rounding again. With the usual 0.1 or 0.2 a page on cream would pass for one
 * on white.
 */
export const threshold = 0.02;

/**
 * The difference of two PNG files as a third with what differs in red, or undefined when they show the same. Pictures
 * of two sizes always differ. Throws when one of them is no PNG.
 */
export function comparePictures(kept: Buffer, taken: Buffer): Buffer | undefined {
  if (kept.equals(taken)) return undefined;
  const [before, after] = [PNG.sync.read(kept), PNG.sync.read(taken)];
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  const difference = new PNG(size);
  const count = pixelmatch(
    enlarge(before, size),
    enlarge(after, size),
    difference.data,
    size.width,
    size.height,
    {
      threshold,
    },
  );
  const isSameSize = before.width === after.width && before.height === after.height;
  return isSameSize && count <= allowedPixels ? undefined : PNG.sync.write(difference);
}

/** The pixels of a picture on a larger one, with nothing at its right and below it. */
function enlarge(picture: PNG, size: { readonly width: number; readonly height: number }): Buffer {
  if (picture.width === size.width && picture.height === size.height) return picture.data;
  const large = new PNG({ ...size, fill: true });
  PNG.bitblt(picture, large, 0, 0, picture.width, picture.height, 0, 0);
  return large.data;
}
