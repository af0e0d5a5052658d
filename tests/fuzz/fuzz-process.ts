import { once } from 'node:events';
import { openSync } from 'node:fs';
import { changeText, makeRandom, shortenText } from './change-text.ts';
import { type FuzzReport, type FuzzTask, noteText } from './fuzz-task.ts';
import { startCoverage } from './measure-coverage.ts';
import { openTarget } from './targets.ts';

/** Texts between two looks at the coverage, which takes longer than reading a short one. */
const batchSize = 8;

const [task]: readonly [FuzzTask] = (await once(process, 'message')) as [FuzzTask];
const watched = openSync(task.watched, 'r+');
// Before the code is loaded: V8 counts what is compiled after.
const readCoverage = task.work === 'look' ? startCoverage() : () => [];
const target = await openTarget(task.target);
const seeds = target.seeds.map((seed) => seed.slice(0, target.longest));

let inputs = 0;

/** Reads a text, which is noted first. */
async function run(text: string): Promise<string | undefined> {
  inputs += 1;
  noteText(watched, inputs, text);
  try {
    await target.run(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

async function look(): Promise<FuzzReport> {
  const known = new Set<string>();
  const corpus: string[] = [];
  /** The blocks that ran since the last look and never before it. */
  const takeNew = () => new Set(readCoverage().filter((block) => !known.has(block)));
  const report = (finding: FuzzReport['finding']) => ({ inputs, blocks: known.size, corpus, finding });
  for (const text of [...task.corpus, ...(task.work === 'look' ? seeds : [])]) {
    const error = await run(text);
    if (error !== undefined) return report({ text, error });
    const fresh = takeNew();
    if (fresh.size === 0 && corpus.length > 0) continue;
    for (const block of fresh) known.add(block);
    corpus.push(text);
  }
  const random = makeRandom(task.seed);
  const choose = () => random.choose(random.below(3) === 0 ? corpus.slice(-20) : corpus);
  const end = performance.now() + task.time;
  while (performance.now() < end) {
    const batch = Array.from({ length: batchSize }, () =>
      changeText(choose(), random, { words: target.words, other: choose(), longest: target.longest }),
    );
    for (const text of batch) {
      const error = await run(text);
      if (error !== undefined) return report({ text, error });
    }
    const fresh = takeNew();
    if (fresh.size === 0) continue;
    for (const block of fresh) known.add(block);
    // Which of them ran it is seen when each is read by itself.
    for (const text of batch) {
      await run(text);
      const own = readCoverage().filter((block) => fresh.delete(block));
      if (own.length > 0) corpus.push(text);
    }
  }
  return report(undefined);
}

/** The first text of the corpus as short as it gets while it ends with the same kind of error. */
async function shorten(): Promise<FuzzReport> {
  const [text = ''] = task.corpus;
  const first = (await run(text)) ?? '';
  const shortest = await shortenText(text, async (shorter) => {
    const error = await run(shorter);
    return error !== undefined && nameError(error) === nameError(first);
  });
  return {
    inputs,
    blocks: 0,
    corpus: [],
    finding: { text: shortest, error: (await run(shortest)) ?? first },
  };
}

/** The kind of an error: its first line without what it quotes. */
function nameError(error: string): string {
  return (error.split('\n')[0] ?? '').replace(/[:"'`].*|\d+/g, '');
}

process.send?.(await (task.work === 'shorten' ? shorten() : look()));
