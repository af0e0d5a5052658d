import type { JsonSchema } from '../../json-schema/mistake.ts';
import type { FormEncoding } from '../../openapi/examples/form-pairs.ts';
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
  /** Whether the reader’s cookies go with what the browser sends itself (`api.playground.credentials`). */
  readonly sendsCookies?: boolean | undefined;
  /** As `isSimpleCall` says. */
  readonly isSimple: boolean;
  /** The document that the operation is of, on whose pages the same value may be wanted. */
  readonly document: string;
  /** Where values of its answers are wanted. */
  readonly links?: readonly AnswerLink[] | undefined;
  /** JSON Schemas by place (`path.id`, `body.0` for the first media type). */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What their `$ref` lead to: `#/$defs/Pet` is `definitions.Pet`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Values of an answer that another operation takes. */
export interface AnswerLink {
  /** That of the answer: `200`, `2XX`, `default`. */
  readonly status: string;
  /** The operation that takes them: `POST /api/user`. */
  readonly to: string;
  /** Runtime expressions (OpenAPI 3.1.1, 4.8.20.4) by parameter, `path.id` or `id`, and by place in the body, `body/user/id`. */
  readonly values: Readonly<Record<string, string>>;
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
  /** A fragment: "Must be at least 1" */
  readonly message: string;
}

/** One input, or group of inputs, of a playground's form: made from a JSON Schema or from a field written by hand. */
export interface FormField {
  /** The property's or parameter's name; '' for an item of a list, a value of a map, or a body as a whole. */
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Whether null is a value of it; an `enum` says so itself. */
  readonly nullable?: boolean | undefined;
  /** How a field of a form's body is written (`application/x-www-form-urlencoded`). */
  readonly encoding?: FormEncoding | undefined;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  /** As a reader sees it: `string`, `integer`, `string[]`. */
  readonly type: string;
  readonly control: FormControl;
}

/** How a field is filled in. Bounds are those of JSON Schema 2020-12; absent ones are undefined. */
export type FormControl =
  | {
      readonly kind: 'text';
      /** JSON Schema's `format`: `date`, `date-time`, `email`, `uri`, `password`. */
      readonly format?: string | undefined;
      readonly minLength?: number | undefined;
      readonly maxLength?: number | undefined;
      /** ECMA-262, not anchored. */
      readonly pattern?: string | undefined;
      readonly placeholder?: string | undefined;
      /** It has several lines. */
      readonly isLong?: boolean | undefined;
    }
  | {
      readonly kind: 'number';
      readonly isInteger: boolean;
      readonly minimum: number | undefined;
      readonly maximum: number | undefined;
      readonly multipleOf: number | undefined;
      readonly placeholder: string | undefined;
    }
  | { readonly kind: 'boolean' }
  /** One of these JSON values; `null` may be among them. */
  | { readonly kind: 'enum'; readonly values: readonly unknown[] }
  | { readonly kind: 'file' }
  /** Any JSON value, as text: where a form would be too deep, too large or without an end. */
  | { readonly kind: 'json' }
  | {
      readonly kind: 'object';
      readonly fields: readonly FormField[];
      /** Further keys that the reader names; undefined when the schema allows none. */
      readonly rest: FormField | undefined;
    }
  | {
      readonly kind: 'list';
      readonly item: FormField;
      readonly minItems: number | undefined;
      readonly maxItems: number | undefined;
    }
  | {
      readonly kind: 'choice';
      /** `oneOf`, `anyOf`, or a schema with several types. */
      readonly options: readonly FormOption[];
    };

interface FormOption {
  readonly title: string;
  readonly field: FormField;
}

/** A form: the parameters by place, and a field for each media type of the body. */
export interface PlaygroundForm {
  readonly parameters: readonly FormParameter[];
  /** As long as `Callable.bodies`, in its order. */
  readonly bodies: readonly FormField[];
  /** What each body holds at first, where its text does not tell it: a JSON value for a form or a multipart body. */
  readonly values?: readonly unknown[] | undefined;
}

export interface FormParameter {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly field: FormField;
  /** What the input holds at first, a JSON value; undefined leaves it empty. */
  readonly value: unknown;
}
