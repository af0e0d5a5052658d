import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { addInstructions } from '../../site/markdown/instructions.ts';
import { createPutFile } from '../output/put-file.ts';
import type { RenamedSheet } from '../output/write-site-sheet.ts';
import { readFiles, type StoredFiles } from './page-record.ts';

/** A kept page for its files in the output. */
export interface KeptFiles {
  /** The files, relative to the output, with `/`; undefined for a page whose Markdown has none. */
  readonly html: string;
  readonly markdown: string | undefined;
  readonly stored: StoredFiles;
  /** The name of its style sheet, and another one that is as long. */
  readonly sheet: Pick<RenamedSheet, 'from' | 'to'> | undefined;
}

/** Writes the files of kept pages into an output. */
export interface FilesWriter {
  readonly write: (files: KeptFiles) => void;
  /** Waits until all is written; gives whether all of it was there. Rejects where the file system does not let it be written. */
  readonly finish: () => Promise<boolean>;
  /** Ends what is at work; afterwards nothing is written. */
  readonly stop: () => Promise<void>;
}

/** Where files are written: plain data. */
export interface FilesOutput {
  /** Absolute. */
  readonly folder: string;
  /** The last site, as `createPutFile` has it: for HTML, and for Markdown. */
  readonly last: { readonly html: string | undefined; readonly markdown: string | undefined };
  /** As `Site.instructions`. */
  readonly instructions: string | undefined;
}

/** What the thread is told: where to write, then pages, then that there are no more. */
export type FilesMessage = { readonly output: FilesOutput } | readonly KeptFiles[] | 'end';

/** What it answers at the end. */
export interface FilesAnswer {
  readonly isWhole: boolean;
  /** What an error of the file system says of itself, which does not go with it from thread to thread. */
  readonly failure: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path' | 'syscall'> | undefined;
}

/** Kept pages from which on they are written in a thread, which takes half a second of a core to start. */
const manyPages = 500;

/** Pages that are sent at once. */
const batch = 32;

/** Opens a writer for about so many pages: in a thread where they are many. */
export type OpenFilesWriter = (output: FilesOutput, count: number) => FilesWriter;

/** Starts the thread of a writer that will be opened for about so many pages once, or not at all, so that it does not wait for it then. */
export function prepareFilesWriter(count: number): OpenFilesWriter {
  const needsThread = (pages: number) => pages >= manyPages && availableParallelism() > 1;
  const thread = needsThread(count) ? startThread() : undefined;
  return (output, pages) =>
    needsThread(pages) ? openThread(thread ?? startThread(), output) : writeHere(output);
}

interface FilesThread {
  readonly worker: Worker;
  readonly answered: Promise<FilesAnswer>;
}

function startThread(): FilesThread {
  const worker = new Worker(new URL('./files-worker.ts', import.meta.url));
  const answered = new Promise<FilesAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // It is told by `finish`.
  answered.catch(() => undefined);
  // One that is never opened is not waited for. Listeners would have it waited for again.
  worker.unref();
  return { worker, answered };
}

/** Gives what writes a page, and whether it was there. */
export function createFilesPut({ folder, last, instructions }: FilesOutput): (files: KeptFiles) => boolean {
  const reader = createBytesReader();
  const putHtml = createPutFile(folder, last.html);
  const putMarkdown = createPutFile(folder, last.markdown);
  return (page) => {
    const read = readFiles(page.stored, reader);
    if (!read) return false;
    const { html, markdown } = read;
    putHtml(page.html, page.sheet ? renameSheet(html, page.sheet) : html);
    if (page.markdown === undefined) return true;
    const text =
      instructions === undefined
        ? markdown
        : addInstructions({ instructions }, Buffer.from(markdown).toString());
    putMarkdown(page.markdown, text);
    return true;
  };
}

function writeHere(output: FilesOutput): FilesWriter {
  const put = createFilesPut(output);
  let isWhole = true;
  return {
    write(files) {
      isWhole = put(files) && isWhole;
    },
    finish: async () => isWhole,
    stop: async () => undefined,
  };
}

function openThread({ worker, answered }: FilesThread, output: FilesOutput): FilesWriter {
  worker.ref();
  let waiting: KeptFiles[] = [];
  const send = (message: FilesMessage) => worker.postMessage(message);
  send({ output });
  return {
    write(files) {
      waiting.push(files);
      if (waiting.length < batch) return;
      send(waiting);
      waiting = [];
    },
    async finish() {
      send(waiting);
      send('end');
      const { isWhole, failure } = await answered;
      await worker.terminate();
      if (failure) throw Object.assign(new Error(failure.message), failure);
      return isWhole;
    },
    stop: async () => void (await worker.terminate()),
  };
}

/** A page with another name of its style sheet, which takes the place of the one that it has. */
function renameSheet(html: Uint8Array, { from, to }: Pick<RenamedSheet, 'from' | 'to'>): Uint8Array {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}
