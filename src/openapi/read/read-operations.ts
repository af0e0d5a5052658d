import { readKey, readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import { readChannelServers } from '../channels/read-channel-servers.ts';
import { listChannels, readChannel, summarizeChannel } from '../channels/read-channels.ts';
import { methods } from '../check/specification/version-shapes.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { isAsyncApi } from '../load/document-version.ts';
import {
  createRowBuilder,
  type RowBudget,
  type RowBuilder,
  weighExamples,
  weighText,
  wholeBudget,
} from '../rows/schema-rows.ts';
import type { Callback, CodeSample, Operation, OperationSummary, PageSettings, Server } from './operation.ts';
import { readTitle } from './operation-title.ts';
import { readExternalDocs } from './read-info.ts';
import { readParameters, readRequestBody, readResponses } from './read-messages.ts';
import { readSecurity } from './read-security.ts';
import { describeServer } from './read-server.ts';

/** An operation that a document has, before its schemas are read. */
export interface OperationEntry {
  readonly document: OpenApiDocument;
  /** Upper case. */
  readonly method: string;
  /** `/api/user`; a webhook's name when `isWebhook`. */
  readonly path: string;
  readonly isWebhook: boolean;
  /** The name of a channel of an AsyncAPI document, which `pathItem` and `node` are; undefined for an operation of OpenAPI. */
  readonly channel?: string | undefined;
  readonly pathItem: DocumentNode;
  readonly node: DocumentNode;
}

const listed = new WeakMap<OpenApiDocument, readonly OperationEntry[]>();

/** The operations of a document in its order, webhooks last; the channels of one of AsyncAPI. Cheap: no schema is looked at, and each document is listed once. */
export function listOperations(document: OpenApiDocument): readonly OperationEntry[] {
  const known = listed.get(document) ?? listEntries(document);
  listed.set(document, known);
  return known;
}

function listEntries(document: OpenApiDocument): readonly OperationEntry[] {
  if (isAsyncApi(document.version))
    return listChannels(document).map(({ name, address, protocol, node }) => ({
      ...{ document, method: protocol, path: address, isWebhook: false },
      ...{ channel: name, pathItem: node, node },
    }));
  const root = getRoot(document);
  return ['paths', 'webhooks'].flatMap((area) =>
    listChildren(document, getChild(root, area)).flatMap(([path, item]) =>
      path.startsWith('x-') ? [] : listPathItem(document, area, path, item),
    ),
  );
}

function listPathItem(
  document: OpenApiDocument,
  area: string,
  key: string,
  item: DocumentNode,
): readonly OperationEntry[] {
  const isWebhook = area === 'webhooks';
  const path = isWebhook || key.startsWith('/') ? key : `/${key}`;
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
  const { document, node, pathItem, channel } = entry;
  const text = (key: string) => readText(followChild(document, node, key)?.value);
  const summary = text('summary') ?? readText(getChild(pathItem, 'summary')?.value);
  const shared = {
    document: document.name,
    method: entry.method,
    path: entry.path,
    isWebhook: entry.isWebhook,
    servers: readServers(entry),
    externalDocs: readExternalDocs(node.value),
    settings: readPageSettings(node.value, pathItem.value),
  };
  if (channel !== undefined) return { ...shared, channel, ...summarizeChannel(document, node, channel) };
  return {
    ...shared,
    operationId: text('operationId'),
    summary,
    description: joinTexts(readDescription(entry), summary),
    tags: readTexts(getChild(node, 'tags')?.value),
    deprecated: getChild(node, 'deprecated')?.value === true,
  };
}

/** One operation with everything that its page shows. */
export function readOperation(entry: OperationEntry): Operation {
  return readOperationWithin(entry, wholeBudget);
}

function readOperationWithin(entry: OperationEntry, budget: RowBudget): Operation {
  const { document, node, pathItem } = entry;
  const summary = summarizeOperation(entry);
  const rows = createRowBuilder(document, budget.page);
  rows.spend(weighText(summary.description));
  if (summary.channel !== undefined)
    return { ...summary, ...readChannel(rows, node, summary.path), ...noRequest };
  const parameters = readParameters(rows, pathItem, node);
  const requestBody = readRequestBody(rows, node, 'body', entry.isWebhook ? 'response' : 'request');
  rows.fill(budget.responses);
  const responses = readResponses(rows, node, 'response');
  const examples = responses.flatMap(({ content }) => content.flatMap((media) => media.examples));
  rows.spend(weighExamples(examples.map(({ text }) => text)));
  const callbacks = readCallbacks(rows, node);
  rows.fill(0);
  return {
    ...summary,
    isIrreversible: getChild(node, 'x-irreversible')?.value === true,
    security: readSecurity(entry),
    parameters,
    requestBody,
    responses,
    callbacks,
    codeSamples: readCodeSamples(document, node),
  };
}

const noRequest = { requestBody: undefined, responses: [], callbacks: [], codeSamples: [] };

function readDescription({ document, node, pathItem }: OperationEntry): string | undefined {
  const own = readText(followChild(document, node, 'description')?.value);
  return own ?? readText(getChild(pathItem, 'description')?.value);
}

/** A summary that is too long to be the page's title is read behind the description. */
function joinTexts(description: string | undefined, summary: string | undefined): string | undefined {
  if (!summary?.trim() || readTitle(summary) !== undefined || summary === description) return description;
  return description?.trim() ? `${description}\n\n${summary}` : summary;
}

/** A page asks for its operation, and its Markdown right after it; examples of deep schemas take most of its time. */
const opened = new WeakMap<OpenApiDocument, readonly [OperationEntry, RowBudget, Operation]>();

/**
 * Everything about the operation that a summary of one of these documents represents. Throws when none of them has it:
 * then the summary is of an earlier reading.
 */
export function openOperation(
  documents: readonly OpenApiDocument[],
  summary: OperationSummary,
  budget: RowBudget = wholeBudget,
): Operation {
  const entry = findEntry(documents, summary);
  const [last, lastBudget, known] = opened.get(entry.document) ?? [];
  if (known && last === entry && lastBudget === budget) return known;
  const operation = readOperationWithin(entry, budget);
  opened.set(entry.document, [entry, budget, operation]);
  return operation;
}

/** The place of that operation in its document. Throws when none of them has it. */
export function findEntry(
  documents: readonly OpenApiDocument[],
  { document: name, method, path, isWebhook, channel }: OperationSummary,
): OperationEntry {
  const document = documents.find((one) => one.name === name);
  const entry = (document ? listOperations(document) : []).find(
    (one) =>
      one.method === method && one.path === path && one.isWebhook === isWebhook && one.channel === channel,
  );
  if (!entry) throw new Error(`${name} has no ${method} ${path}.`);
  return entry;
}

/** The callbacks of an operation, one for each expression and method, in the document's order. */
function readCallbacks(rows: RowBuilder, operation: DocumentNode): readonly Callback[] {
  const { document } = rows;
  const readMethods = (name: string, expression: string, pathItem: DocumentNode) =>
    listChildren(document, pathItem).flatMap(([method, node]): readonly Callback[] => {
      if (!methods.includes(method)) return [];
      const id = rows.claimId(`callback-${name}`);
      const description = readText(getChild(node, 'description')?.value);
      rows.spend(weighText(description));
      return [
        {
          id,
          name,
          method: method.toUpperCase(),
          expression,
          summary: readText(getChild(node, 'summary')?.value),
          description,
          deprecated: getChild(node, 'deprecated')?.value === true,
          parameters: readParameters(rows, pathItem, node, `${id}-`),
          requestBody: readRequestBody(rows, node, rows.claimId(`${id}-body`), 'response'),
          responses: readResponses(rows, node, `${id}-response`),
        },
      ];
    });
  return listChildren(document, getChild(operation, 'callbacks')).flatMap(([name, reference]) =>
    listChildren(document, followReferences(document, reference)).flatMap(([expression, item]) => {
      const pathItem = expression.startsWith('x-') ? undefined : followReferences(document, item);
      return pathItem ? readMethods(name, expression, pathItem) : [];
    }),
  );
}

/**
 * The samples that a document gives for an operation: `x-codeSamples`, or `x-code-samples` as it was called earlier.
 * One without a language or a text is left out. https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-code-samples/
 */
export function readCodeSamples(document: OpenApiDocument, operation: DocumentNode): readonly CodeSample[] {
  return ['x-codeSamples', 'x-code-samples'].flatMap((key) =>
    listChildren(document, followChild(document, operation, key)).flatMap(([, item]) => {
      const node = followReferences(document, item);
      const text = (name: string) => readText(followChild(document, node, name)?.value)?.trim() || undefined;
      const source = readText(followChild(document, node, 'source')?.value)?.replace(/\s+$/, '');
      const language = text('lang') ?? text('label');
      return language === undefined || !source ? [] : [{ language, label: text('label'), source }];
    }),
  );
}

/** The servers of an operation: its own, else those of its path item, else those of the document. Secrets in their URLs and in values of
 * their variables are left out. */
export function readServers({ document, node, pathItem, channel }: OperationEntry): readonly Server[] {
  if (channel !== undefined) return readChannelServers(document, node).map(({ server }) => server);
  for (const owner of [node, pathItem, getRoot(document)]) {
    const servers = listChildren(document, getChild(owner, 'servers')).flatMap(([, server]) =>
      readServer(document, server),
    );
    if (servers.length > 0) return servers;
  }
  return [];
}

function readServer(document: OpenApiDocument, node: DocumentNode): readonly Server[] {
  const url = readText(getChild(node, 'url')?.value);
  return url === undefined ? [] : [describeServer(document, node, url)];
}

/**
 * Reads `x-hidden`, `x-excluded` and `x-mint` of an operation. Its path item may have them for all of its operations;
 * what the operation says itself goes first, key by key within `metadata`.
 */
function readPageSettings(operation: unknown, pathItem: unknown): PageSettings {
  const owners = [readObject(operation), readObject(pathItem)];
  const mints = owners.map((owner) => readObject(readKey(owner, 'x-mint')));
  const flag = (key: string) =>
    owners.map((owner) => readKey(owner, key)).find((value) => value !== undefined);
  const isSet = (key: string) => flag(key) === true || flag(key) === 'true';
  const text = (key: string) => mints.map((mint) => readText(readKey(mint, key))).find((value) => value);
  const [own = {}, shared = {}] = mints.map((mint) => readObject(readKey(mint, 'metadata')));
  return {
    visibility: isSet('x-excluded') ? 'excluded' : isSet('x-hidden') ? 'hidden' : 'shown',
    href: readText(readKey(mints[0] ?? {}, 'href')),
    content: text('content'),
    metadata: { ...shared, ...own },
  };
}
