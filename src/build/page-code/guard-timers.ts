import { findFrame, hasLateCode, inertTimers } from '../../content/evaluate/page-code.ts';

/** So many calls up the stack a page's code is looked for: it asks for a timer by itself, or by `Reflect.get`. */
const depth = 3;

/**
 * Gives timers that never fire to the code of pages that goes on after a page was rendered, where `runLimited` does not
 * stand in for them any more: they would keep the process from ending. Gives a function that takes the guard away.
 */
export function guardTimers(): () => void {
  const restore = Object.entries(inertTimers).map(([name, inert]) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    let timer: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: true,
      get: () => (hasLateCode() && isAskedByPage() ? inert : timer),
      set(value: unknown) {
        timer = value;
      },
    });
    return () => {
      if (before) Object.defineProperty(globalThis, name, before);
    };
  });
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
