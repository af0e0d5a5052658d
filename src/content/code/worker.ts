import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerTask } from './highlighter.ts';
import { createTokenizer } from './tokenize.ts';

// The thread that renders pages goes first; elsewhere this would hold back the whole process.
if (process.platform === 'linux') setPriority(10);

const tokenize = createTokenizer();

parentPort?.on('message', async (task: WorkerTask) => {
  const html = await tokenize(task.code, task.language).catch(() => undefined);
  const answer: WorkerAnswer = { id: task.id, html };
  parentPort?.postMessage(answer);
});
