import type { Callable } from '../http/form/callable.ts';
import type { Server } from '../openapi/read/operation.ts';
import type { ClientLimits } from './client-limits.ts';
import type { RelayTransport } from './transport.ts';

/** An operation that the relay may call, and the servers that it may be sent to. */
export interface RelayOperation {
  /** `PlaygroundData.id`. */
  readonly id: string;
  readonly call: Callable;
  readonly servers: readonly Server[];
}

/** What a relay is made of, besides its rules. */
export interface RelayOptions {
  readonly findOperation: (id: string) => RelayOperation | undefined | Promise<RelayOperation | undefined>;
  readonly transport: RelayTransport;
  /** The IP addresses of a host name; rejects, or gives none, for one that is not known. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether `Host` (`localhost:4321`) is a name of this site. */
  readonly isOwnHost: (host: string) => boolean;
  /** Further origins of this site, as its readers see it behind a proxy. */
  readonly origins: readonly string[];
  /** Whether the site is served on loopback only; the rules decide whether a request's reader is at this machine. */
  readonly isLocal: boolean;
  /** Who asks, as `nameClient` gives it. */
  readonly client: string;
  readonly clients: ClientLimits;
  readonly limits?: RelayLimits;
  /** Told of every answer, and of nothing else. */
  readonly log?: (entry: RelayLogEntry) => void;
}

export interface RelayLogEntry {
  readonly status: number;
  /** Milliseconds to the head of the answer. */
  readonly duration: number;
}

/** Bytes and milliseconds. */
export interface RelayLimits {
  /** Of the playground's message: a body in it may be Base64, or hold characters that JSON escapes. */
  readonly messageBytes: number;
  readonly messageTime: number;
  /** Of the body that is sent on. */
  readonly bodyBytes: number;
  /** Of the request line and headers that are sent on. */
  readonly headBytes: number;
  /** Of the response's body, decoded. */
  readonly responseBytes: number;
  /** From the message to the response's head. */
  readonly firstByteTime: number;
  /** For the response's body. */
  readonly streamTime: number;
}

export const relayLimits: RelayLimits = {
  messageBytes: 2_500_000,
  messageTime: 10_000,
  bodyBytes: 1_000_000,
  headBytes: 32_000,
  responseBytes: 10_000_000,
  firstByteTime: 30_000,
  streamTime: 300_000,
};
