import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';
import { tryWriteWhole } from '../../lib/write-whole.ts';
import type { FontTask } from './subset-fonts.ts';

// Pages, which are rendered meanwhile, go first; elsewhere this would hold back the whole process.
if (process.platform === 'linux') setPriority(10);
for (const { source, file, letters, axes } of workerData as readonly FontTask[]) {
  const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
  // What fails has its whole font in place of it.
  const made = await subsetFont(Buffer.from(source), letters, options).catch(() => source);
  tryWriteWhole(file, made);
}
parentPort?.postMessage('done');
