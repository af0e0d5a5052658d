import { spawnSync } from 'node:child_process';

/** Format, lint and types. Stops at the first that fails. */
const checks: readonly (readonly [string, ...string[]])[] = [
  ['biome', 'check', '.'],
  ['prettier', '--check', '--log-level', 'warn', 'src/**/*.astro'],
  ['tsc', '--noEmit'],
  ['astro', 'check', '--minimumSeverity', 'hint'],
];

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const failed = checks.find(
  ([program, ...words]) => spawnSync(program, words, { stdio: 'inherit', env }).status !== 0,
);
process.exitCode = failed === undefined ? 0 : 1;
