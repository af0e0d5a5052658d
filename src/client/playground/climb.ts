import type { PlaygroundData } from '../../http/form/playground-data.ts';
import type { Exchange } from '../../http/playground/exchange.ts';
import type { Failure } from '../../http/playground/failure.ts';
import type { PreparedRequest } from '../../http/playground/prepared-request.ts';
import type { Draft } from './draft.ts';
import { sendDirect } from './send-direct.ts';
import type { Relayed } from './send-relay.ts';

/** What is known on this page of the ways that requests can go. */
export interface Known {
  /** Origins whose answers this page may not read. */
  readonly refused: Set<string>;
  /** Methods with the origin whose answers it read. */
  readonly allowed: Set<string>;
  /** False once it is known that none answers. */
  hasRelay: boolean;
}

export interface Climb extends Draft {
  readonly data: PlaygroundData;
  readonly signal: AbortSignal;
  /** The reader asked for the relay. */
  readonly isForced: boolean;
}

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
export async function climb(known: Known, task: Climb): Promise<Outcome> {
  const { prepared, signal, isForced, found } = task;
  let relayed: Relayed;
  let error: unknown;
  try {
    if (isForced || found.way === 'relay') {
      relayed = await (await import('./send-relay.ts')).sendRelay(task, signal);
      if (relayed && 'exchange' in relayed) return relayed;
    } else if (found.way === 'direct') {
      const exchange = await sendDirect(prepared, signal);
      known.allowed.add(nameTried(prepared));
      return { exchange };
    }
  } catch (reason) {
    error = reason;
  }
  const { explain } = await import('./explain-failure.ts');
  return explain(known, task, { error, relayed });
}

/** What `Known.allowed` knows a request by. */
export function nameTried({ method, url }: PreparedRequest): string {
  return `${method} ${URL.parse(url)?.origin}`;
}
