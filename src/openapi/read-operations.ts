import type { OpenApiDocument } from './document.ts';
import { readText, readTexts } from './json-value.ts';
import { type DocumentNode, followChild, followReferences, getChild, getRoot, listChildren } from './node.ts';
import { methods } from './object-kinds.ts';
import type { Operation, OperationSummary } from './operation.ts';
import { readRequestBody, readResponses } from './read-messages.ts';
import { readParameters } from './read-parameters.ts';
import { readSecurity } from './read-security.ts';
import { readServers } from './read-servers.ts';

/** An operation that a document has, before its schemas are read. */
export interface OperationEntry {
  readonly document: OpenApiDocument;
  /** Upper case. */
  readonly method: string;
  /** `/api/user`; a webhook's name when `isWebhook`. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly pathItem: DocumentNode;
  readonly node: DocumentNode;
}

const listed = new WeakMap<OpenApiDocument, readonly OperationEntry[]>();

/** The operations of a document in its order, webhooks last. Cheap: no schema is looked at, and each document is listed once. */
export function listOperations(document: OpenApiDocument): readonly OperationEntry[] {
  const known = listed.get(document) ?? listEntries(document);
  listed.set(document, known);
  return known;
}

function listEntries(document: OpenApiDocument): readonly OperationEntry[] {
  const root = getRoot(document);
  return ['paths', 'webhooks'].flatMap((area) =>
    listChildren(document, getChild(root, area)).flatMap(([path, item]) =>
      path.startsWith('x-') ? [] : listPathItem(document, path, item, area === 'webhooks'),
    ),
  );
}

function listPathItem(
  document: OpenApiDocument,
  path: string,
  item: DocumentNode,
  isWebhook: boolean,
): readonly OperationEntry[] {
  const pathItem = followReferences(document, item);
  if (!pathItem) return [];
  const entry = (method: string, node: DocumentNode) => ({
    document,
    method,
    path,
    isWebhook,
    pathItem,
    node,
  });
  return listChildren(document, pathItem).flatMap(([key, node]) => {
    if (typeof node.value !== 'object') return [];
    if (methods.includes(key)) return [entry(key.toUpperCase(), node)];
    // Any other method, named as it is sent (OpenAPI 3.2.0, 4.9.1).
    return key === 'additionalOperations'
      ? listChildren(document, node).map(([method, operation]) => entry(method, operation))
      : [];
  });
}

/** What lists and titles say of an operation. */
export function summarizeOperation(entry: OperationEntry): OperationSummary {
  const { document, node, pathItem } = entry;
  const text = (key: string) => readText(followChild(document, node, key)?.value);
  return {
    document: document.name,
    method: entry.method,
    path: entry.path,
    isWebhook: entry.isWebhook,
    operationId: text('operationId'),
    summary: text('summary') ?? readText(getChild(pathItem, 'summary')?.value),
    tags: readTexts(getChild(node, 'tags')?.value),
    deprecated: getChild(node, 'deprecated')?.value === true,
    servers: readServers(document, [node, pathItem, getRoot(document)]),
  };
}

/** One operation with everything that its page shows. */
export function readOperation(entry: OperationEntry): Operation {
  const { document, node, pathItem } = entry;
  const ownDescription = readText(followChild(document, node, 'description')?.value);
  return {
    ...summarizeOperation(entry),
    description: ownDescription ?? readText(getChild(pathItem, 'description')?.value),
    security: readSecurity(document, node),
    parameters: readParameters(document, pathItem, node),
    requestBody: readRequestBody(document, node),
    responses: readResponses(document, node),
  };
}
