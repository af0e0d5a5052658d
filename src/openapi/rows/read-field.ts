import type { OpenApiDocument } from '../load/document.ts';
import type { DocumentNode } from '../load/node.ts';
import type { Field } from '../read/operation.ts';
import { startFieldPage } from './field-page.ts';
import type { Row } from './list-rows.ts';
import { pageBudget } from './page-weight.ts';

/** The rows of one schema that has a page to itself: `id` is where each row's own id starts. */
export function readField(
  document: OpenApiDocument,
  schema: DocumentNode,
  row: Partial<Row> = {},
  id = 'schema',
): Field {
  const page = startFieldPage(document, pageBudget);
  const field = page.add(schema, id, row);
  page.fill(0);
  return field;
}
