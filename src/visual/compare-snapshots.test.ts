import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compareSnapshots } from './compare-snapshots.ts';

const draw = (width: number) => PNG.sync.write(new PNG({ width, height: 20, fill: true }));
const look = { picture: draw(20), outline: 'h1 0 0 4 4 One\np 0 8 4 4 Two\n' };

it('finds what was never kept new', () => {
  expect(compareSnapshots({}, look)).toMatchObject({ isNew: true, difference: undefined, moved: undefined });
});

it('compares the outline alone where this browser has no picture', () => {
  const { picture: _, ...outline } = look;
  expect(compareSnapshots(outline, look)).toMatchObject({
    isNew: false,
    hasPicture: false,
    moved: undefined,
  });
});

it('tells the first line of the outline that is another one', () => {
  const { moved } = compareSnapshots({ ...look, outline: 'h1 0 0 4 4 One\np 0 8 4 4 Tow\n' }, look);
  expect(moved).toEqual({ kept: 'p 0 8 4 4 Tow', found: 'p 0 8 4 4 Two' });
});

it('tells of a line that came to the end', () => {
  const { moved } = compareSnapshots(look, { ...look, outline: `${look.outline}p 0 16 4 4 Three\n` });
  expect(moved).toEqual({ kept: '', found: 'p 0 16 4 4 Three' });
});

it('tells another picture, and what is no picture', () => {
  expect(compareSnapshots({ ...look, picture: draw(21) }, look).difference).toBeDefined();
  expect(compareSnapshots({ ...look, picture: Buffer.from('no') }, look).isUnreadable).toBe(true);
});
