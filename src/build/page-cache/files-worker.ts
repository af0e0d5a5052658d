import { parentPort } from 'node:worker_threads';
import { createFilesPut, type FilesAnswer, type FilesMessage } from './files-writer.ts';

let put: ReturnType<typeof createFilesPut> | undefined;
let isWhole = true;
let failure: FilesAnswer['failure'];

parentPort?.on('message', (message: FilesMessage) => {
  if (message === 'end') return parentPort?.postMessage({ isWhole, failure } satisfies FilesAnswer);
  if ('output' in message) {
    put = createFilesPut(message.output);
    return;
  }
  try {
    for (const page of message) isWhole = put?.(page) === true && isWhole;
  } catch (error) {
    const { message, code, path, syscall } = error as NodeJS.ErrnoException;
    failure ??= { message, ...(code && { code }), ...(path && { path }), ...(syscall && { syscall }) };
  }
});
