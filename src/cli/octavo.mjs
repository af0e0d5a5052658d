#!/usr/bin/env node
// An older Node.js has no `enableCompileCache`, and is to be told so in a sentence.
import * as nodeModule from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  // A command's code is compiled once: the next start takes a second less of the processor.
  nodeModule.enableCompileCache();
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { limitBundler, limitHeap } = await import('./limit-heap.ts');
  limitHeap();
  limitBundler();
  const { runCommandLine } = await import('./main.ts');
  process.exitCode = await runCommandLine(process.argv);
  const { endProcess } = await import('./end-process.ts');
  await endProcess();
} else {
  process.stderr.write(
    `Octavo needs Node.js 22.18 or later, but this is ${process.version}. Install a newer Node.js.\n`,
  );
  process.exitCode = 1;
}
