import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** So many pixels of a picture may differ: what rounding makes of a curve on another processor. */
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
