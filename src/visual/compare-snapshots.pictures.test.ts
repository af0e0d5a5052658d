import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { allowedPixels, comparePictures } from './compare-snapshots.ts';

/** A white picture whose first pixels are of another colour. */
function draw(width: number, height: number, marked = 0, color: readonly number[] = [200, 0, 0]): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let index = 0; index < marked; index++) picture.data.set(color, index * 4);
  return PNG.sync.write(picture);
}

it('finds no difference in the same picture, however it is compressed', () => {
  const picture = PNG.sync.read(draw(40, 30, 200));
  expect(comparePictures(draw(40, 30, 200), draw(40, 30, 200))).toBeUndefined();
  expect(
    comparePictures(draw(40, 30, 200), PNG.sync.write(picture, { deflateLevel: 1, filterType: 0 })),
  ).toBeUndefined();
});

it('marks what differs in red', () => {
  const difference = comparePictures(draw(40, 30), draw(40, 30, 400));
  const { data } = PNG.sync.read(difference ?? Buffer.alloc(0));
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...data.subarray(500 * 4, 500 * 4 + 3)]).not.toEqual([255, 0, 0]);
});

it('lets a few pixels differ, and many by what rounding makes of a colour', () => {
  expect(comparePictures(draw(40, 30), draw(40, 30, allowedPixels))).toBeUndefined();
  expect(comparePictures(draw(40, 30), draw(40, 30, allowedPixels + 1))).toBeDefined();
  expect(comparePictures(draw(40, 30), draw(40, 30, 1200, [253, 254, 253]))).toBeUndefined();
});

it('tells white from cream', () => {
  expect(comparePictures(draw(40, 30), draw(40, 30, 1200, [255, 250, 240]))).toBeDefined();
});

it('takes a picture that is one line longer for another one', () => {
  const difference = comparePictures(draw(40, 30), draw(40, 31));
  const { width, height } = PNG.sync.read(difference ?? Buffer.alloc(0));
  expect([width, height]).toEqual([40, 31]);
});

it('throws at what is no picture', () => {
  expect(() => comparePictures(Buffer.from('version https://git-lfs'), draw(1, 1))).toThrow();
});
