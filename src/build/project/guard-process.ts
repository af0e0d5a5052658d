import { findFrame, type PageFrame } from '../../content/evaluate/page-frame.ts';

/** An error that a page's code made after the page was rendered, as in a promise. */
export interface LateFailure {
  readonly frame: PageFrame;
  readonly reason: string;
}

/** What ends a process: https://nodejs.org/api/process.html */
const endings = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/**
 * Keeps the code of pages from ending the process: where it asks for `process.exit` and the like, now or later, it gets a
 * function that throws. Errors that it leaves to nobody, as in a promise, go to `tell` instead of ending the process.
 * Gives a function that takes the guard away.
 */
export function guardProcess(tell: (failure: LateFailure) => void): () => void {
  const restore = endings.map(guardEnding);
  const handle = (error: unknown): void => {
    const frame = findFrame(error);
    if (frame) tell({ frame, reason: error instanceof Error ? error.message : String(error) });
    else {
      // As Node.js does without a listener.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    }
  };
  process.on('uncaughtException', handle);
  return () => {
    process.off('uncaughtException', handle);
    for (const each of restore) each();
  };
}

function guardEnding(name: (typeof endings)[number]): () => void {
  const before = Object.getOwnPropertyDescriptor(process, name);
  let ending: unknown = Reflect.get(process, name);
  Object.defineProperty(process, name, {
    configurable: true,
    enumerable: true,
    get() {
      const refusal = makeRefusal(name);
      if (!findFrame(refusal)) return ending;
      return () => {
        throw refusal;
      };
    },
    set(value: unknown) {
      ending = value;
    },
  });
  return () => {
    if (before) Object.defineProperty(process, name, before);
  };
}

/** An error that knows all that is on the stack, so that code of a page is found however deep it lies. */
function makeRefusal(name: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const refusal = new Error(`process.${name}() cannot be called in a page: it would end the build`);
  Error.stackTraceLimit = stackTraceLimit;
  return refusal;
}
