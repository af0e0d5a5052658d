import { AsyncLocalStorage } from 'node:async_hooks';
import { Script } from 'node:vm';
import type { Place } from '../../problem/problem.ts';
import { readErrorCode } from '../../problem/read-error.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';

/** What is known of the code of a page, snippet or script while it can still run. */
interface PageCode {
  /** Relative to the site root. */
  readonly file: string;
  /** For a script: the column at which each of its lines begins. */
  readonly columns: readonly number[] | undefined;
  /** For a page: where its code says which place of the file it is at; four numbers for each. */
  readonly marks: readonly Mark[];
}

/** Where code begins that a place of the writer's file is compiled to. */
interface Mark {
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

/** Maximum number known at once: a page that was rendered so long ago runs no more. */
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
function numberCode(page: CompiledPage): number {
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
function findCode(number: number): PageCode | undefined {
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
function runWatched<T>(run: () => T): T {
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

/** Code of a page on a stack: `line` and `column` are those of the code that its file is compiled to. */
interface PageFrame {
  readonly kind: 'page' | 'script';
  /** Of its code; see `numberCode`. */
  readonly number: number;
  /** Relative to the site root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Lines that `new Function` puts before a body. */
const linesBefore = 2;

/** The URL that the code of a page, a snippet or a script has in stack traces and for a debugger. */
export function codeUrl(page: CompiledPage): string {
  return `octavo-${page.module ? 'script' : 'page'}:/${numberCode(page)}/${encodeURI(page.file)}`;
}

/** Where in the code of a page an error was made: its innermost frame there; undefined for one from elsewhere. */
export function findFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(page|script):\/(\d+)\/([^\n]*?):(\d+):(\d+)/);
}

/** The same in scripts alone. */
export function findScriptFrame(error: unknown): PageFrame | undefined {
  return readFrame(error, /octavo-(script):\/(\d+)\/([^\n]*?):(\d+):(\d+)/);
}

/** The frame at a line and column, from 1, of code that has a URL; undefined for code that is not of a page. */
export function frameAt(url: string, line: number, column: number): PageFrame | undefined {
  return matchFrame(`${url}:${line}:${column}`, /^octavo-(page|script):\/(\d+)\/([^\n]*?):(\d+):(\d+)$/);
}

function readFrame(error: unknown, pattern: RegExp): PageFrame | undefined {
  return matchFrame(error instanceof Error ? String(error.stack ?? '') : '', pattern);
}

function matchFrame(text: string, pattern: RegExp): PageFrame | undefined {
  const [, kind, number, file, line, column] = pattern.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    kind: kind === 'page' ? 'page' : 'script',
    number: Number(number),
    file: decodeURI(file),
    line: Math.max(1, Number(line) - linesBefore),
    column: Number(column),
  };
}

/** Where the writer's file has what a frame is in. */
export function locateFrame({ kind, number, file, line, column }: PageFrame): Place {
  const code = findCode(number);
  if (kind === 'script') return { file, line, column: line === 1 ? 1 : (code?.columns?.[line - 1] ?? 1) };
  const mark = code?.marks.findLast(
    ({ codeLine, codeColumn }) => codeLine < line || (codeLine === line && codeColumn <= column),
  );
  return { file, line: mark?.line ?? 1, column: mark?.column ?? 1 };
}

/** What became of code that was run with a time limit. */
type LimitedRun<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' };

const slot = Symbol.for('octavo.limited-run');
const call = new Script(`globalThis[Symbol.for(${JSON.stringify(slot.description)})]()`);

/** Timers, which end a process late or never; what they would do comes too late for a page that is rendered once. */
export const inertTimers = {
  setTimeout: startNothing,
  setInterval: startNothing,
  setImmediate: startNothing,
};

/**
 * Runs code of a page in this thread and realm for at most `limit` milliseconds; what it throws is thrown. V8 interrupts
 * it wherever it is, also in a regular expression, and runs none of its `catch` and `finally` blocks then:
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions. Timers that it starts never fire, unless they are `kept`.
 */
export function runLimited<T>(
  run: () => T,
  limit: number,
  timers: 'inert' | 'kept' = 'inert',
): LimitedRun<T> {
  let value: { readonly of: T } | undefined;
  const { setTimeout, setInterval, setImmediate } = globalThis;
  const before: unknown = Reflect.get(globalThis, slot);
  try {
    if (timers === 'inert') Object.assign(globalThis, inertTimers);
    Reflect.set(globalThis, slot, () => {
      value = { of: run() };
    });
    runWatched(() => call.runInThisContext({ timeout: limit }));
  } catch (error) {
    if (readErrorCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { kind: 'late' };
  } finally {
    if (timers === 'inert') Object.assign(globalThis, { setTimeout, setInterval, setImmediate });
    Reflect.set(globalThis, slot, before);
  }
  return value ? { kind: 'done', value: value.of } : { kind: 'late' };
}

/** A timer as Node.js gives it, that is never started. */
function startNothing(): object {
  const timer = {
    ref: () => timer,
    unref: () => timer,
    hasRef: () => false,
    refresh: () => timer,
    close: () => timer,
    [Symbol.toPrimitive]: () => 0,
    [Symbol.dispose]: () => undefined,
  };
  return timer;
}
