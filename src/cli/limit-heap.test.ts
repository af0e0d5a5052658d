import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Megabytes of V8's space for new objects in a process of its own, for heaps are limited for all of one, after these calls. */
function measureYoung(calls: string): number {
  const code = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { growForEdits, limitHeap } from ${JSON.stringify(new URL('./limit-heap.ts', import.meta.url).href)};
    ${calls}
    const living = [];
    for (let round = 0; round < 100_000; round++) living[round % 1000] = Array.from({ length: 50 }, () => ({}));
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20);
  `;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

describe("V8's space for new objects", () => {
  it('has the size that a command needs, and stays so whatever is made', () => {
    expect(measureYoung("limitHeap('usual');")).toBe(32);
    expect(measureYoung("limitHeap('hurried');")).toBe(16);
  });

  it('holds what an edit of the navigation makes where pages are very many', () => {
    expect(measureYoung("limitHeap('hurried'); growForEdits(999);")).toBe(16);
    expect(measureYoung("limitHeap('hurried'); growForEdits(1000);")).toBe(128);
  });
});
