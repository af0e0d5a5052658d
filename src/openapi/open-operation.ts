import type { OpenApiDocument } from './document.ts';
import type { Operation, OperationSummary } from './operation.ts';
import { listOperations, readOperation } from './read-operations.ts';

/**
 * Everything about the operation that a summary of one of these documents stands for. Throws when none of them has it:
 * then the summary is of an earlier reading.
 */
export function openOperation(documents: readonly OpenApiDocument[], summary: OperationSummary): Operation {
  const { method, path, isWebhook } = summary;
  const document = documents.find(({ name }) => name === summary.document);
  const entry = (document ? listOperations(document) : []).find(
    (one) => one.method === method && one.path === path && one.isWebhook === isWebhook,
  );
  if (!entry) throw new Error(`${summary.document} has no ${method} ${path}.`);
  return readOperation(entry);
}
