import { spawn } from 'node:child_process';

/** Format, lint and types. The last two take as long as all others, on a processor each. */
const checks: readonly (readonly [string, ...string[]])[] = [
  ['biome', 'check', '.'],
  ['prettier', '--check', '--log-level', 'warn', 'src/**/*.astro'],
  ['tsc', '--noEmit'],
  ['astro', 'check', '--minimumSeverity', 'hint'],
];

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

/** Runs a program to its end and prints what it said in one piece; whether it found nothing. */
async function runCheck([program, ...words]: readonly [string, ...string[]]): Promise<boolean> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.stdout.write(Buffer.concat(said));
  if (code !== 0) process.stdout.write(`\n${program} ${words.join(' ')} failed\n\n`);
  return code === 0;
}

const results = await Promise.all(checks.map(runCheck));
process.exitCode = results.every(Boolean) ? 0 : 1;
