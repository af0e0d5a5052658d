import type { Exchange } from '../../http/playground/exchange.ts';
import type { PreparedRequest } from '../../http/playground/prepared-request.ts';
import { send } from './send.ts';

/** Milliseconds to the head of an answer. */
const patience = 60_000;

/**
 * Sends a request from the browser, without the reader's cookies and never out of its cache. Rejects with a `TypeError`
 * when the browser got no answer that it may read, with a `TimeoutError`, or with what `signal` was ended with.
 */
export async function sendDirect(request: PreparedRequest, signal: AbortSignal): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const { answer, ...times } = await send(url, patience, signal, {
    method,
    headers: Object.fromEntries(headers),
    body: body ?? null,
    referrerPolicy: 'no-referrer',
  });
  const { status, statusText } = answer;
  return {
    request,
    route: 'direct',
    sent: undefined,
    status,
    statusText,
    headers: [...answer.headers],
    body: answer.body ?? new Blob().stream(),
    limit: undefined,
    ...times,
  };
}
