import type { Exchange } from '../../request/exchange.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import {
  type RelayHead,
  type RelayRefusal,
  type RelayRequest,
  relayPath,
} from '../../request/relay-message.ts';
import { time } from './send-direct.ts';

/** Milliseconds to the relay's own answer; it gives up on a server after 30 s. */
const patience = 40_000;

/** Bytes of the first line of an answer at most. */
const headLimit = 1_000_000;

let found: Promise<boolean> | undefined;

/** Whether a relay is served with this site, also one that refuses; asked once for each page. */
export function findRelay(): Promise<boolean> {
  found ??= fetch(relayPath, { credentials: 'omit', cache: 'no-store' }).then(
    ({ headers }) => headers.get('Octavo-Relay') === '1',
    () => false,
  );
  return found;
}

/** What came of asking the relay: an answer, its refusal, or `undefined` where none is served. */
export type Relayed = { readonly exchange: Exchange } | { readonly refusal: RelayRefusal } | undefined;

/** Sends a request through the relay of the site. `request` is what the relay will make of `message`. */
export async function sendRelay(
  request: PreparedRequest,
  message: RelayRequest,
  signal: AbortSignal,
): Promise<Relayed> {
  const { sentAt, answer } = await time(patience, signal, (ended) =>
    fetch(relayPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      cache: 'no-store',
      signal: ended,
    }),
  );
  if (answer.status !== 200) {
    const refusal = await readRefusal(answer);
    return refusal && { refusal };
  }
  const opened = answer.body && (await readHead(answer.body));
  if (!opened) return undefined;
  const { head, body } = opened;
  const { sent, status, statusText, headers, limit } = head;
  return {
    exchange: {
      request,
      route: 'relay',
      sent,
      status,
      statusText,
      headers,
      body,
      limit,
      sentAt,
      duration: Date.now() - sentAt,
    },
  };
}

async function readRefusal(answer: Response): Promise<RelayRefusal | undefined> {
  const refusal: unknown = await answer.json().catch(() => undefined);
  return isRefusal(refusal) ? refusal : undefined;
}

function isRefusal(value: unknown): value is RelayRefusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** Takes the first line off a stream; the rest stays one. Undefined when that line is no `RelayHead`. */
async function readHead(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<{ readonly head: RelayHead; readonly body: Exchange['body'] } | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let line = '';
  while (line.length < headLimit) {
    const { done, value } = await reader.read();
    if (done) break;
    const end = value.indexOf(10);
    line += decoder.decode(end < 0 ? value : value.subarray(0, end), { stream: end < 0 });
    if (end < 0) continue;
    const head = parse(line);
    return head && { head, body: joinStream(value.subarray(end + 1), reader) };
  }
  await reader.cancel();
  return undefined;
}

function parse(line: string): RelayHead | undefined {
  try {
    const head: RelayHead = JSON.parse(line);
    return typeof head.status === 'number' ? head : undefined;
  } catch {
    return undefined;
  }
}

function joinStream(
  first: Uint8Array<ArrayBuffer>,
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): Exchange['body'] {
  return new ReadableStream({
    start: (controller) => {
      if (first.length > 0) controller.enqueue(first);
    },
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
