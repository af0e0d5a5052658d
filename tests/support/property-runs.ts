import { appendFileSync } from 'node:fs';

/** How many times as many random cases as `npm test` tries `npm run proof` does. */
const factor = Number(process.env['OCTAVO_PROOF'] ?? 1);

/** File (absolute) that the numbers of cases are written to, a line each; `npm run proof` adds them up. */
const counts = process.env['OCTAVO_PROOF_COUNTS'];

/**
 * The number of random cases of a property: `usual` in `npm test`, more in `npm run proof`, `most` where each takes long. For
 * fast-check's `numRuns`.
 */
export function propertyRuns(usual: number, most = Number.POSITIVE_INFINITY): number {
  const runs = Math.min(usual * factor, most);
  if (counts) appendFileSync(counts, `${runs}\n`);
  return runs;
}
