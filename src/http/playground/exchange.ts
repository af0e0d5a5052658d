/** A request as it is sent: its URL is whole, nothing in it is a variable any more. */
export interface PreparedRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** Each name once, in the order in which they are shown; what a browser or the relay adds is not among them. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The bytes as they are; of a multipart body its parts with their boundary. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

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

/** Why a request got no answer, for a reader. */
export interface Failure {
  readonly kind: 'refused' | 'down' | 'timeout' | 'relay' | 'unsendable' | 'cancelled' | 'file';
  /** What happened, in a few words. */
  readonly title: string;
  /** Why, and what to do: whole sentences. */
  readonly message: string;
  /** What is offered instead. */
  readonly offer: 'relay' | 'curl' | undefined;
}
