import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addInstructions } from '../../site/markdown/instructions.ts';
import { createPutFile } from '../output/put-file.ts';
import type { RenamedSheet } from '../output/write-site-sheet.ts';
import { readFiles, type StoredFiles } from './page-record.ts';

/** A kept page for its files in the output. */
export interface KeptFiles {
  /** As `Page.path` has it. */
  readonly path: string;
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

/** Is given the Markdown of a kept page, whose path is `Page.path`, as it was kept, before `finish` has ended. */
export type TakeMarkdown = (path: string, markdown: Uint8Array) => void;

/** What the thread is told: pages, or that there are no more. */
export type FilesMessage = readonly KeptFiles[] | 'end';

/** What it answers to pages. */
export interface WrittenTexts {
  readonly texts: readonly (readonly [path: string, markdown: Uint8Array])[];
}

/** What it ends with. */
export interface FilesAnswer {
  readonly isWhole: boolean;
  /** What an error of the file system says of itself, which does not go with it from thread to thread. */
  readonly failure: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path' | 'syscall'> | undefined;
}

/** Kept pages from which on they are written in a thread, which takes half a second of a core to start. */
const manyPages = 500;

/** Pages that are sent at once. */
const batch = 32;

/** A writer for about so many pages: in a thread where they are many. */
export function openFilesWriter(output: FilesOutput, count: number, take: TakeMarkdown): FilesWriter {
  return count >= manyPages && availableParallelism() > 1
    ? openThread(output, take)
    : writeHere(output, take);
}

/** Gives what writes a page, and gives its Markdown as it was kept; undefined where that is gone. */
export function createFilesPut({
  folder,
  last,
  instructions,
}: FilesOutput): (files: KeptFiles) => Uint8Array | undefined {
  const putHtml = createPutFile(folder, last.html);
  const putMarkdown = createPutFile(folder, last.markdown);
  return (page) => {
    const read = readFiles(page.stored);
    if (!read) return undefined;
    const { html, markdown } = read;
    putHtml(page.html, page.sheet ? renameSheet(html, page.sheet) : html);
    const text =
      instructions === undefined
        ? markdown
        : addInstructions({ instructions }, Buffer.from(markdown).toString());
    if (page.markdown !== undefined) putMarkdown(page.markdown, text);
    return markdown;
  };
}

function writeHere(output: FilesOutput, take: TakeMarkdown): FilesWriter {
  const put = createFilesPut(output);
  let isWhole = true;
  return {
    write(files) {
      const markdown = put(files);
      isWhole &&= markdown !== undefined;
      if (markdown) take(files.path, markdown);
    },
    finish: async () => isWhole,
    stop: async () => undefined,
  };
}

function openThread(output: FilesOutput, take: TakeMarkdown): FilesWriter {
  const worker = new Worker(new URL('./files-worker.ts', import.meta.url), { workerData: output });
  const answered = new Promise<FilesAnswer>((resolve, reject) => {
    worker.on('message', (message: WrittenTexts | FilesAnswer) => {
      if ('texts' in message) for (const [path, markdown] of message.texts) take(path, markdown);
      else resolve(message);
    });
    worker.once('error', reject);
  });
  // It is told by `finish`.
  answered.catch(() => undefined);
  let waiting: KeptFiles[] = [];
  const send = (message: FilesMessage) => worker.postMessage(message);
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

/** A page with another name of its style sheet. */
function renameSheet(html: Uint8Array, { from, to }: Pick<RenamedSheet, 'from' | 'to'>): Uint8Array {
  const bytes = Buffer.from(html);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}
