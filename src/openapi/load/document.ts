import type { SourceFile } from './source-file.ts';

/** An OpenAPI document with every file that it refers to; nothing in it is dereferenced. */
export interface OpenApiDocument {
  /** As named in `site.json`, without a slash or `./` in front: `openapi.yaml`, `https://example.com/openapi.json`. */
  readonly name: string;
  /** Its own file, a key of `files`. */
  readonly file: string;
  /** As the document says it: `3.0.1`. What is read here is always the form of 3.1. */
  readonly version: string;
  /** Whether the URL that it is fetched from has a secret, which `name` and `file` are without. */
  readonly hasSecretAddress?: boolean;
  /** Whether the text of one of its files has a secret in the URL of a server or reference. */
  readonly holdsSecret?: boolean;
  readonly files: ReadonlyMap<string, SourceFile>;
}
