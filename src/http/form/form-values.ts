/** What a reader filled in. */
export interface FormValues {
  /** By `in.name`, such as `path.id`: JSON values; what is not filled in is not there. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The chosen media type; undefined when the operation takes no body. */
  readonly mediaType: string | undefined;
  /** Undefined when none is sent. */
  readonly body: FormBody | undefined;
}

export type FormBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'multipart'; readonly parts: readonly FormPart[] };

export type FormPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: File };

/** What is wrong with a value that was filled in. */
export interface FormMistake {
  /** `path.id`, or `body`. */
  readonly place: string;
  /** A JSON Pointer into the value (RFC 6901); '' for the whole of it. */
  readonly pointer: string;
  /** One sentence: "Must be at least 1." */
  readonly message: string;
}
