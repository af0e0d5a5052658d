/** What lists and titles say of an operation: cheap, no schema is looked at for it. */
export interface OperationSummary {
  /** The document it comes from, as named in `site.json` or frontmatter, relative to the site root, or its URL. */
  readonly document: string;
  /** Upper case: `GET`. A webhook has its method too. */
  readonly method: string;
  /** `/api/user`; a webhook's name when `isWebhook`. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly servers: readonly Server[];
}

/** What an operation's page shows, taken from an OpenAPI 3.1 document: plain data, names as in the specification. */
export interface Operation extends OperationSummary {
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  /**
   * Alternatives: each is a list of schemes that are needed together; an empty list among them means that none
   * is needed (`security: []` is `[[]]`). No alternative at all: the document says nothing about it.
   */
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** The document's own request samples, in its order. */
  readonly codeSamples: readonly CodeSample[];
}

/** One of `x-codeSamples`; hostile text. */
export interface CodeSample {
  /** As written: `Python`, `bash`. */
  readonly language: string;
  readonly label: string | undefined;
  readonly source: string;
}

export interface Server {
  /** May hold `{variables}`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: string | undefined;
}

export interface SecurityScheme {
  /** Its key under `components.securitySchemes`. */
  readonly key: string;
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** For `http`: `bearer`, `basic`. */
  readonly scheme: string | undefined;
  /** For `apiKey`: the header's, query parameter's or cookie's name. */
  readonly name: string | undefined;
  readonly in: 'header' | 'query' | 'cookie' | undefined;
  readonly description: string | undefined;
  /** What the reader's input starts with, from `site.json`'s `api.auth.inputPrefix`; without it ''. */
  readonly prefix: string;
  /** What the reader's inputs are called: one, or two (user name, password) for `basic`. */
  readonly labels: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  readonly field: Field;
  /** How a value is written into the request; OpenAPI 3.1.1, 4.8.12.2 (defaults filled in). */
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Set when `content` says how the value is written, in place of `style`: `application/json`. */
  readonly mediaType: string | undefined;
  /** As those of a media type. */
  readonly examples: readonly Example[];
}

export type ParameterStyle =
  | 'form'
  | 'simple'
  | 'label'
  | 'matrix'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

export interface RequestBody {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaType[];
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string | undefined;
  readonly headers: readonly Field[];
  readonly content: readonly MediaType[];
}

export interface MediaType {
  readonly mediaType: string;
  /** The schema as one field without a name; undefined when none is given. */
  readonly schema: Field | undefined;
  /** Given ones; when none is given, one made from the schema; none when there is no schema either. */
  readonly examples: readonly Example[];
}

export interface Example {
  /** Its key under `examples`; '' when it has none. */
  readonly name: string;
  readonly summary: string | undefined;
  readonly value: unknown;
  /** The value as a reader sees it and as it is sent: indented JSON with the file's key order, or the text itself. */
  readonly text: string;
  /** False when it was made from the schema. */
  readonly isGiven: boolean;
}

/** `Length` with `1 to 200`, `One of` with each value. */
export interface Fact {
  readonly label: string;
  readonly values: readonly string[];
}

/** One row of a schema: a property, a parameter's value, an array's items, a choice. */
export interface Field {
  /** The property's name; '' where there is none. */
  readonly name: string;
  /** As a reader sees it: `string`, `integer`, `string[]`, `object | null`, `any`. */
  readonly type: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Markdown; hostile text. */
  readonly description: string | undefined;
  /** Short facts in order: format, default, enum, constraints, example, pattern. `values` are JSON-like texts. */
  readonly facts: readonly Fact[];
  /** Properties, or the items' properties for an array of objects. */
  readonly children: readonly Field[];
  /** `{schema_id}`-like entry for additionalProperties: shown as "Any key". */
  readonly anyKey: Field | undefined;
  /** oneOf and anyOf alternatives, each with its title. */
  readonly choices: readonly { readonly title: string; readonly field: Field }[];
  /** Set instead of children when this schema is already open above it: the name of the recursive schema. */
  readonly recursion: string | undefined;
  /** Whether children are left out because the schema is too deep or too large to be shown whole. */
  readonly isCut: boolean;
}
