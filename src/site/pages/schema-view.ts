import type { Schema } from '../../openapi/read/open-schema.ts';
import type { OverviewLink } from '../site.ts';
import type { ResponseExamples } from './response-examples.ts';

/** What a schema's page shows. */
export interface SchemaView {
  readonly schema: Schema;
  /** One entry, titled as an example in place of a status; none without an example. */
  readonly examples: readonly ResponseExamples[];
  /** The pages of the operations that the schema is part of. */
  readonly users: readonly OverviewLink[];
}
