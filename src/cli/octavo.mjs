#!/usr/bin/env node
import { readFileSync } from 'node:fs';
// An older Node.js has no `enableCompileCache`, and is to be told so in a sentence.
import * as nodeModule from 'node:module';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const oldest = engines.node.replace('>=', '');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `Octavo needs Node.js ${oldest} or later, but this is ${process.version}. Install a newer Node.js.\n`,
  );
  process.exitCode = 1;
} else if (!nodeModule.isBuiltin('node:sqlite')) {
  // Node.js 22.12 has the module behind an option.
  const { spawn } = await import('node:child_process');
  const words = [
    '--experimental-sqlite',
    '--disable-warning=ExperimentalWarning',
    ...process.execArgv,
    ...process.argv.slice(1),
  ];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => (process.exitCode = code ?? 1));
} else {
  // A command's code is compiled once: the next start takes a second less of the processor.
  nodeModule.enableCompileCache();
  const { findOwnModules } = await import('../lib/own-modules.ts');
  findOwnModules();
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { limitBundler, limitHeap } = await import('./limit-heap.ts');
  limitHeap(process.argv[2] === 'dev' ? 'hurried' : 'usual');
  limitBundler();
  const { runCommandLine } = await import('./main.ts');
  process.exitCode = await runCommandLine(process.argv);
  const { endProcess } = await import('./end-process.ts');
  await endProcess();
}
