import { Worker } from 'node:worker_threads';
import type { CodeLanguage } from '../../content/code/highlighter.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { FileReads } from '../../content/files/file-reads.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import type { CompileInputs } from './compile-context.ts';
import type { PageBody } from './page-body.ts';

/** What a thread that compiles pages is started with. */
export interface CompileThreadInput {
  /** Absolute folder for what is kept of code and diagrams. */
  readonly cacheFolder: string;
  /** Threads at most that color code. */
  readonly workers: number;
  /** Whether nothing of code is kept, so that all of it will be colored. */
  readonly isFirst: boolean;
}

/** A page that a thread has compiled, its code colored. */
export interface CompiledInThread {
  readonly page: CompiledPage;
  /** What it asked of the site's files. */
  readonly reads: FileReads;
  /** Undefined for a page with JavaScript of the writer's, which runs in the main thread alone. */
  readonly body: PageBody | undefined;
  /** Whether a diagram was asked for that the reader's browser draws. */
  readonly needsFrame: boolean;
}

/** A question to the thread; `end` has it write what it keeps. */
type CompileQuestion =
  | { readonly source: PageSource }
  | { readonly code: string; readonly language: CodeLanguage }
  | { readonly end: true };

/** A question with the number of its answer, or `inputs`, which come before the first. */
export type CompileMessage = { readonly inputs: CompileInputs } | (CompileQuestion & { readonly id: number });

/** Its answer; undefined where it failed. */
export interface CompileAnswer {
  readonly id: number;
  readonly value: CompiledInThread | string | undefined;
}

/** Compiles pages beside the thread that renders them. What it gives rejects when it failed or was closed. */
export interface CompileThread {
  /** Tells of the site, before anything is asked. */
  readonly begin: (inputs: CompileInputs) => void;
  readonly compile: (source: PageSource) => Promise<CompiledInThread>;
  /** As `Highlighter` does. */
  readonly highlight: (code: string, language: CodeLanguage) => Promise<string>;
  /** Ends the thread, when what it keeps is written. */
  readonly close: () => Promise<void>;
}

/** Starts the thread, which loads its code while the site is read. */
export function startCompileThread(input: CompileThreadInput): CompileThread {
  const worker = new Worker(new URL('./thread-entry.ts', import.meta.url), { workerData: input });
  // Until it is told of a site, a command that ends before need not wait for it.
  worker.unref();
  const asked = new Map<number, PromiseWithResolvers<CompileAnswer['value']>>();
  let lastId = 0;
  let isGone = false;
  const give = (reason: Error) => {
    isGone = true;
    for (const { reject } of asked.values()) reject(reason);
    asked.clear();
  };
  worker.on('message', ({ id, value }: CompileAnswer) => {
    asked.get(id)?.resolve(value);
    asked.delete(id);
  });
  worker.on('error', give);
  worker.on('exit', () => give(new Error('The thread that compiles pages ended.')));
  const ask = (question: CompileQuestion) => {
    const id = ++lastId;
    const waiting = Promise.withResolvers<CompileAnswer['value']>();
    worker.ref();
    if (isGone) waiting.reject(new Error('The thread that compiles pages ended.'));
    else {
      asked.set(id, waiting);
      worker.postMessage({ ...question, id } satisfies CompileMessage);
    }
    return waiting.promise;
  };
  return {
    begin(inputs) {
      worker.ref();
      worker.postMessage({ inputs } satisfies CompileMessage);
    },
    async compile(source) {
      const value = await ask({ source });
      if (typeof value !== 'object') throw new Error(`${source.file} was not compiled.`);
      return value;
    },
    async highlight(code, language) {
      const value = await ask({ code, language });
      if (typeof value !== 'string') throw new Error('The code was not colored.');
      return value;
    },
    async close() {
      await ask({ end: true }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
