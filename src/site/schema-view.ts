import type { Schema } from '../openapi/open-schema.ts';
import type { Example } from './operation-view.ts';
import type { OverviewLink } from './site.ts';

/** What a schema's page shows. */
export interface SchemaView {
  readonly schema: Schema;
  readonly examples: readonly Example[];
  /** The pages of the operations that the schema is part of. */
  readonly users: readonly OverviewLink[];
}
