import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createPutFile } from '../output/put-file.ts';
import type { RenamedSheet } from '../output/write-site-sheet.ts';
import { readHtml, type StoredHtml } from './page-record.ts';

/** The HTML of a kept page for its file in the output. */
export interface KeptHtml {
  /** Relative to the output, with `/`. */
  readonly path: string;
  readonly stored: StoredHtml;
  /** The name of its style sheet, and another one that is as long. */
  readonly sheet: Pick<RenamedSheet, 'from' | 'to'> | undefined;
}

/** Writes the HTML of kept pages into an output. */
export interface HtmlWriter {
  readonly write: (html: KeptHtml) => void;
  /** Waits until all is written; gives whether all of it was there. Rejects where the file system does not let it be written. */
  readonly finish: () => Promise<boolean>;
  /** Ends what is at work; afterwards nothing is written. */
  readonly stop: () => Promise<void>;
}

/** The folders (absolute) of an output, and of the last site, as `createPutFile` has them. */
export interface HtmlFolders {
  readonly folder: string;
  readonly last: string | undefined;
}

/** What the thread is told: pages, or that there are no more. */
export type HtmlMessage = readonly KeptHtml[] | 'end';

/** What it ends with. */
export interface HtmlAnswer {
  readonly isWhole: boolean;
  /** What an error of the file system says of itself, which does not go with it from thread to thread. */
  readonly failure: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path' | 'syscall'> | undefined;
}

/** Kept pages from which on they are written in a thread, which takes half a second of a core to start. */
const manyPages = 500;

/** Pages that are sent at once. */
const batch = 32;

/** A writer for about so many pages: in a thread where they are many. */
export function openHtmlWriter(folders: HtmlFolders, count: number): HtmlWriter {
  return count >= manyPages && availableParallelism() > 1 ? openThread(folders) : writeHere(folders);
}

/** Gives what writes a page, and whether that was there. */
export function createHtmlPut({ folder, last }: HtmlFolders): (html: KeptHtml) => boolean {
  const put = createPutFile(folder, last);
  return ({ path, stored, sheet }) => {
    const html = readHtml(stored);
    if (html) put(path, sheet ? renameSheet(html, sheet) : html);
    return html !== undefined;
  };
}

function writeHere(folders: HtmlFolders): HtmlWriter {
  const put = createHtmlPut(folders);
  let isWhole = true;
  return {
    write(html) {
      isWhole = put(html) && isWhole;
    },
    finish: async () => isWhole,
    stop: async () => undefined,
  };
}

function openThread(folders: HtmlFolders): HtmlWriter {
  const worker = new Worker(new URL('./html-worker.ts', import.meta.url), { workerData: folders });
  const answered = new Promise<HtmlAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // It is told by `finish`.
  answered.catch(() => undefined);
  let waiting: KeptHtml[] = [];
  const send = (message: HtmlMessage) => worker.postMessage(message);
  return {
    write(html) {
      waiting.push(html);
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
