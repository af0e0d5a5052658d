import type { RelayHead } from '../http/playground/relay-message.ts';
import { readBytes } from '../lib/net/read-bytes.ts';
import { buildCall, type RelayCall, readMessage } from './build-call.ts';
import { isLoopbackName } from './own-host.ts';
import { type RelayOptions, relayLimits, type TransportResponse, UnreachableError } from './relay-options.ts';
import { isRefusal, type Refusal, refuse, runRules } from './rules/refusal.ts';
import { type RelayRules, relayRules } from './rules/relay-rules.ts';

/** Answers a request to the relay; never rejects. */
type RelayHandler = (request: Request, options: RelayOptions) => Promise<Response>;

/** A relay with these rules; `handleRelay` is the one that has all of them. */
export function createRelay(rules: RelayRules): RelayHandler {
  const answerRefusal = (refusal: Refusal): Response => {
    const { code, message, status } = refusal;
    const headers = new Headers(rules.answerHeaders);
    headers.set('Content-Type', 'application/json');
    if (status === 405) headers.set('Allow', 'GET, HEAD, POST');
    if (status === 429) headers.set('Retry-After', '10');
    return new Response(JSON.stringify({ code, message }), { status, headers });
  };

  const answer = async (request: Request, options: RelayOptions): Promise<Response | Refusal> => {
    const refusal = runRules(rules.request, { request, options });
    if (refusal) return refusal;
    if (request.method === 'GET' || request.method === 'HEAD')
      return new Response(null, {
        status: 204,
        headers: { 'Octavo-Relay': '1', 'Cache-Control': 'no-store' },
      });
    const isForbidden = runRules(rules.post, { request, options });
    if (isForbidden) return isForbidden;
    const place = new AbortController();
    const leave = options.clients.enter(options.client, () => place.abort());
    if (typeof leave === 'string')
      return refuse(
        'too-many-requests',
        leave === 'too-often'
          ? 'Too many requests within a minute. Wait a moment.'
          : 'Too many requests at the same time. Wait until one has finished.',
      );
    let isStreaming = false;
    try {
      const call = await readCall(request, rules, options);
      if (isRefusal(call)) return call;
      const sending = await send(call, request, rules, options, place.signal, leave);
      isStreaming = !isRefusal(sending);
      return sending;
    } finally {
      if (!isStreaming) leave();
    }
  };

  return async (request, given) => {
    const start = performance.now();
    const isLocal = rules.local.every((rule) => rule({ request, options: given }));
    const options = { ...given, isLocal };
    const result = await answer(request, options).catch(() =>
      refuse('invalid-request', 'The relay cannot create a request from this message.'),
    );
    const response = isRefusal(result) ? answerRefusal(result) : result;
    options.log?.({ status: response.status, duration: performance.now() - start });
    return response;
  };
}

/**
 * The relay: takes a playground's message (`RelayRequest`), sends the request that it means and streams the response
 * back (`RelayHead` and the body). It calls only operations and servers that it knows from the built site, and answers
 * only pages of that site. `GET` says that it is there by 204; every answer has `Octavo-Relay: 1`.
 */
export const handleRelay: RelayHandler = createRelay(relayRules);

async function readCall(
  request: Request,
  rules: RelayRules,
  options: RelayOptions,
): Promise<RelayCall | Refusal> {
  const limits = options.limits ?? relayLimits;
  const bytes = await readBytes(request.body, limits.messageBytes, limits.messageTime);
  if (bytes === 'too-large')
    return refuse(
      'request-too-large',
      `The relay sends bodies of up to ${limits.bodyBytes / 1_000_000} MB. Send a larger one with cURL.`,
    );
  if (bytes === 'too-slow') return refuse('timeout', 'The message did not arrive in time.', 408);
  if (bytes === 'broken') return refuse('invalid-request', 'The message is incomplete.');
  const read = readMessage(bytes);
  if (isRefusal(read)) return read;
  const { message, keys, body } = read;
  const operation = await options.findOperation(message.operation);
  if (!operation)
    return refuse('unknown-operation', 'This operation is not documented on this site. Reload the page.');
  const server = rules.findServer(operation, message.server.url);
  if (!server) return refuse('unknown-server', 'The relay calls only servers listed in the documentation.');
  const isForbidden = runRules(rules.message, { message, keys, body, operation, server, limits });
  if (isForbidden) return isForbidden;
  const call = buildCall(read, operation, server, new URL(request.url).origin);
  return runRules(rules.call, { call, isLocal: options.isLocal, limits }) ?? call;
}

async function send(
  call: RelayCall,
  request: Request,
  rules: RelayRules,
  options: RelayOptions,
  place: AbortSignal,
  leave: () => void,
): Promise<Response | Refusal> {
  const { responseBytes, firstByteTime, streamTime } = options.limits ?? relayLimits;
  const controller = new AbortController();
  const stop = () => controller.abort();
  const late = refuse('timeout', `${call.host} did not respond within ${firstByteTime / 1000} seconds.`);
  const timer =
    firstByteTime === Number.POSITIVE_INFINITY
      ? undefined
      : setTimeout(() => controller.abort(late), firstByteTime);
  const giveUp = () => controller.abort(crowded);
  request.signal.addEventListener('abort', stop, { once: true });
  place.addEventListener('abort', giveUp, { once: true });
  if (request.signal.aborted) stop();
  if (place.aborted) giveUp();
  const response = await sendCall(call, rules, options, controller.signal).finally(() => clearTimeout(timer));
  if (isRefusal(response)) return response;
  const head = new TextEncoder().encode(
    `${JSON.stringify(describeHead(call, response, rules, responseBytes))}\n`,
  );
  const onEnd = () => {
    request.signal.removeEventListener('abort', stop);
    leave();
  };
  return new Response(
    streamAnswer(head, decodeBody(response), {
      limit: responseBytes,
      time: streamTime,
      signal: place,
      stop,
      onEnd,
    }),
    { headers: rules.answerHeaders },
  );
}

/** For a reader whose place went to one with fewer. */
const crowded = refuse(
  'too-many-requests',
  'The relay is handling too many requests. Wait until one of yours has finished.',
);

function describeHead(
  { method, target, headers: sent }: RelayCall,
  { status, statusText, headers }: TransportResponse,
  rules: RelayRules,
  limit: number,
): RelayHead {
  return {
    sent: { method, target, headers: sent },
    status,
    statusText,
    headers: rules.headers.reduce((kept, rule) => rule(kept), headers),
    limit,
  };
}

/**
 * Looks up a call's server once, holds every address that it has to the rules, and sends the call to one of those. A
 * refusal when it may not or cannot be sent, or when `late` ends the wait for the response's head.
 */
async function sendCall(
  call: RelayCall,
  rules: RelayRules,
  options: RelayOptions,
  signal: AbortSignal,
): Promise<TransportResponse | Refusal> {
  const { host, port, isSecure, method, target, headers, body } = call;
  try {
    const addresses = await orAbort(findAddresses(host, options.resolve), signal);
    if (addresses.length === 0)
      return refuse('server-unreachable', `The host name ${host} could not be found. Check the server URL.`);
    for (const address of addresses) {
      const refusal = runRules(rules.address, rules.describeAddress(host, address, options.isLocal));
      if (refusal) return refusal;
    }
    return await options.transport(
      { method, target, headers, body, isSecure, addresses, port, serverName: host },
      signal,
    );
  } catch (error) {
    if (isRefusal(signal.reason)) return signal.reason;
    const why = error instanceof UnreachableError ? error.message : '{host} closed the connection.';
    return refuse(
      'server-unreachable',
      why.replace('{host}', () => host),
    );
  }
}

function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * The addresses that a server's host resolves to: itself when it is one, those of this machine for `localhost`, which no
 * name server is asked for, else what `resolve` gives. None for a name that is not known.
 */
async function findAddresses(
  host: string,
  resolve: (hostname: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (host.includes(':') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return [host];
  if (isLoopbackName(host)) return ['127.0.0.1', '::1'];
  return resolve(host).catch(() => []);
}

interface StreamOptions {
  /** Bytes of the body; of a longer one so many and one more are sent. */
  readonly limit: number;
  /** Milliseconds for the body. */
  readonly time: number;
  /** Breaks the answer when it is aborted. */
  readonly signal: AbortSignal;
  /** Closes the connection to the server. */
  readonly stop: () => void;
  /** Called once, however it ends. */
  readonly onEnd: () => void;
}

/** The relay's answer: its head, then the bytes of a response's body as the reader takes them. */
function streamAnswer(
  head: Uint8Array<ArrayBuffer>,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { limit, time, signal, stop, onEnd }: StreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let sent = 0;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
    stop();
    void reader.cancel().catch(() => undefined);
    onEnd();
  };
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      controller.enqueue(head);
      const breakOff = (message: string) => {
        if (hasEnded) return;
        controller.error(new Error(message));
        end();
      };
      leave = () => breakOff('The relay gives the place of this response to another reader.');
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      else if (time !== Number.POSITIVE_INFINITY)
        timer = setTimeout(breakOff, time, 'The relay ends a response that takes too long.');
    },
    async pull(controller) {
      try {
        const next = await reader.read();
        if (hasEnded) return;
        if (next.done) {
          controller.close();
          return end();
        }
        const chunk = next.value.subarray(0, limit + 1 - sent);
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent <= limit) return;
        controller.close();
        end();
      } catch (error) {
        if (hasEnded) return;
        controller.error(error);
        end();
      }
    },
    cancel: end,
  });
}

/**
 * A response's body as it was before the server encoded it, which it does here only when it does not care for
 * `Accept-Encoding: identity`. An encoding that the platform does not know stays as it is. What is decoded comes as it is
 * asked for, so a small body that grows without end is cut like any other.
 */
function decodeBody({ headers, body }: TransportResponse): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoding = headers
    .find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
    .trim()
    .toLowerCase();
  const format = encoding === 'x-gzip' ? 'gzip' : encoding;
  if (format !== 'gzip' && format !== 'deflate') return body;
  return body.pipeThrough(new DecompressionStream(format));
}
