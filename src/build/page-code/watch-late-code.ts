import { closeSync, openSync } from 'node:fs';
import { url as debuggerUrl } from 'node:inspector';
import { devNull } from 'node:os';
import { Worker } from 'node:worker_threads';
import { frameAt, isWatched, listenForLateCode, locateFrame } from '../../content/evaluate/page-code.ts';
import type { Place } from '../../problem/problem.ts';

/** What a thread that watches is given. */
export interface WatchTask {
  /** Counts the signs of life of the watched thread. */
  readonly beats: Int32Array;
  /** Between two looks at them; milliseconds. */
  readonly pause: number;
  /** As many looks without a sign of life make `lateTimeLimit`. */
  readonly patience: number;
}

/** What the watching thread has the watched one say of the code it is in; see `judge`. */
export type Verdict = 'code of a page' | 'watched already';

/** Milliseconds that code of a page may keep everything else from running after the page was rendered. */
export const lateTimeLimit = 10_000;

const pause = 500;

/** What the watching thread calls, by the symbol's name. */
export const judgeName = 'octavo.judge-late-code';

/** Ends a process that a debugger holds: Node.js would print a line about that, so nothing is printed any more. */
function endQuietly(): void {
  closeSync(2);
  // It takes the number that is free, so that nothing else that is opened meanwhile does.
  openSync(devNull, 'w');
  process.exit(1);
}

/**
 * Watches for code of pages that goes on after its page was rendered and does not end, as a loop in a promise, once there
 * is code that could: no time limit of V8's ends it. `giveUp` is called with its place while that code stands still in a
 * debugger, so that nothing asynchronous goes on, and must end the process: V8 can end such code only together with
 * everything else that waits in its queue. Gives a function that stops watching.
 */
export function watchLateCode(giveUp: (place: Place) => void): () => void {
  let worker: Worker | undefined;
  let beating: NodeJS.Timeout | undefined;
  const judge = (url: string, line: number, column: number, isSure: boolean): Verdict => {
    const frame = frameAt(url, line, column);
    // V8 watches over the first, a person with a debugger over the second.
    if (!frame || isWatched() || debuggerUrl() !== undefined) return 'watched already';
    if (isSure) {
      giveUp(locateFrame(frame));
      endQuietly();
    }
    return 'code of a page';
  };
  const start = () => {
    if (worker || !process.features.inspector) return;
    const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    beating = setInterval(() => Atomics.add(beats, 0, 1), pause).unref();
    Reflect.set(globalThis, Symbol.for(judgeName), judge);
    const workerData = { beats, pause, patience: lateTimeLimit / pause } satisfies WatchTask;
    worker = new Worker(new URL('./late-code-worker.ts', import.meta.url), {
      workerData,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    worker.unref();
    // Where no thread can be started, nothing is watched.
    worker.on('error', () => undefined);
  };
  const forget = listenForLateCode(start);
  return () => {
    forget();
    clearInterval(beating);
    void worker?.terminate();
  };
}
