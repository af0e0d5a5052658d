import type { Exchange } from '../../request/exchange.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';

/** Milliseconds to the head of an answer. */
const patience = 60_000;

/** A request that was given up because no answer came in time. */
export class TimeoutError extends Error {}

/**
 * Sends a request from the browser, without the reader's cookies and never out of its cache. Rejects with a `TypeError`
 * when the browser got no answer that it may read, with a `TimeoutError`, or with what `signal` was ended with.
 */
export async function sendDirect(request: PreparedRequest, signal: AbortSignal): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const { sentAt, answer } = await time(patience, signal, (ended) =>
    fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body ?? null,
      signal: ended,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }),
  );
  return {
    request,
    route: 'direct',
    sent: undefined,
    status: answer.status,
    statusText: answer.statusText,
    headers: [...answer.headers],
    body: answer.body ?? emptyBody(),
    limit: undefined,
    sentAt,
    duration: Date.now() - sentAt,
  };
}

/** Whether any server answers at the origin of this URL: one that does and whose answers a page may not read has no CORS. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const { origin } = new URL(url);
    await fetch(origin, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** Waits for the head of an answer; its body may take longer, until `signal` ends it. */
export async function time(
  limit: number,
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<{ readonly sentAt: number; readonly answer: Response }> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new TimeoutError()), limit);
  const sentAt = Date.now();
  try {
    return { sentAt, answer: await send(AbortSignal.any([signal, late.signal])) };
  } finally {
    clearTimeout(timer);
  }
}

function emptyBody(): Exchange['body'] {
  return new ReadableStream({ start: (controller) => controller.close() });
}
