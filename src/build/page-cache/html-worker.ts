import { parentPort, workerData } from 'node:worker_threads';
import { createHtmlPut, type HtmlAnswer, type HtmlFolders, type HtmlMessage } from './html-writer.ts';

const put = createHtmlPut(workerData as HtmlFolders);
let isWhole = true;
let failure: HtmlAnswer['failure'];

parentPort?.on('message', (message: HtmlMessage) => {
  if (message === 'end') return parentPort?.postMessage({ isWhole, failure } satisfies HtmlAnswer);
  try {
    for (const html of message) isWhole = put(html) && isWhole;
  } catch (error) {
    const { message, code, path, syscall } = error as NodeJS.ErrnoException;
    failure ??= { message, ...(code && { code }), ...(path && { path }), ...(syscall && { syscall }) };
  }
});
