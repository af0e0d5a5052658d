import { findNearest } from '../../lib/text/nearest.ts';
import type { OpenApiDocument } from '../load/document.ts';
import type { OperationSummary } from './operation.ts';
import { isNamed, type OperationReference, parseOperationReference } from './operation-reference.ts';
import { listOperations, type OperationEntry, summarizeOperation } from './read-operations.ts';

/** `unread`: a document that may have it could not be read, which is a problem of its own. */
export type MissReason = 'malformed' | 'no-documents' | 'unknown-document' | 'unknown-operation' | 'unread';

/** The operation, or why there is none and which ones may be meant, each as it can be written: `GET /api/user`. */
export type FindResult =
  | { readonly kind: 'found'; readonly operation: OperationSummary }
  | {
      readonly kind: 'missing';
      readonly reason: MissReason;
      /** At most three, the nearest first; names of documents for `unknown-document`. */
      readonly nearest: readonly string[];
    };

/**
 * The operation that a page's `openapi:` names: `METHOD /path`, `document METHOD /path`, `webhook name` (see
 * `parseOperationReference`). Slashes at the path's end do not count. Of several documents the first that has it.
 * `isComplete` is false when a document of the site could not be read.
 */
export function findOperation(
  documents: readonly OpenApiDocument[],
  reference: string,
  isComplete = true,
): FindResult {
  const wanted = parseOperationReference(reference);
  const miss = (reason: MissReason, nearest: readonly string[] = []) =>
    reason === 'malformed' || isComplete
      ? ({ kind: 'missing', reason, nearest } as const)
      : ({ kind: 'missing', reason: 'unread', nearest: [] } as const);
  if (!wanted) return miss('malformed');
  if (documents.length === 0) return miss('no-documents');
  const { document: written } = wanted;
  const named =
    written === undefined ? documents : documents.filter((document) => isNamed(document, written));
  if (named.length === 0) return miss('unknown-document', suggestDocuments(documents, written ?? ''));
  const entries = named.flatMap(listOperations);
  const entry = match(entries, wanted);
  if (entry) return { kind: 'found', operation: summarizeOperation(entry) };
  return miss('unknown-operation', suggestOperations(entries, wanted));
}

function match(entries: readonly OperationEntry[], wanted: OperationReference): OperationEntry | undefined {
  const { method, path } = wanted;
  if (method === undefined) return entries.find((entry) => entry.isWebhook && entry.path === path);
  const sameMethod = entries.filter((entry) => !entry.isWebhook && entry.method === method);
  return (
    sameMethod.find((entry) => entry.path === path) ??
    sameMethod.find((entry) => trimSlashes(entry.path) === trimSlashes(path))
  );
}

function trimSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}

/** An operation as a page can name it. */
function write(entry: OperationEntry): string {
  return entry.isWebhook ? `webhook ${entry.path}` : `${entry.method} ${entry.path}`;
}

/** The same path with other methods, then the same path with other parameter names, then the nearest spelling. */
function suggestOperations(
  entries: readonly OperationEntry[],
  wanted: OperationReference,
): readonly string[] {
  const { method, path } = wanted;
  const text = method === undefined ? `webhook ${path}` : `${method} ${path}`;
  const shape = (value: string) => trimSlashes(value).replace(/\{[^{}]*\}/g, '{}');
  const samePath = entries.filter((entry) => trimSlashes(entry.path) === trimSlashes(path));
  const sameShape = entries.filter(
    (entry) => shape(entry.path) === shape(path) && (method === undefined || entry.method === method),
  );
  const nearest = findNearest(text, entries.map(write));
  const found = [
    ...samePath.map(write),
    ...sameShape.map(write),
    ...(nearest === undefined ? [] : [nearest]),
  ];
  return [...new Set(found)].slice(0, 3);
}

function suggestDocuments(documents: readonly OpenApiDocument[], written: string): readonly string[] {
  const names = documents.map(({ name }) => name);
  const nearest = findNearest(written, names);
  return nearest === undefined ? names.slice(0, 3) : [nearest];
}
