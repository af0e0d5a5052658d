import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeReady } from './ready-pages.ts';

async function take(pages: readonly number[], prepare: (page: number) => Promise<boolean>) {
  const taken: number[] = [];
  for await (const page of takeReady(pages, prepare)) taken.push(page);
  return taken;
}

it('gives each page once, whatever takes how long, fails or is put off', async () => {
  const kind = fc.record({ steps: fc.nat(20), isLate: fc.boolean(), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { maxLength: 200 }), async (kinds) => {
      const pages = kinds.map((_, index) => index);
      const taken = await take(pages, async (page) => {
        const { steps = 0, isLate = false, fails } = kinds[page] ?? {};
        for (let step = 0; step < steps; step++) await Promise.resolve();
        if (fails) throw new Error('No.');
        return isLate;
      });
      expect(taken.toSorted((one, other) => one - other)).toEqual(pages);
    }),
  );
});

it('gives what is ready while the first page is not', async () => {
  let finish = (_: boolean) => {};
  const slow = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const pages = takeReady([0, 1, 2], (page) => (page === 0 ? slow : Promise.resolve(false)));
  expect((await pages.next()).value).toBe(1);
  expect((await pages.next()).value).toBe(2);
  finish(false);
  expect((await pages.next()).value).toBe(0);
  expect((await pages.next()).done).toBe(true);
});

it('gives what is to be put off at the end', async () => {
  expect(await take([0, 1, 2, 3], async (page) => page < 2)).toEqual([2, 3, 0, 1]);
});

it('prepares few pages beyond the first that is not ready', async () => {
  const begun: number[] = [];
  const pages = takeReady(
    Array.from({ length: 500 }, (_, index) => index),
    (page) => {
      begun.push(page);
      return page === 0 ? new Promise<boolean>(() => {}) : Promise.resolve(false);
    },
  );
  for (let round = 1; round < 48; round++) await pages.next();
  expect(Math.max(...begun)).toBe(47);
});

it('prepares few pages beyond those that were taken', async () => {
  const begun: number[] = [];
  const pages = takeReady(
    Array.from({ length: 500 }, (_, index) => index),
    async (page) => {
      begun.push(page);
      return false;
    },
  );
  for (let taken = 0; taken < 100; taken++) {
    await pages.next();
    // All that is prepared is ready before the next one is taken.
    await new Promise(setImmediate);
  }
  expect(Math.max(...begun)).toBeLessThan(100 + 48);
});
