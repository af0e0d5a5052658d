import type { PreparedRequest } from './prepared-request.ts';

/** One request that was sent and the response to it, which may still be arriving. */
export interface Exchange {
  readonly request: PreparedRequest;
  readonly route: 'direct' | 'relay';
  /** The head as the relay wrote it to the wire; undefined when the browser sent the request. */
  readonly sent:
    | { readonly target: string; readonly headers: readonly (readonly [name: string, value: string])[] }
    | undefined;
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The decoded body as it arrives; ends with an error when the connection breaks or the reader cancels. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Bytes after which the relay cuts a body; undefined for none. */
  readonly limit: number | undefined;
  /** Milliseconds since the epoch, when it was sent. */
  readonly sentAt: number;
  /** Milliseconds from then to the response's head. */
  readonly duration: number;
}
