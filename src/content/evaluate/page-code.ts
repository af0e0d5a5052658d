import { AsyncLocalStorage } from 'node:async_hooks';
import type { Place } from '../../problem/problem.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';

/** What is known of the code of a page, snippet or script while it can still run. */
export interface PageCode {
  /** Relative to the site root. */
  readonly file: string;
  /** For a script: the column at which each of its lines begins. */
  readonly columns: readonly number[] | undefined;
  /** For a page: where its code says which place of the file it is at; four numbers for each. */
  readonly marks: readonly Mark[];
}

/** Where code begins that a place of the writer's file is compiled to. */
export interface Mark {
  readonly codeLine: number;
  readonly codeColumn: number;
  readonly line: number;
  readonly column: number;
}

interface PageCodes {
  readonly numbers: WeakMap<CompiledPage, number>;
  readonly codes: Map<number, PageCode>;
  /** The place of the page that asynchronous code belongs to. */
  readonly places: AsyncLocalStorage<Place>;
  readonly listeners: Set<() => void>;
  last: number;
  mayRunLate: boolean;
  /** How many calls with a time limit the thread is in. */
  limited: number;
}

/** So many are known at once: a page that is rendered so long ago runs no more. */
const mostKnown = 20_000;

const key = Symbol.for('octavo.page-code');

/** Of the process: a build runs this module as it is and once more as a part of what Astro bundles. */
function share(): PageCodes {
  const found = Reflect.get(globalThis, key) as PageCodes | undefined;
  if (found) return found;
  const made: PageCodes = {
    numbers: new WeakMap(),
    codes: new Map(),
    places: new AsyncLocalStorage(),
    listeners: new Set(),
    last: 0,
    mayRunLate: false,
    limited: 0,
  };
  Reflect.set(globalThis, key, made);
  return made;
}

/** A number for the code of a page, snippet or script, by which it is found again; the same at each call. */
export function numberCode(page: CompiledPage): number {
  const { numbers, codes } = share();
  const known = numbers.get(page);
  if (known !== undefined) return known;
  const number = ++share().last;
  numbers.set(page, number);
  codes.set(number, readCode(page));
  const [oldest] = codes.keys();
  if (codes.size > mostKnown && oldest !== undefined) codes.delete(oldest);
  return number;
}

/** The code that has a number. */
export function findCode(number: number): PageCode | undefined {
  return share().codes.get(number);
}

function readCode({ file, code, module, places }: CompiledPage): PageCode {
  if (module) {
    const columns = code.split('\n').map((line) => line.search(/\S|$/) + 1);
    return { file, columns, marks: [] };
  }
  const marks: Mark[] = [];
  let codeLine = 1;
  let lineStart = 0;
  for (const { 0: found, 1: number, index } of code.matchAll(/\n|_at\((\d+),/g)) {
    if (found === '\n') {
      codeLine += 1;
      lineStart = index + 1;
    } else {
      const [line = 1, column = 1] = places[Number(number)] ?? [];
      marks.push({ codeLine, codeColumn: index - lineStart + 1, line, column });
    }
  }
  const [line = 1, column = 1] = places[0] ?? [];
  return { file, columns: undefined, marks: [{ codeLine: 0, codeColumn: 0, line, column }, ...marks] };
}

/** Code that can run when its page is rendered already: in a promise, a callback, or when it is turned into text. */
const lateCode =
  /\basync\b[\s\w*$]*[(=[]|\bawait\b|\bthen\s*[(:]|\bPromise\s*[.(]|\bqueueMicrotask\b|\b(?:process|globalThis|global)\s*[.[?]|\bimport\s*\(|\b(?:toString|toJSON|valueOf)\s*[(:]|\bSymbol\s*\.|\bget\s+[\w$[]/;

/** Whether code of a page, or of what it imports, can run after it was rendered. */
export function mayRunLate(page: CompiledPage): boolean {
  return lateCode.test(page.code) || page.imports.some(({ snippet }) => mayRunLate(snippet));
}

/** Says that code is about to run which may go on after its page was rendered. */
export function noteLateCode(): void {
  const shared = share();
  if (shared.mayRunLate) return;
  shared.mayRunLate = true;
  for (const listener of shared.listeners) listener();
}

/** Whether code ran in this process that may go on after its page was rendered. */
export function hasLateCode(): boolean {
  return share().mayRunLate;
}

/** Calls the listener once there is such code. Gives a function that takes it away. */
export function listenForLateCode(listener: () => void): () => void {
  const { listeners, mayRunLate } = share();
  listeners.add(listener);
  if (mayRunLate) listener();
  return () => void listeners.delete(listener);
}

/** Runs something so that what it leaves for later is known to belong to a place of a page. */
export function runForPlace<T>(place: Place, run: () => T): T {
  return share().places.run(place, run);
}

/** The place of a page that the running asynchronous code belongs to. */
export function findAsyncPlace(): Place | undefined {
  return share().places.getStore();
}

/** Runs something during which a time limit watches the code of a page. */
export function runWatched<T>(run: () => T): T {
  const shared = share();
  shared.limited += 1;
  try {
    return run();
  } finally {
    shared.limited -= 1;
  }
}

/** Whether a time limit watches the code of a page at this moment. */
export function isWatched(): boolean {
  return share().limited > 0;
}
