import { describe, expect, it } from 'vitest';
import { findCurrent } from './find-current.ts';

/** The current headings along a page that is scrolled from its top to its end. */
function walk(places: readonly number[], pageHeight: number, height = 600): readonly number[] {
  const way = pageHeight - height;
  return Array.from({ length: way / 10 + 1 }, (_, step) => {
    const scrolled = step * 10;
    const tops = places.map((place) => place - scrolled);
    return findCurrent(tops, { line: 100, height, scrolled, rest: way - scrolled });
  });
}

describe('the current heading', () => {
  it('is the first one above the first section, and the last one at the end', () => {
    const found = walk([300, 900, 1500, 1580, 1660], 1800);
    expect([found[0], found.at(-1)]).toEqual([0, 4]);
  });

  it('is the one at the line that links lead to', () => {
    const found = walk([300, 900, 2000], 3000);
    expect([found[79], found[80]]).toEqual([0, 1]);
  });

  it('goes on by one at a time, so that short sections at the end have their turn', () => {
    const found = walk([300, 900, 1500, 1580, 1660], 1800);
    expect([...new Set(found)]).toEqual([0, 1, 2, 3, 4]);
    expect(found).toEqual([...found].sort());
  });

  it('is the first one at the top of a page that hardly scrolls', () => {
    const found = walk([150, 250, 350], 640);
    expect([found[0], found.at(-1)]).toEqual([0, 2]);
  });
});
