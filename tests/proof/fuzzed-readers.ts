import { fuzz } from '../fuzz/run-fuzz.ts';
import { limits } from '../fuzz/run-target.ts';
import { targetNames } from '../fuzz/targets.ts';
import type { Figure } from './promise.ts';

/** Texts that all readers together have to be given. */
const least = 100_000;

/** Minutes that this takes. */
const minutes = 10;

/** Gives every reader texts that were not there before. */
export async function proveFuzz(): Promise<readonly Figure[]> {
  const results = await fuzz({ minutes, targets: targetNames, seed: Date.now() % 2 ** 31 });
  const texts = results.reduce((sum, { inputs }) => sum + inputs, 0);
  const broken = results.flatMap(({ target, finding }) => (finding ? [`${target}: ${finding.error}`] : []));
  return [
    {
      promise: `readers bear changed texts: none uncaught, none over ${limits.time / 1000} s or ${limits.memory} MB`,
      figure: `${texts.toLocaleString('en')} texts for ${results.length} readers, ${broken.length} findings`,
      holds: broken.length === 0 && texts >= least,
      broken,
    },
  ];
}
