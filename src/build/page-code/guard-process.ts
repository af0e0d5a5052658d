import { inspect } from 'node:util';
import {
  findAsyncPlace,
  findFrame,
  hasLateCode,
  inertTimers,
  locateFrame,
} from '../../content/evaluate/page-code.ts';
import type { Place } from '../../problem/problem.ts';

/** An error that a page's code made after the page was rendered, as in a promise. */
interface LateFailure {
  readonly place: Place;
  readonly reason: string;
}

/** What ends a process: https://nodejs.org/api/process.html */
const endings = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/**
 * Keeps the code of pages from ending the process: where it asks for `process.exit` and the like, now or later, it gets a
 * function that throws, and timers that never fire. Errors that it leaves to nobody, as in a promise, go to `tell` instead
 * of ending the process. Gives a function that takes the guard away.
 */
export function guardProcess(tell: (failure: LateFailure) => void): () => void {
  const restore = [...endings.map(guardEnding), guardTimers()];
  const handle = (error: unknown): void => {
    const frame = findFrame(error);
    const place = frame ? locateFrame(frame) : findAsyncPlace();
    if (place) tell({ place, reason: describeReason(error) });
    else endProcess(error);
  };
  const handleRejection = (error: unknown): void => {
    // Astro's development server logs what is not of a page.
    const isLeft = process.listenerCount('unhandledRejection') > 1;
    if (!isLeft || findFrame(error) || findAsyncPlace()) handle(error);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handleRejection);
  return () => {
    process.off('uncaughtException', handle);
    process.off('unhandledRejection', handleRejection);
    for (const each of restore) each();
  };
}

/** What was thrown, which need not be an error, in one line. */
function describeReason(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string'
    ? error
    : inspect(error, { depth: 1, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 100 });
}

/** For an error of unknown origin. */
function endProcess(error: unknown): void {
  const stack = process.env['DEBUG'] === 'octavo' && error instanceof Error ? error.stack : undefined;
  const hint = 'DEBUG=octavo shows where in its code.';
  process.stderr.write(`${stack ?? `Octavo stopped: ${describeReason(error)}\n${hint}`}\n`);
  process.exit(1);
}

/** Has `read` say what a property of an object is, given what it holds. Gives a function that takes that away. */
function intercept(holder: object, name: string, read: (held: unknown) => unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  let held: unknown = Reflect.get(holder, name);
  Object.defineProperty(holder, name, {
    configurable: true,
    enumerable: true,
    get: () => read(held),
    set(value: unknown) {
      held = value;
    },
  });
  return () => {
    if (before) Object.defineProperty(holder, name, before);
  };
}

function guardEnding(name: (typeof endings)[number]): () => void {
  return intercept(process, name, (ending) => {
    const refusal = makeRefusal(name);
    if (!findFrame(refusal)) return ending;
    return () => {
      throw refusal;
    };
  });
}

/** An error that knows all that is on the stack, so that code of a page is found however deep it lies. */
function makeRefusal(name: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const refusal = new Error(`process.${name}() cannot be called in a page: it would end the build`);
  Error.stackTraceLimit = stackTraceLimit;
  return refusal;
}

/** So many calls up the stack a page's code is looked for: it asks for a timer by itself, or by `Reflect.get`. */
const depth = 3;

/**
 * Gives timers that never fire to the code of pages that goes on after a page was rendered, where `runLimited` does not
 * stand in for them any more: they would keep the process from ending. Gives a function that takes the guard away.
 */
function guardTimers(): () => void {
  const restore = Object.entries(inertTimers).map(([name, inert]) =>
    intercept(globalThis, name, (timer) => (hasLateCode() && isAskedByPage() ? inert : timer)),
  );
  return () => {
    for (const each of restore) each();
  };
}

function isAskedByPage(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = depth + 2;
  const trace = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return findFrame(trace) !== undefined;
}
