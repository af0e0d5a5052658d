import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sender } from './server-reach.ts';

/**
 * Answers a request to a Node server by a handler for the web's `Request`. The request's signal is aborted, and the
 * response's body cancelled, when the reader leaves. Its URL and `Host` are those that a trusted proxy tells of.
 */
export async function serveRequest(
  message: IncomingMessage,
  answer: ServerResponse,
  sender: Sender,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const controller = new AbortController();
  answer.once('close', () => controller.abort());
  const request = toRequest(message, sender, controller.signal);
  const response = request ? await handle(request) : new Response(null, { status: 400 });
  for (const name of answer.getHeaderNames()) if (name !== 'date') answer.removeHeader(name);
  answer.writeHead(response.status, [
    // The connection is this server's: a reader who asks for its end would wait for it.
    ...[...response.headers].filter(([name]) => name !== 'connection').flat(),
    // A body that nobody read is not waited for.
    ...(message.complete ? [] : ['Connection', 'close']),
  ]);
  answer.flushHeaders();
  if (response.body) await pipe(response.body, answer);
  answer.end();
}

/** The request; undefined when it has no host, or a method that no `Request` may have. */
function toRequest(
  message: IncomingMessage,
  { host, scheme, isProxied }: Sender,
  signal: AbortSignal,
): Request | undefined {
  // The first segment of the path would be taken for it.
  if (host === '') return undefined;
  const { rawHeaders, method = 'GET', url = '/' } = message;
  const all = new Headers();
  try {
    // Not `message.headers`, which drops the second of some headers.
    for (let at = 0; at < rawHeaders.length; at += 2)
      all.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    if (isProxied) all.set('host', host);
    const init: RequestInit & { duplex: 'half' } = { method, headers: all, signal, duplex: 'half' };
    if (method !== 'GET' && method !== 'HEAD') init.body = toStream(message);
    return new Request(`${scheme}://${host}${url.startsWith('/') ? url : '/'}`, init);
  } catch {
    return undefined;
  }
}

function toStream(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
  });
}

async function pipe(body: ReadableStream<Uint8Array>, answer: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  answer.once('close', leave);
  if (answer.destroyed) leave();
  try {
    for (;;) {
      const next = await reader.read();
      if (next.done) return;
      if (!answer.write(next.value)) await waitUntilTaken(answer);
    }
  } catch {
    // The reader's browser tells a broken answer from one that has ended.
    answer.destroy();
  }
}

function waitUntilTaken(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      answer.off('drain', go);
      answer.off('close', go);
      resolve();
    };
    answer.once('drain', go);
    answer.once('close', go);
    if (answer.destroyed) go();
  });
}
