import type { JsonSchema } from '../../json-schema/mistake.ts';
import type { Server } from '../../openapi/read/operation.ts';
import type { Callable } from './callable.ts';

/** What a page's playground knows of its operation: plain JSON, which the page contains. */
export interface PlaygroundData {
  /** What the relay and the history know the operation by, unique in a site: `openapi.yaml GET /api/user`. */
  readonly id: string;
  readonly call: Callable;
  /** `rootServer` where the operation names none. */
  readonly servers: readonly [Server, ...Server[]];
  /** Whether the site lets requests go through its relay (`api.playground.disableProxy` is not set). */
  readonly canRelay: boolean;
  /** As `isSimpleCall` says. */
  readonly isSimple: boolean;
  /** JSON Schemas by place (`path.id`, `body.0` for the first media type). */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What their `$ref` lead to: `#/$defs/Pet` is `definitions.Pet`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

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
