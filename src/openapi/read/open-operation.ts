import type { OpenApiDocument } from '../load/document.ts';
import type { Operation, OperationSummary } from './operation.ts';
import { listOperations, type OperationEntry, readOperation } from './read-operations.ts';

/** A page asks for its operation, and its Markdown right after it; examples of deep schemas take most of its time. */
const opened = new WeakMap<OpenApiDocument, readonly [OperationEntry, Operation]>();

/**
 * Everything about the operation that a summary of one of these documents stands for. Throws when none of them has it:
 * then the summary is of an earlier reading.
 */
export function openOperation(documents: readonly OpenApiDocument[], summary: OperationSummary): Operation {
  const entry = findEntry(documents, summary);
  const [last, known] = opened.get(entry.document) ?? [];
  if (known && last === entry) return known;
  const operation = readOperation(entry);
  opened.set(entry.document, [entry, operation]);
  return operation;
}

/** The place of that operation in its document. Throws when none of them has it. */
export function findEntry(
  documents: readonly OpenApiDocument[],
  { document: name, method, path, isWebhook }: OperationSummary,
): OperationEntry {
  const document = documents.find((one) => one.name === name);
  const entry = (document ? listOperations(document) : []).find(
    (one) => one.method === method && one.path === path && one.isWebhook === isWebhook,
  );
  if (!entry) throw new Error(`${name} has no ${method} ${path}.`);
  return entry;
}
