import { parentPort, workerData } from 'node:worker_threads';
import {
  createFilesPut,
  type FilesAnswer,
  type FilesMessage,
  type FilesOutput,
  type WrittenTexts,
} from './files-writer.ts';

const put = createFilesPut(workerData as FilesOutput);
let isWhole = true;
let failure: FilesAnswer['failure'];

parentPort?.on('message', (message: FilesMessage) => {
  if (message === 'end') return parentPort?.postMessage({ isWhole, failure } satisfies FilesAnswer);
  const texts: [path: string, markdown: Uint8Array][] = [];
  try {
    for (const page of message) {
      const markdown = put(page);
      isWhole &&= markdown !== undefined;
      // A part of a record would be sent with all of it.
      if (markdown) texts.push([page.path, new Uint8Array(markdown)]);
    }
    parentPort?.postMessage({ texts } satisfies WrittenTexts);
  } catch (error) {
    const { message, code, path, syscall } = error as NodeJS.ErrnoException;
    failure ??= { message, ...(code && { code }), ...(path && { path }), ...(syscall && { syscall }) };
  }
});
