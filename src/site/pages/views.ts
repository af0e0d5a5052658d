import type { PlaygroundData, PlaygroundForm } from '../../http/form/playground-form.ts';
import type { SampleId } from '../../http/samples/load-language.ts';
import type { Schema } from '../../openapi/read/open-schema.ts';
import type { Operation, SecurityScheme, Server } from '../../openapi/read/operation.ts';
import type { OverviewLink } from '../site.ts';

/** A highlighted text with what its tab says. */
export interface RequestSample {
  readonly title: string;
  readonly language: string;
  /** Highlighted by Octavo: trusted. */
  readonly html: string;
  /** Set for a request sample that Octavo wrote. */
  readonly id?: SampleId | undefined;
}

/** What an operation's page shows that is made from the operation and the site's `api` together. */
export interface OperationView {
  readonly operation: Operation;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** All that the reader may choose from. */
  readonly servers: readonly Server[];
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly samples: readonly RequestSample[];
  /** The examples of each response that has any. */
  readonly responses: readonly ResponseExamples[];
  /** Undefined where there is nothing to try: a webhook, or a playground that is not shown. */
  readonly playground: PlaygroundView | undefined;
  /** What readers can connect to from the page; undefined for all but channels of WebSockets. */
  readonly socket: SocketView | undefined;
  /** The page's own text describes its fields. */
  readonly isManual?: boolean;
}

/** What the client of a channel knows. */
export interface SocketView {
  /** Never empty; their URLs may have variables, but not in their hosts. */
  readonly servers: readonly [Server, ...Server[]];
  /** What may be sent, an example of each; titles are unique. */
  readonly messages: readonly { readonly title: string; readonly text: string }[];
  /** Names of headers that the channel asks for, which a browser cannot send. */
  readonly headers: readonly string[];
}

/** What a page's playground knows, and its form. */
export interface PlaygroundView {
  readonly data: PlaygroundData;
  readonly form: PlaygroundForm;
  /** Names of `api.variables`: a field of such a name has the same value everywhere. */
  readonly ownNames: readonly string[];
}

/** What a schema's page shows. */
export interface SchemaView {
  readonly schema: Schema;
  /** One entry, titled as an example in place of a status; none without an example. */
  readonly examples: readonly ResponseExamples[];
  /** The pages of the operations that the schema is part of. */
  readonly users: readonly OverviewLink[];
}

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
