import { type Circumstances, chooseWay, findRelayLimit, isPreflighted } from '../../request/choose-way.ts';
import { describeWay } from '../../request/describe-way.ts';
import type { Exchange } from '../../request/exchange.ts';
import type { Failure } from '../../request/failure.ts';
import type { PreparedRequest } from '../../request/prepared-request.ts';
import type { RelayRequest } from '../../request/relay-message.ts';
import { isReachable, sendDirect, TimeoutError } from './send-direct.ts';
import { sendRelay } from './send-relay.ts';

/** What is known on this page of the ways that requests can go. */
export interface Known {
  /** Origins whose answers this page may not read. */
  readonly refused: Set<string>;
  /** Methods with the origin whose answers it read. */
  readonly allowed: Set<string>;
  hasRelay: boolean;
}

export interface Climb {
  readonly prepared: PreparedRequest;
  readonly message: () => RelayRequest;
  readonly circumstances: Circumstances;
  readonly signal: AbortSignal;
  /** The reader asked for the relay. */
  readonly isForced: boolean;
}

export type Outcome =
  | {
      readonly exchange: Exchange /** What a reader should know of the way. */;
      readonly notice: string | undefined;
    }
  | { readonly failure: Failure };

/**
 * Sends a request by the first way that carries it whole: directly, through the relay, or not at all, with the reason.
 * A request that may have arrived and may change something is not sent a second time.
 */
export async function climb(known: Known, task: Climb): Promise<Outcome> {
  const { circumstances, prepared, signal, isForced } = task;
  try {
    const way = chooseWay(circumstances);
    if (isForced || way.way === 'relay') return await relay(known, task, undefined);
    if (way.way === 'curl') return unsendable(describeWay(way, hostOf(prepared)));
    try {
      const exchange = await sendDirect(prepared, signal);
      known.allowed.add(`${prepared.method} ${originOf(prepared)}`);
      return { exchange, notice: undefined };
    } catch (error) {
      if (signal.aborted || error instanceof TimeoutError) throw error;
      return await explain(known, task);
    }
  } catch (error) {
    if (signal.aborted) return fail('cancelled', 'Cancelled', 'The request may have arrived all the same.');
    if (error instanceof TimeoutError)
      return fail('timeout', 'No answer', 'None came in time, so it was given up. It may have arrived.');
    return fail('down', 'Not sent', 'The connection to this site broke. Try again.');
  }
}

/** A direct request failed: the server is not there, or does not let this page read its answers. */
async function explain(known: Known, task: Climb): Promise<Outcome> {
  const { prepared, circumstances } = task;
  const host = hostOf(prepared);
  const origin = originOf(prepared);
  if (origin === circumstances.pageOrigin || !(await isReachable(prepared.url)))
    return fail('down', 'No answer', `${host} did not answer: it is down, or out of your browser’s reach.`);
  if (known.allowed.has(`${prepared.method} ${origin}`))
    return fail('down', 'No answer', `The connection to ${host} broke. The request may have arrived.`);
  known.refused.add(origin);
  const limit = findRelayLimit(circumstances);
  if (limit) return unsendable(describeWay({ way: 'curl', obstacle: { kind: 'cors' }, limit }, host));
  if (prepared.method === 'POST' && !isPreflighted(prepared.method, prepared.headers))
    return fail(
      'refused',
      'Answer not readable',
      `${host} does not allow browsers of other sites (CORS). The request may have arrived; sending it again may do its work twice.`,
      'relay',
    );
  return relay(
    known,
    task,
    `${host} does not allow browsers of other sites (CORS), so it went through this site’s relay.`,
  );
}

async function relay(
  known: Known,
  { prepared, message, signal, circumstances }: Climb,
  notice: string | undefined,
): Promise<Outcome> {
  const relayed = await sendRelay(prepared, message(), signal);
  if (!relayed) {
    known.hasRelay = false;
    const way = chooseWay({ ...circumstances, hasRelay: false, isRefused: true });
    return unsendable(describeWay(way, hostOf(prepared)));
  }
  if ('exchange' in relayed) return { exchange: relayed.exchange, notice };
  const { code, message: words } = relayed.refusal;
  const isLate = code === 'timeout' || code === 'server-unreachable';
  return fail(
    isLate ? (code === 'timeout' ? 'timeout' : 'down') : 'relay',
    isLate ? 'No answer' : 'Refused by the relay',
    words,
    isLate ? undefined : 'curl',
  );
}

function unsendable(message: string): Outcome {
  return fail('unsendable', 'Not sent', message, 'curl');
}

function fail(kind: Failure['kind'], title: string, message: string, offer?: Failure['offer']): Outcome {
  return { failure: { kind, title, message, offer } };
}

function hostOf({ url }: PreparedRequest): string {
  return URL.parse(url)?.host ?? 'the server';
}

function originOf({ url }: PreparedRequest): string {
  return URL.parse(url)?.origin ?? '';
}
