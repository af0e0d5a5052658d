import { fileURLToPath } from 'node:url';
import { proveBrowserCases, proveHostileTexts } from './browser-cases.ts';
import { proveFaults } from './build-faults.ts';
import { proveFields } from './changed-fields.ts';
import { proveDatabase } from './failing-database.ts';
import { proveFuzz } from './fuzzed-readers.ts';
import { proveIdenticalBuilds } from './identical-builds.ts';
import type { Figure } from './promise.ts';
import { proveProperties } from './random-cases.ts';
import { proveGuards } from './removed-guards.ts';
import { proveSoak } from './soak.ts';

/** What takes too long for `npm test`, by name: each gives the figures of its promises. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  builds: proveIdenticalBuilds,
  fields: proveFields,
  faults: proveFaults,
  guards: proveGuards,
  hostile: proveHostileTexts,
  browser: proveBrowserCases,
  fuzz: proveFuzz,
  database: proveDatabase,
  soak: proveSoak,
  properties: proveProperties,
};

/** Proves all parts, or those that are named, and prints what was found as one table. Gives the exit code. */
async function runProof(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    process.stderr.write(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.\n`);
    return 2;
  }
  const figures: Figure[] = [];
  for (const [name, prove] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    figures.push(...(await prove()));
    process.stderr.write(`${name}: ${((performance.now() - start) / 60_000).toFixed(1)} min\n`);
  }
  for (const { broken } of figures) for (const one of broken) process.stdout.write(`broken: ${one}\n`);
  const rows = figures.map(
    ({ promise, figure, holds }) => `| ${promise} | ${figure} | ${holds ? 'yes' : '**no**'} |\n`,
  );
  process.stdout.write(`\n| Promise | Figure | Holds |\n|---|---|---|\n${rows.join('')}`);
  return figures.every(({ holds }) => holds) ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await runProof(process.argv.slice(2));
