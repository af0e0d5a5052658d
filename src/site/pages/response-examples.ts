/** The examples of one status of an operation's responses. */
export interface ResponseExamples {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  /** Never empty. */
  readonly examples: readonly ResponseExample[];
}

/** One example: a highlighted text, a link to one, or only the fact that the response is a file. */
export interface ResponseExample {
  /** What it is called; its media type where it has no name. */
  readonly title: string;
  /** Said only where the status has examples of several media types. */
  readonly mediaType: string | undefined;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  /** Highlighted by Octavo: trusted. */
  readonly html: string | undefined;
  /** Where it is, when the document only links to it; safe. */
  readonly link: string | undefined;
  /** The media type of a file of bytes, which has no text to show. */
  readonly file: string | undefined;
}
