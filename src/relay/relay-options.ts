import type { Callable } from '../http/form/callable.ts';
import type { Server } from '../openapi/read/operation.ts';
import type { ClientLimits } from './client-limits.ts';

/** An operation that the relay may call, and the servers that it may be sent to. */
export interface RelayOperation {
  /** `PlaygroundData.id`. */
  readonly id: string;
  readonly call: Callable;
  readonly servers: readonly Server[];
}

/** What a relay is made of, apart from its rules. */
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
  /** Who asks, as `clientKey` gives it. */
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

/** One request to one server, ready to be written: nothing is added to its headers. */
export interface TransportRequest {
  readonly method: string;
  /** As in the request line. */
  readonly target: string;
  /** All that are written, in this order: `Host`, `Content-Length` and `Connection` too. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly isSecure: boolean;
  /** IP addresses that were checked; the first that takes the connection is used, and no name is looked up again. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** What the server's certificate has to be for, and the name that it is asked for. */
  readonly serverName: string;
}

/** A response of which the body is still arriving; redirects are responses too. */
export interface TransportResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Without chunks and as the server encoded it. To cancel it closes the connection. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Sends a request over a connection of its own and resolves with the response's head. Rejects with an
 * `UnreachableError`, or with the signal's reason once that is aborted; an abort closes the connection at any time.
 */
export type RelayTransport = (request: TransportRequest, signal: AbortSignal) => Promise<TransportResponse>;

/** The server could not be asked; the message is a sentence in which `{host}` stands for its name. */
export class UnreachableError extends Error {}
