import type { PlaygroundForm } from '../../http/form/form-field.ts';
import type { PlaygroundData } from '../../http/form/playground-data.ts';
import type { SampleId } from '../../http/samples/languages.ts';
import type { Operation, SecurityScheme, Server } from '../../openapi/read/operation.ts';
import type { ResponseExamples } from './response-examples.ts';

/** A highlighted text with what its tab says. */
export interface Example {
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
  readonly samples: readonly Example[];
  /** The examples of each response that has any. */
  readonly responses: readonly ResponseExamples[];
  /** Undefined where there is nothing to try: a webhook, or a playground that is not shown. */
  readonly playground: PlaygroundView | undefined;
  /** The page's own text describes its fields. */
  readonly isWritten?: boolean;
}

/** What a page's playground knows, and its form. */
export interface PlaygroundView {
  readonly data: PlaygroundData;
  readonly form: PlaygroundForm;
}
