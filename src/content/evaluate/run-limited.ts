import { Script } from 'node:vm';
import { runWatched } from './page-code.ts';

/** What became of code that was run with a time limit. */
export type LimitedRun<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' };

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
 * https://nodejs.org/api/vm.html#scriptruninthiscontextoptions. Timers that it starts never fire.
 */
export function runLimited<T>(run: () => T, limit: number): LimitedRun<T> {
  let value: { readonly of: T } | undefined;
  const { setTimeout, setInterval, setImmediate } = globalThis;
  const before: unknown = Reflect.get(globalThis, slot);
  try {
    Object.assign(globalThis, inertTimers);
    Reflect.set(globalThis, slot, () => {
      value = { of: run() };
    });
    runWatched(() => call.runInThisContext({ timeout: limit }));
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    return { kind: 'late' };
  } finally {
    Object.assign(globalThis, { setTimeout, setInterval, setImmediate });
    Reflect.set(globalThis, slot, before);
  }
  return value ? { kind: 'done', value: value.of } : { kind: 'late' };
}

function isInterrupted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
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
