/** The whole of an answer. */
export interface Answer {
  /** `cut` where the relay ends long bodies, `cancelled` by the reader, `broken` by the connection. */
  readonly end: 'done' | 'cut' | 'cancelled' | 'broken';
  /** What arrived of it, with its media type. */
  readonly body: Blob;
}

/** Why there is no answer. */
export interface Failure {
  /** A few words: "The server cannot be reached". */
  readonly title: string;
  /** One sentence or two: why, and what to do. */
  readonly text: string;
  /** What the reader may copy, such as a cURL command. */
  readonly code?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}
