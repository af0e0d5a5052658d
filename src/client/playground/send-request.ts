import type { FormValues, PlaygroundData } from '../../http/form/playground-form.ts';
import type { Exchange, Failure, PreparedRequest } from '../../http/playground/exchange.ts';
import { type RelayRefusal, relayLimit } from '../../http/playground/relay-message.ts';
import {
  type FoundRoute,
  findSimpleRoute,
  hostOf,
  writeSimpleRequest,
} from '../../http/playground/simple-request.ts';
import type { HttpRequest } from '../../http/request/http-request.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';
import type { Credentials } from './credentials.ts';

/** What is known on this page of the ways that requests can go. */
export interface RouteMemory {
  /** Origins whose answers this page may not read. */
  readonly refused: Set<string>;
  /** Methods with the origin whose answers it read. */
  readonly allowed: Set<string>;
  /** False once it is known that none answers. */
  hasRelay: boolean;
}

/** A request to send. */
export interface SendTask extends PreparedCall {
  readonly data: PlaygroundData;
  readonly signal: AbortSignal;
  /** The reader asked for the relay. */
  readonly isForced: boolean;
}

/** What came of asking the relay: an answer, its refusal, or `undefined` where none is served. */
export type Relayed = { readonly exchange: Exchange } | { readonly refusal: RelayRefusal } | undefined;

/** What came of a request. */
export type Outcome =
  | {
      readonly exchange: Exchange;
      /** What a reader should know of the way. */
      readonly notice?: string | undefined;
    }
  | { readonly failure: Failure };

/**
 * Sends a request by the first way that carries it whole: directly, through the relay, or not at all, with the reason.
 * A request that may have arrived and may change something is not sent a second time.
 */
export async function sendRequest(known: RouteMemory, task: SendTask): Promise<Outcome> {
  const { prepared, signal, isForced, found } = task;
  let relayed: Relayed;
  let error: unknown;
  try {
    if (isForced || found.route === 'relay') {
      relayed = await (await import('./send-relay.lazy.ts')).sendRelay(task, signal);
      if (relayed && 'exchange' in relayed) return relayed;
    } else if (found.route === 'direct') {
      const exchange = await sendDirect(prepared, signal, task.data.sendsCookies);
      known.allowed.add(nameTried(prepared));
      return { exchange };
    }
  } catch (reason) {
    error = reason;
  }
  const { explain } = await import('./explain-failure.lazy.ts');
  return explain(known, task, { error, relayed });
}

/** What `RouteMemory.allowed` knows a request by. */
export function nameTried({ method, url }: PreparedRequest): string {
  return `${method} ${URL.parse(url)?.origin}`;
}

/** What a reader has filled in. */
export interface FilledForm {
  readonly values: FormValues;
  readonly choice: ServerChoice;
  /** The base URL, whole. */
  readonly base: string;
  readonly credentials: Credentials;
  /** The rows of what is sent besides what the document describes. */
  readonly extras: ArrayLike<HTMLElement>;
  /** The credentials as they are sent, and what is typed into password fields. */
  readonly secrets: readonly string[];
}

/** A request as it is filled in now. */
export interface PreparedCall extends FilledForm {
  /** For samples: what is secret is a variable, unless the reader wants to see it. */
  readonly shown: HttpRequest;
  readonly prepared: PreparedRequest;
  readonly found: FoundRoute;
}

/** What would be sent. Rejects when a file cannot be read any more. */
export async function prepareCall(
  data: PlaygroundData,
  known: RouteMemory,
  filled: FilledForm,
): Promise<PreparedCall> {
  if (data.isSimple && known.hasRelay && known.refused.size === 0 && !filled.extras.length) {
    const written = writeSimpleRequest({ ...filled, call: data.call });
    const { prepared } = written;
    if (!prepared.body || prepared.body.length <= relayLimit)
      return { ...filled, ...written, found: findSimpleRoute(prepared, hostOf(prepared.url)) };
  }
  const { prepareAnyCall } = await import('./prepare-call.lazy.ts');
  return prepareAnyCall(data, known, filled);
}

/** Maximum milliseconds until the head of an answer arrives. */
const patience = 60_000;

/**
 * Sends a request from the browser, without the reader's cookies unless the site wants them, and never out of its cache. Rejects with a `TypeError`
 * when the browser got no answer that it may read, with a `TimeoutError`, or with what `signal` was ended with.
 */
async function sendDirect(
  request: PreparedRequest,
  signal: AbortSignal,
  withCookies: boolean | undefined,
): Promise<Exchange> {
  const { method, url, headers, body } = request;
  const { answer, ...times } = await fetchTimed(url, patience, signal, {
    method,
    headers: Object.fromEntries(headers),
    body: body ?? null,
    referrerPolicy: 'no-referrer',
    ...(withCookies && { credentials: 'include' }),
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

/** A request that was given up because no answer came in time. */
export class TimeoutError extends Error {}

/** An answer, when it was asked for, and milliseconds from then to its head. */
interface Timed {
  readonly answer: Response;
  readonly sentAt: number;
  readonly duration: number;
}

/**
 * Fetches without the reader's cookies unless `request` says so, and never out of the browser's cache. Waits `patience` milliseconds for the head
 * of the answer, else rejects with a `TimeoutError`; its body may take longer, until `signal` ends it.
 */
export async function fetchTimed(
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
      credentials: 'omit',
      ...request,
      cache: 'no-store',
      signal: AbortSignal.any([signal, late.signal]),
    });
    return { answer, sentAt, duration: Date.now() - sentAt };
  } finally {
    clearTimeout(timer);
  }
}
