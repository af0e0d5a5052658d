import { readText } from '../../lib/json/json-value.ts';
import { listMessageNodes } from '../channels/read-channel-messages.ts';
import { methods } from '../check/specification/version-shapes.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  listChildren,
  locateNode,
  type OpenApiDocument,
} from '../load/document.ts';
import { listParameterNodes } from '../read/read-messages.ts';
import { listOperations, type OperationEntry, readServers } from '../read/read-operations.ts';
import { readSecurity } from '../read/read-security.ts';
import type { ApiChange, Difference, DifferenceKind, SchemaUse } from './api-change.ts';
import { type CompareSchemas, openSchemaComparison } from './compare-schemas.ts';

/**
 * What is different between two versions of an API, in the order of the new document, what was removed last: operations,
 * servers, parameters, bodies, responses, callbacks, messages of channels and all that their schemas say. Descriptions and examples are not compared.
 */
export function compareDocuments(old: OpenApiDocument, changed: OpenApiDocument): readonly ApiChange[] {
  const compare = openSchemaComparison(old, changed);
  const before = new Map(listOperations(old).map((entry) => [keyOf(entry), entry]));
  const after = listOperations(changed);
  const kept = new Set(after.map(keyOf));
  return [
    ...after.flatMap((entry) => {
      const was = before.get(keyOf(entry));
      return was ? compareOperations({ old: was, new: entry, compare }) : [tell(entry, 'added', false)];
    }),
    ...[...before].flatMap(([key, entry]) =>
      kept.has(key) ? [] : [tell(entry, 'removed', !entry.isWebhook)],
    ),
  ];
}

/** The same operation in both documents: names of parameters in the path may change. */
function keyOf({ method, path, isWebhook, channel }: OperationEntry): string {
  if (channel !== undefined) return `channel ${channel}`;
  return `${isWebhook} ${method} ${isWebhook ? path : path.replace(/\{[^}]*\}/g, '{}')}`;
}

interface ComparedOperation {
  readonly old: OperationEntry;
  readonly new: OperationEntry;
  readonly compare: CompareSchemas;
}

function nameOperation({ method, path, isWebhook, channel }: OperationEntry): string {
  if (channel !== undefined) return `channel ${channel}`;
  return isWebhook ? `webhook ${path}` : `${method} ${path}`;
}

/** What is told of an operation, or of a part of it. */
interface Told {
  readonly subject?: string;
  readonly message?: string;
  /** Where it is; the operation itself without it. */
  readonly node?: DocumentNode | undefined;
}

function tell(entry: OperationEntry, kind: DifferenceKind, isBreaking: boolean, told: Told = {}): ApiChange {
  const { subject = '', message = `was ${kind}`, node = entry.node } = told;
  return {
    kind,
    isBreaking,
    operation: nameOperation(entry),
    operationId: readText(getChild(entry.node, 'operationId')?.value),
    subject,
    message,
    place: locateNode(entry.document, node, 'key'),
  };
}

/** The same of what the old document had, under the operation's new name. */
function tellRemoved({ old, new: entry }: ComparedOperation, isBreaking: boolean, told: Told): ApiChange {
  return { ...tell(old, 'removed', isBreaking, told), operation: nameOperation(entry) };
}

/** That something is required which was not, or the other way round. */
function tellPresence(
  entry: OperationEntry,
  subject: string,
  old: DocumentNode,
  node: DocumentNode,
): readonly ApiChange[] {
  const [was, is] = [old, node].map((one) => getChild(one, 'required')?.value === true);
  if (was === is) return [];
  const message = is ? 'is required now' : 'is not required any more';
  return [tell(entry, 'changed', is === true, { subject, message, node })];
}

/** That something was added which a client has to send if it is required. */
function tellAdded(entry: OperationEntry, subject: string, node: DocumentNode): ApiChange {
  const isNeeded = getChild(node, 'required')?.value === true;
  const message = isNeeded ? 'was added and is required' : 'was added';
  return tell(entry, 'added', isNeeded, { subject, message, node });
}

/** What two maps have under each key, those of the new one first. */
function pairUp<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly { readonly key: string; readonly was: Value | undefined; readonly is: Value | undefined }[] {
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].map((key) => ({ key, was: before.get(key), is: after.get(key) }));
}

/** Differences of a schema as those of an operation. */
function tellSchema(
  entry: OperationEntry,
  subject: string,
  differences: readonly Difference[],
): readonly ApiChange[] {
  return differences.map(({ path, ...difference }) => ({
    ...tell(entry, difference.kind, difference.isBreaking),
    ...difference,
    subject: path.length === 0 ? subject : `${subject} ${writePath(path)}`,
  }));
}

function writePath(path: readonly string[]): string {
  return path
    .map((step, index) =>
      index === 0 || /^[[{]/.test(step) ? step : step.startsWith('(') ? ` ${step}` : `.${step}`,
    )
    .join('')
    .replaceAll(') .', ') ');
}

function compareOperations(pair: ComparedOperation): readonly ApiChange[] {
  const { old, new: entry } = pair;
  // A webhook is sent by the API: its client receives the request.
  const [sent, received]: readonly [SchemaUse, SchemaUse] = entry.isWebhook
    ? ['received', 'sent']
    : ['sent', 'received'];
  const isDeprecated = ({ node }: OperationEntry) => getChild(node, 'deprecated')?.value === true;
  const ids = [old, entry].map(({ node }) => readText(getChild(node, 'operationId')?.value));
  return [
    ...(isDeprecated(old) === isDeprecated(entry)
      ? []
      : [
          tell(entry, 'changed', false, {
            message: isDeprecated(entry) ? 'is deprecated now' : 'is not deprecated any more',
          }),
        ]),
    ...(ids[0] === ids[1] || ids[0] === undefined || ids[1] === undefined
      ? []
      : [tell(entry, 'changed', false, { message: `has the operationId ${ids[1]}, it was ${ids[0]}` })]),
    ...(entry.isWebhook ? [] : compareServers(pair)),
    ...compareSecurity(pair),
    ...compareParameters(pair, sent),
    ...compareRequestBodies(pair, sent),
    ...compareResponses(pair, received),
    ...compareCallbacks(pair),
    ...compareMessages(pair),
  ];
}

/** The base URLs, of which a client knows one. */
function compareServers(pair: ComparedOperation): readonly ApiChange[] {
  const { old, new: entry } = pair;
  const list = (one: OperationEntry) => new Map(readServers(one).map(({ url }) => [url, url] as const));
  return pairUp(list(old), list(entry)).flatMap(({ key, was, is }): readonly ApiChange[] => {
    const subject = `server ${key}`;
    if (!is) return [tellRemoved(pair, true, { subject })];
    return was ? [] : [tell(entry, 'added', false, { subject })];
  });
}

/** What the API sends to a client's address: each is compared as a webhook is. */
function compareCallbacks(pair: ComparedOperation): readonly ApiChange[] {
  const { old, new: entry } = pair;
  return pairUp(listCallbacks(old), listCallbacks(entry)).flatMap(
    ({ key, was, is }): readonly ApiChange[] => {
      const subject = `callback ${key}`;
      if (!is) return [tellRemoved(pair, false, { subject, node: was?.node })];
      if (!was) return [tell(entry, 'added', false, { subject, node: is.node })];
      return compareOperations({ ...pair, old: was, new: is }).map((change) => ({
        ...change,
        operation: nameOperation(entry),
        operationId: readText(getChild(entry.node, 'operationId')?.value),
        subject: `${subject} ${change.subject}`.trim(),
      }));
    },
  );
}

/** The callbacks of an operation by name, method and expression. */
function listCallbacks({ document, node }: OperationEntry): ReadonlyMap<string, OperationEntry> {
  const callbacks = listChildren(document, getChild(node, 'callbacks')).flatMap(([name, reference]) =>
    listChildren(document, followReferences(document, reference)).flatMap(([expression, item]) => {
      const pathItem = expression.startsWith('x-') ? undefined : followReferences(document, item);
      return listChildren(document, pathItem).flatMap(([key, operation]) => {
        if (!methods.includes(key)) return [];
        const method = key.toUpperCase();
        const entry = {
          document,
          method,
          path: expression,
          isWebhook: true,
          pathItem: item,
          node: operation,
        };
        return [[`${name} ${method} ${expression}`, entry] as const];
      });
    }),
  );
  return new Map(callbacks);
}

/** Where a channel of AsyncAPI is, and its messages by direction and name. */
function compareMessages(pair: ComparedOperation): readonly ApiChange[] {
  const { old, new: entry, compare } = pair;
  if (entry.channel === undefined) return [];
  const moved =
    old.path === entry.path
      ? []
      : [tell(entry, 'changed', true, { message: `has the address ${entry.path}, it was ${old.path}` })];
  const messages = pairUp(listMessageNodes(old), listMessageNodes(entry));
  return [
    ...moved,
    ...messages.flatMap(({ key: subject, was, is }): readonly ApiChange[] => {
      if (!is) return [tellRemoved(pair, true, { subject, node: was?.node })];
      if (!was) return [tell(entry, 'added', false, { subject, node: is.node })];
      const schemas = { old: was.schema, new: is.schema };
      return tellSchema(entry, subject, compare(schemas, is.direction === 'send' ? 'sent' : 'received'));
    }),
  ];
}

/** An alternative is its schemes with their scopes. */
function compareSecurity({ old, new: entry }: ComparedOperation): readonly ApiChange[] {
  const list = (one: OperationEntry) => {
    const alternatives = readSecurity(one).map((schemes) =>
      schemes.map(({ key, scopes }) => [key, ...scopes].join(' ')).toSorted(),
    );
    return alternatives.length === 0 ? [[]] : alternatives;
  };
  const [before, after] = [list(old), list(entry)];
  const say = (schemes: readonly string[]) => schemes.join(' and ') || 'no credentials';
  // What a client has of old is enough where an alternative asks for no more of it.
  const isEnough = (given: readonly string[]) =>
    after.some((wanted) =>
      wanted.every((one) => given.some((own) => own === one || own.startsWith(`${one} `))),
    );
  const lost = before.filter((given) => !isEnough(given));
  const same = (one: readonly string[], other: readonly string[]) => say(one) === say(other);
  const added = after.filter((wanted) => !before.some((given) => same(given, wanted)));
  const node = getChild(entry.node, 'security');
  return [
    ...lost.map((given) =>
      tell(entry, 'changed', true, {
        subject: 'security',
        message: `${say(given)} is not enough any more`,
        node,
      }),
    ),
    ...added.map((wanted) =>
      tell(entry, 'changed', false, { subject: 'security', message: `takes ${say(wanted)} now`, node }),
    ),
  ];
}

function compareParameters(pair: ComparedOperation, sent: SchemaUse): readonly ApiChange[] {
  const { old, new: entry, compare } = pair;
  const list = ({ document, pathItem, node, path }: OperationEntry) => {
    const steps = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    return new Map(
      listParameterNodes(document, pathItem, node).map((parameter) => {
        const { place, name } = parameter;
        // Of a path it is the place that counts.
        return [place === 'path' ? `path ${steps.indexOf(name)}` : `${place} ${name}`, parameter] as const;
      }),
    );
  };
  return pairUp(list(old), list(entry)).flatMap(({ was, is }): readonly ApiChange[] => {
    const { place, name } = is ?? was ?? { place: 'path', name: '' };
    const subject = `${place} parameter ${name}`;
    if (!is) return [tellRemoved(pair, true, { subject, node: was?.node })];
    if (!was) return [tellAdded(entry, subject, is.node)];
    const schemas = { old: readSchema(old.document, was.node), new: readSchema(entry.document, is.node) };
    return [
      ...tellPresence(entry, subject, was.node, is.node),
      ...tellSchema(entry, subject, compare(schemas, sent)),
    ];
  });
}

/** The schema of a parameter or header: its own, or that of its one media type. */
function readSchema(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const [media] = listChildren(document, getChild(node, 'content'));
  return getChild(node, 'schema') ?? (media && getChild(media[1], 'schema'));
}

function compareRequestBodies(pair: ComparedOperation, sent: SchemaUse): readonly ApiChange[] {
  const { old, new: entry } = pair;
  const [was, is] = [old, entry].map(({ document, node }) => followChild(document, node, 'requestBody'));
  const subject = 'request body';
  if (!is) return was ? [tellRemoved(pair, true, { subject, node: was })] : [];
  if (!was) return [tellAdded(entry, subject, is)];
  return [
    ...tellPresence(entry, subject, was, is),
    ...compareContent(pair, { old: was, new: is }, subject, sent),
  ];
}

interface NodePair {
  readonly old: DocumentNode;
  readonly new: DocumentNode;
}

/** The media types of a body, each with its schema. One that is there no more breaks whoever sends or reads it. */
function compareContent(
  pair: ComparedOperation,
  nodes: NodePair,
  subject: string,
  direction: SchemaUse,
): readonly ApiChange[] {
  const { old, new: entry, compare } = pair;
  const list = (document: OpenApiDocument, node: DocumentNode) =>
    new Map(
      listChildren(document, getChild(node, 'content')).map(([name, media]) => [name.toLowerCase(), media]),
    );
  const [before, after] = [list(old.document, nodes.old), list(entry.document, nodes.new)];
  const isOne = before.size < 2 && after.size < 2;
  return pairUp(before, after).flatMap(({ key, was, is }): readonly ApiChange[] => {
    if (!is) return [tellRemoved(pair, true, { subject, message: `may not be ${key} any more`, node: was })];
    if (!was) return [tell(entry, 'added', false, { subject, message: `may be ${key} now`, node: is })];
    const schemas = { old: getChild(was, 'schema'), new: getChild(is, 'schema') };
    return tellSchema(entry, isOne ? subject : `${subject} (${key})`, compare(schemas, direction));
  });
}

/** The responses by status: a client counts on those that say success. */
function compareResponses(pair: ComparedOperation, received: SchemaUse): readonly ApiChange[] {
  const { old, new: entry } = pair;
  const list = ({ document, node }: OperationEntry) =>
    new Map(
      listChildren(document, getChild(node, 'responses')).flatMap(([status, response]) => {
        const found = status.startsWith('x-') ? undefined : followReferences(document, response);
        return found ? [[status.toLowerCase(), found] as const] : [];
      }),
    );
  return pairUp(list(old), list(entry)).flatMap(({ key, was, is }): readonly ApiChange[] => {
    const subject = `response ${key}`;
    if (!is) return [tellRemoved(pair, key.startsWith('2'), { subject, node: was })];
    if (!was) return [tell(entry, 'added', false, { subject, node: is })];
    const nodes = { old: was, new: is };
    return [
      ...compareHeaders(pair, nodes, subject, received),
      ...compareContent(pair, nodes, subject, received),
    ];
  });
}

function compareHeaders(
  pair: ComparedOperation,
  nodes: NodePair,
  response: string,
  received: SchemaUse,
): readonly ApiChange[] {
  const { old, new: entry, compare } = pair;
  const list = (document: OpenApiDocument, node: DocumentNode) =>
    new Map(
      listChildren(document, getChild(node, 'headers')).flatMap(([name, header]) => {
        const found = followReferences(document, header);
        return found ? [[name.toLowerCase(), found] as const] : [];
      }),
    );
  const [before, after] = [list(old.document, nodes.old), list(entry.document, nodes.new)];
  return pairUp(before, after).flatMap(({ key, was, is }): readonly ApiChange[] => {
    const subject = `${response} header ${key}`;
    if (!is) return [tellRemoved(pair, true, { subject, node: was })];
    if (!was) return [tell(entry, 'added', false, { subject, node: is })];
    const schemas = { old: readSchema(old.document, was), new: readSchema(entry.document, is) };
    return tellSchema(entry, subject, compare(schemas, received));
  });
}
