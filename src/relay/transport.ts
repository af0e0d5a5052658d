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

/** The server could not be asked; the message ends a sentence that begins with its name: "refused the connection". */
export class UnreachableError extends Error {}
