import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { escapeHtml } from '../../lib/html/escape.ts';
import { makeCacheKey, openHighlightCache } from './cache.ts';
import type { CodeGrammar } from './code-grammar.ts';

/** What code is written in: Shiki's id, or a grammar. */
export type CodeLanguage = string | CodeGrammar;

export interface Highlighter {
  /**
   * Code as HTML, one line of HTML for each line of code: spans with the classes `tk-k` keyword, `tk-n` name,
   * `tk-s` string, `tk-c` constant, `tk-v` variable and `tk-m` comment, none across lines. `language` is what
   * `findLanguage` gives, or a grammar of the site; `text` is only escaped. Never rejects: code that a grammar fails on is plain.
   */
  highlight(code: string, language: CodeLanguage): Promise<string>;
  /** Starts a thread before the first block is asked for, where much will be. */
  prepare(): void;
  /** Writes the cache and ends the threads. Afterwards blocks that are not kept come back plain. */
  close(): Promise<void>;
}

interface HighlighterOptions {
  /** Absolute; made when missing. Without it nothing is kept. */
  readonly cacheFolder: string | undefined;
  /** How many threads at most; as many as the machine has cores when undefined. */
  readonly workers: number | undefined;
  /** Milliseconds without an answer after which a thread hangs in a grammar; a minute unless given. */
  readonly patience?: number | undefined;
}

/** Goes into the name of the cache: raise it whenever the theme of `tokenizer.ts` or the form of the lines changes. */
const themeVersion = 3;

/**
 * Starts highlighting: nothing is loaded and no thread runs until a block is asked for that the cache does
 * not hold. The same block asked for twice is done once.
 */
export function createHighlighter(options: HighlighterOptions): Highlighter {
  const cache = openHighlightCache(options.cacheFolder, ['shiki'], themeVersion);
  const asked = new Map<string, Promise<string>>();
  let pool: WorkerPool | undefined;

  function openPool(): WorkerPool {
    pool ??= createWorkerPool(options.workers ?? availableParallelism(), options.patience ?? 60_000);
    return pool;
  }

  async function findOrMake(key: string, code: string, language: CodeLanguage): Promise<string> {
    const kept = cache?.read(key);
    if (kept !== undefined) return kept;
    const lines = await openPool().tokenize(code, language);
    if (lines !== undefined) cache?.keep(key, lines);
    return lines ?? escapeHtml(code);
  }

  return {
    highlight(code, language) {
      if (language === 'text' || code.trim() === '') return Promise.resolve(escapeHtml(code));
      const key = makeCacheKey(code, typeof language === 'string' ? language : language.text);
      let lines = asked.get(key);
      if (!lines) {
        lines = findOrMake(key, code, language);
        asked.set(key, lines);
        void lines.finally(() => asked.delete(key));
      }
      return lines;
    },
    prepare: () => openPool().prepare(),
    async close() {
      await pool?.close();
      await cache?.close();
    },
  };
}

export interface WorkerTask {
  readonly id: number;
  readonly code: string;
  readonly language: CodeLanguage;
}

export interface WorkerAnswer {
  readonly id: number;
  /** Undefined when the grammar failed. */
  readonly html: string | undefined;
}

interface WorkerPool {
  /** The lines of a block, or undefined when its grammar fails or hangs, or the pool is closed. */
  tokenize(code: string, language: CodeLanguage): Promise<string | undefined>;
  /** Starts the first thread. */
  prepare(): void;
  /** Ends the threads. */
  close(): Promise<void>;
}

interface Task extends WorkerTask {
  finish(html: string | undefined): void;
}

interface Slot {
  readonly worker: Worker;
  readonly tasks: Map<number, Task>;
  watch: NodeJS.Timeout | undefined;
}

/** Number of blocks that a worker has at once, so that it never waits for the next. */
const tasksPerWorker = 8;

/** Milliseconds without work after which a thread ends and gives its memory back. */
const rest = 2000;

/**
 * Up to `width` threads that tokenize. A thread starts when there is more to do than those that run can hold;
 * idle ones do not keep the process alive. `tinypool` 2.2 cannot time a task from its start: of 40 blocks of 100 ms with
 * a limit of 1.5 s each, 29 failed because waiting counted too.
 */
function createWorkerPool(width: number, patience: number): WorkerPool {
  const slots: Slot[] = [];
  const queue: Task[] = [];
  let lastId = 0;
  let isClosed = false;

  function startWorker(): Slot {
    const worker = new Worker(new URL('./tokenizer.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
    });
    const slot: Slot = { worker, tasks: new Map(), watch: undefined };
    slot.worker.on('message', (answer: WorkerAnswer) => {
      // One that is being ended is waited for, which keeps the process alive.
      if (!slots.includes(slot)) return;
      slot.tasks.get(answer.id)?.finish(answer.html);
      slot.tasks.delete(answer.id);
      watchWorker(slot);
      if (slot.tasks.size === 0) slot.worker.unref();
      assignTasks();
      if (slot.tasks.size === 0) slot.watch = setTimeout(() => endWorker(slot), rest).unref();
    });
    slot.worker.on('error', () => dropWorker(slot));
    slots.push(slot);
    return slot;
  }

  function watchWorker(slot: Slot): void {
    clearTimeout(slot.watch);
    slot.watch = undefined;
    if (slot.tasks.size === 0) return;
    slot.watch = setTimeout(() => endWorker(slot), patience).unref();
  }

  function endWorker(slot: Slot): void {
    dropWorker(slot);
    void slot.worker.terminate();
  }

  function dropWorker(slot: Slot): void {
    const index = slots.indexOf(slot);
    if (index >= 0) slots.splice(index, 1);
    // A thread works on its tasks in their order: what waited behind the first has done nothing wrong.
    const [first, ...others] = slot.tasks.values();
    first?.finish(undefined);
    if (isClosed) for (const task of others) task.finish(undefined);
    else queue.unshift(...others);
    slot.tasks.clear();
    clearTimeout(slot.watch);
    assignTasks();
  }

  function assignTasks(): void {
    for (let task = queue[0]; task; task = queue[0]) {
      const slot = findSlot();
      if (!slot) return;
      queue.shift();
      if (slot.tasks.size === 0) slot.worker.ref();
      slot.tasks.set(task.id, task);
      watchWorker(slot);
      slot.worker.postMessage({ id: task.id, code: task.code, language: task.language } satisfies WorkerTask);
    }
  }

  function findSlot(): Slot | undefined {
    const freest = slots.reduce<Slot | undefined>(
      (best, slot) => (best === undefined || slot.tasks.size < best.tasks.size ? slot : best),
      undefined,
    );
    if (freest && freest.tasks.size < tasksPerWorker) return freest;
    return slots.length < width ? startWorker() : undefined;
  }

  return {
    tokenize: (code, language) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(undefined);
        queue.push({ id: ++lastId, code, language, finish: resolve });
        assignTasks();
      }),
    prepare() {
      if (slots.length === 0) startWorker().worker.unref();
    },
    async close() {
      isClosed = true;
      for (const task of queue.splice(0)) task.finish(undefined);
      const ended = slots.splice(0);
      for (const slot of ended) dropWorker(slot);
      await Promise.all(ended.map((slot) => slot.worker.terminate()));
    },
  };
}
