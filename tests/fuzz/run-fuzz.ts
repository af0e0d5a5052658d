import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Finding } from './fuzz-task.ts';
import { readKept, writeKept } from './kept-texts.ts';
import { runTarget } from './run-target.ts';
import { targetNames } from './targets.ts';

/** What was found out about one reader. */
interface TargetResult {
  readonly target: string;
  readonly inputs: number;
  readonly blocks: number;
  readonly finding: Finding | undefined;
}

interface FuzzOptions {
  /** Of the clock, for all targets together. */
  readonly minutes: number;
  readonly targets: readonly string[];
  readonly seed: number;
}

/** Milliseconds of a minute. */
const minute = 60_000;

/**
 * Gives every target random texts, as many targets at a time as there are processors. What runs new code is kept in
 * `corpus/`, what does not hold in `cases/`: a target ends with the first of those.
 */
export async function fuzz({ minutes, targets, seed }: FuzzOptions): Promise<readonly TargetResult[]> {
  const lanes = Math.min(availableParallelism(), targets.length);
  const time = (minutes * minute * lanes) / targets.length;
  const queue = [...targets];
  const results: TargetResult[] = [];
  const work = async () => {
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
      const found = await runTarget(target, readKept('corpus', target), seed, time);
      const { inputs, blocks, corpus, finding } = found;
      if (finding) writeKept('cases', target, [...new Set([...readKept('cases', target), finding.text])]);
      else if (corpus.length > 0) writeKept('corpus', target, corpus);
      results.push({ target, inputs, blocks, finding });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return results.toSorted((one, other) => targets.indexOf(one.target) - targets.indexOf(other.target));
}

/** Prints what was found, and gives the exit code. */
async function runFuzz(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const names: readonly string[] = targetNames;
  const unknown = positionals.find((name) => !names.includes(name));
  const minutes = Number(values.minutes);
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  if (unknown !== undefined || !(minutes > 0) || !Number.isInteger(seed)) {
    process.stderr.write(
      `npm run fuzz -- [--minutes 30] [--seed 1] [target…]\nTargets: ${names.join(', ')}\n`,
    );
    return 2;
  }
  const targets = positionals.length > 0 ? positionals : names;
  const results = await fuzz({ minutes, targets, seed });
  const rows = results.map(
    ({ target, inputs, blocks, finding }) =>
      `| ${target} | ${inputs.toLocaleString('en')} | ${blocks.toLocaleString('en')} | ${finding ? '**yes**' : 'no'} |\n`,
  );
  process.stdout.write(
    `| Reader | Texts | Blocks of code | Finding |\n|---|--:|--:|---|\n${rows.join('')}\n`,
  );
  for (const { target, finding } of results)
    if (finding) process.stdout.write(`${target}: ${finding.error}\n  ${JSON.stringify(finding.text)}\n\n`);
  const findings = results.filter(({ finding }) => finding).length;
  const inputs = results.reduce((sum, one) => sum + one.inputs, 0);
  process.stdout.write(`seed ${seed}: ${inputs.toLocaleString('en')} texts, ${findings} findings\n`);
  return findings === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await runFuzz(process.argv.slice(2));
