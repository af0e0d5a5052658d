/** How many times as many random cases as `npm test` tries `npm run proof` does. */
const factor = Number(process.env['OCTAVO_PROOF'] ?? 1);

/** The number of random cases of a property: `usual` in `npm test`, more in `npm run proof`. For fast-check's `numRuns`. */
export function propertyRuns(usual: number): number {
  return usual * factor;
}
