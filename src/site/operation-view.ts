import type { Operation, SecurityScheme } from '../openapi/operation.ts';

/** A highlighted text with what its tab says. */
export interface Example {
  readonly title: string;
  readonly language: string;
  /** Highlighted by Octavo: trusted. */
  readonly html: string;
}

/** What an operation's page shows that is made from the operation and the site's `api` together. */
export interface OperationView {
  readonly operation: Operation;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Where readers get the document as it was written; undefined where it is not published. */
  readonly documentUrl: string | undefined;
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly samples: readonly Example[];
  /** An example of each response that has one; the title is its status. */
  readonly responses: readonly Example[];
}
