import { readText, readTexts } from '../../lib/json/json-value.ts';
import { methods } from '../check/object-kinds.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
} from '../load/node.ts';
import { pageBudget, responseReserve, weighExamples, weighText } from '../rows/html-budget.ts';
import { createRowBuilder } from '../rows/schema-rows.ts';
import { readExternalDocs } from './external-docs.ts';
import { readTitle } from './name-operation.ts';
import type { Operation, OperationSummary } from './operation.ts';
import { readPageSettings } from './page-settings.ts';
import { readCallbacks } from './read-callbacks.ts';
import { readCodeSamples } from './read-code-samples.ts';
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
    externalDocs: readExternalDocs(node.value),
    settings: readPageSettings(node.value, pathItem.value),
  };
}

/** One operation with everything that its page shows. */
export function readOperation(entry: OperationEntry): Operation {
  const { document, node, pathItem } = entry;
  const summary = summarizeOperation(entry);
  const description = joinTexts(readDescription(entry), summary.summary);
  const rows = createRowBuilder(document, pageBudget);
  rows.spend(weighText(description));
  const parameters = readParameters(rows, pathItem, node);
  const requestBody = readRequestBody(rows, node, 'body');
  rows.fill(responseReserve);
  const responses = readResponses(rows, node, 'response');
  const examples = responses.flatMap(({ content }) => content.flatMap((media) => media.examples));
  rows.spend(weighExamples(examples.map(({ text }) => text)));
  const callbacks = readCallbacks(rows, node);
  rows.fill(0);
  return {
    ...summary,
    description,
    isIrreversible: getChild(node, 'x-irreversible')?.value === true,
    security: readSecurity(document, node),
    parameters,
    requestBody,
    responses,
    callbacks,
    codeSamples: readCodeSamples(document, node),
  };
}

function readDescription({ document, node, pathItem }: OperationEntry): string | undefined {
  const own = readText(followChild(document, node, 'description')?.value);
  return own ?? readText(getChild(pathItem, 'description')?.value);
}

/** A summary that is too long to be the page's title is read behind the description. */
function joinTexts(description: string | undefined, summary: string | undefined): string | undefined {
  if (!summary?.trim() || readTitle(summary) !== undefined || summary === description) return description;
  return description?.trim() ? `${description}\n\n${summary}` : summary;
}
