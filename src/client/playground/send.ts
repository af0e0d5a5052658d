/** A request that was given up because no answer came in time. */
export class TimeoutError extends Error {}

/** An answer, when it was asked for, and milliseconds from then to its head. */
interface Timed {
  readonly answer: Response;
  readonly sentAt: number;
  readonly duration: number;
}

/**
 * Fetches without the reader's cookies, and never out of the browser's cache. Waits `patience` milliseconds for the head
 * of the answer, else rejects with a `TimeoutError`; its body may take longer, until `signal` ends it.
 */
export async function send(
  url: string,
  patience: number,
  signal: AbortSignal,
  request: RequestInit,
): Promise<Timed> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new TimeoutError()), patience);
  const sentAt = Date.now();
  try {
    const answer = await fetch(url, {
      ...request,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, late.signal]),
    });
    return { answer, sentAt, duration: Date.now() - sentAt };
  } finally {
    clearTimeout(timer);
  }
}
