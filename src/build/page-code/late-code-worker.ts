import { once } from 'node:events';
import { type Debugger, Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { Verdict, WatchTask } from './watch-late-code.ts';

/** As `judgeName` has it; not imported, so that this thread starts fast. */
const judge = 'globalThis[Symbol.for("octavo.judge-late-code")]';

/** So many looks in a row have to find the same code of a page to be sure that it is what keeps the thread. */
const looksNeeded = 3;

/** Moments of one look: code that waits again and again is on the stack at some of them only. */
const moments = 100;

const { beats, pause, patience }: WatchTask = workerData;

/** Looks in a row without a sign of life. They are counted, for a process may be suspended for any time. */
let silent = 0;
let last = -1;
/** The URL of the code that was found, and how often. */
let found: string | undefined;
let count = 0;

// An open session does not keep the thread alive while it waits for an answer.
setInterval(() => undefined, pause);

for (;;) {
  await wait(pause);
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === 0) count = 0;
  if (silent < patience) continue;
  const url = await look();
  count = url !== undefined && url === found ? count + 1 : 1;
  found = url;
  // Octavo's own work may take so long: it is looked at anew after the same time.
  if (url === undefined) silent = 0;
}

/** Stops the main thread at some moments, until it is in code of a page that nothing else watches; gives its URL. */
async function look(): Promise<string | undefined> {
  const session = new Session();
  session.connectToMainThread();
  try {
    const urls = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => {
      if (url.startsWith('octavo-')) urls.set(scriptId, url);
    });
    const stopped = once(session, 'Debugger.paused');
    await session.post('Debugger.enable');
    // Another debugger stopped it.
    if (await Promise.race([stopped, wait(0)])) return undefined;
    for (let moment = 0; moment < moments && Atomics.load(beats, 0) === last; moment++) {
      const frames = await stop(session);
      if (!frames) return undefined;
      const frame = frames.find(({ location }) => urls.has(location.scriptId));
      const url = frame && urls.get(frame.location.scriptId);
      const verdict = frame && url !== undefined ? await judgeFrame(session, url, frame) : undefined;
      // Before it runs again, it would take the next request to stop for done.
      const resumed = once(session, 'Debugger.resumed');
      await session.post('Debugger.resume');
      await resumed;
      if (verdict) return verdict === 'code of a page' ? url : undefined;
    }
    return undefined;
  } finally {
    session.disconnect();
  }
}

/** What is on the stack of the main thread, which stands still from then on; undefined where no JavaScript runs. */
async function stop(session: Session): Promise<readonly Debugger.CallFrame[] | undefined> {
  const frames = new Promise<readonly Debugger.CallFrame[]>((resolve) => {
    session.once('Debugger.paused', ({ params }) => resolve(params.callFrames));
  });
  await session.post('Debugger.pause');
  return Promise.race([frames, wait(10 * pause, undefined)]);
}

async function judgeFrame(
  session: Session,
  url: string,
  { location: { lineNumber, columnNumber = 0 } }: Debugger.CallFrame,
): Promise<Verdict | undefined> {
  const isSure = url === found && count + 1 >= looksNeeded;
  const words = [url, lineNumber + 1, columnNumber + 1, isSure].map((word) => JSON.stringify(word));
  const { result } = await session.post('Runtime.evaluate', {
    expression: `${judge}?.(${words.join(', ')})`,
    returnByValue: true,
    silent: true,
  });
  return result.value;
}
