import { escapeSegment } from '../../lib/json/pointer.ts';
import { readExamples } from '../examples/read-examples.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { followReferences } from '../load/node.ts';
import { readField } from '../rows/schema-rows.ts';
import { getSchema, type SchemaSummary } from './find-schema.ts';
import { findSchemaUsers } from './find-schema-users.ts';
import type { Example, Field, OperationSummary } from './operation.ts';
import { summarizeOperation } from './read-operations.ts';

/** What a schema's page shows. */
export interface Schema extends SchemaSummary {
  /** The schema as one field without a name. */
  readonly field: Field;
  readonly examples: readonly Example[];
  /** The operations that take or give it, also inside other schemas, in the document's order. */
  readonly users: readonly OperationSummary[];
}

/**
 * Everything about the schema that a summary of one of these documents stands for. Throws when none of them has it: then
 * the summary is of an earlier reading.
 */
export function openSchema(documents: readonly OpenApiDocument[], summary: SchemaSummary): Schema {
  const { name } = summary;
  const document = documents.find((one) => one.name === summary.document);
  const node = document && followReferences(document, getSchema(document, name));
  if (!document || !node) throw new Error(`${summary.document} has no schema ${name}.`);
  const reference = `#/components/schemas/${encodeURIComponent(escapeSegment(name))}`;
  const owner = {
    file: document.file,
    pointer: `/x-octavo-page/${escapeSegment(name)}`,
    value: { schema: { $ref: reference } },
  };
  return {
    ...summary,
    field: readField(document, node),
    examples: readExamples(document, owner, { direction: 'response', mediaType: 'application/json' }),
    users: findSchemaUsers(document, node).map(summarizeOperation),
  };
}
