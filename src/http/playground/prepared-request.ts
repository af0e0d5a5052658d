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
