import { availableParallelism } from 'node:os';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Megabytes of each half of V8's space for new objects: that they are made in, and that the living ones are moved to. */
const young = { usual: 16, hurried: 8 };

/** Megabytes of such a half when a process starts. */
const firstYoung = 1;

/** Megabytes of that space in threads, from their start on: with the factor at 1 it would stay at one, and be collected every millisecond. */
const threadMegabytes = 16;

/** How much a heap grows by before all of it is collected, in percent of what lived at the last time. */
const growth = { usual: 100, hurried: 400, large: 40 };

/** Pages from which on a site is large: 10,000 peak at 1.1 GB in place of 1.3, and take no longer. */
const largeSite = 4000;

/** Megabytes of a half of V8's space for new objects while a large site is edited. */
const editedYoung = 64;

/** Pages from which on a site's edits make more objects than the usual space holds. */
const manyEdited = 1000;

/** Bytes by which a heap grows while pages of the usual size are compiled: once, and for each page. */
const usualBytes = { once: 32e6, perPage: 0.2e6 };

/** Cores up to which the threads of a build, though not those of a first answer, keep all of them busy: to collect garbage in parallel would take time from these. */
const fewCores = 2;

/**
 * Keeps V8 from letting garbage grow on a large machine before it collects, and from collecting what is new in parallel where pages are
 * compiled, colored and rendered on all cores anyway: 1,000 pages take 8.5 s there instead of 9.4. Its
 * own option for the space of new objects, `--max-semi-space-size`, is read when a process starts; the factor by which that
 * space grows is read whenever it does, so it is filled once, grows to the size that it may have (20 ms; by V8's own factor of two it takes
 * 160) and is then held there.
 * Where somebody waits for a command's first answer (`hurried`), the heap grows more until `limitGrowth` is called, and its space
 * for new objects less, for memory that was not used before is what takes the time: the first page of `dev` is there a fifth earlier.
 */
export function limitHeap(kind: 'usual' | 'hurried'): void {
  setFlagsFromString(`--heap-growing-percent=${growth[kind]}`);
  growYoung(firstYoung, young[kind]);
  setFlagsFromString(`--min-semi-space-size=${threadMegabytes}`);
  if (kind === 'usual' && availableParallelism() <= fewCores) setFlagsFromString('--no-parallel-scavenge');
  // Most expressions of grammars run a few times, fewer than pay for making their bytecode shorter.
  setFlagsFromString('--no-regexp-peephole-optimization');
}

/** Lets heaps grow no more than those of any command from now on, and less for a site of very many pages. */
export function limitGrowth(pages = 0): void {
  setFlagsFromString(`--heap-growing-percent=${growth[pages < largeSite ? 'usual' : 'large']}`);
}

/**
 * Lets V8's space for new objects grow to the 64 MB of each half that it may have, where a site has very many `pages`: an edit of the
 * navigation of 4,000 makes objects of 60 MB, which were moved twice while its writer waits. They are collected when that has been
 * answered, and the page shows a fifth earlier.
 */
export function growForEdits(pages: number): void {
  if (pages >= manyEdited) growYoung(young.hurried, editedYoung);
}

/** Has this thread's space for new objects grow from a half of so many megabytes to one of so many, and stay so. */
function growYoung(from: number, to: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${to / from}`);
  const living: object[] = [];
  const full = 2 * to * 2 ** 20;
  while (readYoungBytes() < full && living.length < from * 1000)
    living.push(Array.from({ length: 1000 }, () => ({})));
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Has Rolldown's allocator give memory back to the system when it is freed: 440 MB instead of 500 for a site of one page.
 * It waits a second by default, and is asked for nothing more when the bundles are made. It reads these when Rolldown is
 * loaded (https://microsoft.github.io/mimalloc/environment.html); below 1 MB (1,024 KB) the calls would take 0.1 s.
 */
export function limitBundler(): void {
  process.env['MIMALLOC_PURGE_DELAY'] ??= '0';
  process.env['MIMALLOC_MINIMAL_PURGE_SIZE'] ??= '1024';
}

/**
 * Gives the garbage of a heap back to the system when compiling that many pages made it grow from `before`, its size in
 * bytes, by more than pages of the usual size do: V8 keeps it for itself otherwise, 70 MB after a page of 200 kB, while the
 * bundler needs memory of its own. It takes 0.2 s, and code that was compiled has to be compiled again.
 */
export function releaseHeap(before: number, pages: number): void {
  const grown = process.memoryUsage().heapTotal - before;
  if (grown < usualBytes.once + pages * usualBytes.perPage) return;
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function readYoungBytes(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? Infinity
  );
}
