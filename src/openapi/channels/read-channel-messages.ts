import { formatJson } from '../../lib/json/format-json.ts';
import { isObject, readObject, readText } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import { readExamples } from '../examples/read-examples.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  identify,
  listChildren,
  locateReference,
  type OpenApiDocument,
  readReference,
  setHome,
} from '../load/document.ts';
import { readOrderedJson } from '../load/ordered-json.ts';
import type { ChannelMessage, ChannelOperation } from '../read/operation.ts';
import { type RowBuilder, weighText } from '../rows/schema-rows.ts';
import { findForeignSchema } from './foreign-schemas.ts';

/** Whether a document is of AsyncAPI 2, which has other places for what 3 has. */
export function isOfTwo(document: OpenApiDocument): boolean {
  return document.version.startsWith('asyncapi 2');
}

/** An operation as the document has it. */
export interface ChannelOperationNode {
  /** The Operation Object; undefined for messages of a channel that no operation names. */
  readonly node: DocumentNode | undefined;
  readonly direction: ChannelOperation['direction'];
  readonly messages: readonly NamedNode[];
  readonly replies: readonly NamedNode[];
}

type NamedNode = readonly [name: string, node: DocumentNode];

/**
 * What goes through a channel. The document is that of the application which readers talk to: what it receives (version 3), what can
 * be published to it (version 2), they send.
 */
export function listChannelOperations(
  document: OpenApiDocument,
  channel: DocumentNode,
): readonly ChannelOperationNode[] {
  if (isOfTwo(document))
    return (['publish', 'subscribe'] as const).flatMap((key) => {
      const node = followChild(document, channel, key);
      if (!node) return [];
      const message = followChild(document, node, 'message');
      const several = message && getChild(message, 'oneOf');
      const messages: readonly NamedNode[] = several
        ? listChildren(document, several).map(([, one]) => [nameReference(one), one])
        : message
          ? [[nameReference(getChild(node, 'message') ?? message), message]]
          : [];
      return [{ node, direction: key === 'publish' ? 'send' : 'receive', messages, replies: [] }];
    });
  const all = listChildren(document, getChild(channel, 'messages'));
  const operations = listOperationNodes(document, channel).map((node): ChannelOperationNode => {
    const own = listChildren(document, getChild(node, 'messages'));
    const reply = followChild(document, node, 'reply');
    const answers = listChildren(document, reply && getChild(reply, 'messages'));
    const answered = followChild(document, reply, 'channel');
    return {
      node,
      direction: getChild(node, 'action')?.value === 'send' ? 'receive' : 'send',
      messages: own.length > 0 ? own.map(([, one]) => [nameReference(one), one]) : all,
      replies:
        answers.length > 0
          ? answers.map(([, one]) => [nameReference(one), one])
          : listChildren(document, answered && getChild(answered, 'messages')),
    };
  });
  if (operations.length > 0 || all.length === 0) return operations;
  return [{ node: undefined, direction: undefined, messages: all, replies: [] }];
}

const byChannel = new WeakMap<OpenApiDocument, ReadonlyMap<string, readonly DocumentNode[]>>();

/** The operations of a channel: those of version 3 that name it, `publish` and `subscribe` of 2. */
export function listOperationNodes(
  document: OpenApiDocument,
  channel: DocumentNode,
): readonly DocumentNode[] {
  if (isOfTwo(document))
    return ['publish', 'subscribe'].flatMap((key) => followChild(document, channel, key) ?? []);
  const known = byChannel.get(document) ?? indexOperations(document);
  byChannel.set(document, known);
  return known.get(identify(channel)) ?? [];
}

function indexOperations(document: OpenApiDocument): ReadonlyMap<string, readonly DocumentNode[]> {
  const found = listChildren(document, getChild(getRoot(document), 'operations')).flatMap(([, reference]) => {
    const node = followReferences(document, reference);
    const target = followChild(document, node, 'channel');
    return node && target ? [{ node, channel: identify(target) }] : [];
  });
  const groups = Map.groupBy(found, ({ channel }) => channel);
  return new Map([...groups].map(([channel, list]) => [channel, list.map(({ node }) => node)]));
}

/** A message of a channel, with the schema of its payload. */
interface MessageNode {
  readonly direction: ChannelOperation['direction'];
  readonly node: DocumentNode;
  readonly schema: DocumentNode | undefined;
}

/** The messages of a channel by what a client does with each: `sent message Say`, `received message Said`. */
export function listMessageNodes({
  document,
  node: channel,
}: {
  readonly document: OpenApiDocument;
  readonly node: DocumentNode;
}): ReadonlyMap<string, MessageNode> {
  const operations = listChannelOperations(document, channel);
  return new Map(
    operations.flatMap(({ direction, messages }) =>
      messages.flatMap(([key, reference]) => {
        const node = followReferences(document, reference);
        if (!node) return [];
        const word = direction === undefined ? '' : direction === 'send' ? 'sent ' : 'received ';
        const name = key || readText(getChild(node, 'name')?.value) || lastStep(node);
        const schema = findMessageSchema(document, readWithTraits(document, node, 'payload'));
        return [[`${word}message ${name}`, { direction, node, schema }] as const];
      }),
    ),
  );
}

/** The last step of what a reference leads to; '' for an object that stands there itself. */
export function nameReference(node: DocumentNode): string {
  const reference = readReference(node);
  return reference === undefined ? '' : (locateReference(reference, node.file).segments?.at(-1) ?? '');
}

export function readChannelOperation(
  rows: RowBuilder,
  { node, direction, messages, replies }: ChannelOperationNode,
): ChannelOperation {
  const { document } = rows;
  const text = (key: string) => readText(readWithTraits(document, node, key)?.value)?.trim() || undefined;
  const title = text('title');
  const texts = [text('summary'), text('description')].filter((one) => one !== undefined);
  const description = texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
  rows.spend(weighText(description));
  const read = (list: readonly NamedNode[], way: ChannelOperation['direction']) =>
    list.flatMap(([name, reference]) => {
      const target = followReferences(document, reference);
      return target && isObject(target.value) ? [readMessage(rows, target, name, way)] : [];
    });
  return {
    direction,
    title,
    description,
    deprecated: readWithTraits(document, node, 'deprecated')?.value === true,
    messages: read(messages, direction),
    replies: read(replies, direction === 'send' ? 'receive' : 'send'),
  };
}

/** A field of an operation or a message: its own, else that of the last of its traits which has it. */
export function readWithTraits(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
  key: string,
): DocumentNode | undefined {
  if (!node) return undefined;
  const own = getChild(node, key);
  if (own) return own;
  const traits = listChildren(document, getChild(node, 'traits')).flatMap(([, reference]) => {
    const trait = followReferences(document, reference);
    return (trait && getChild(trait, key)) ?? [];
  });
  return traits.at(-1);
}

function readMessage(
  rows: RowBuilder,
  node: DocumentNode,
  key: string,
  direction: ChannelOperation['direction'],
): ChannelMessage {
  const { document } = rows;
  const field = (name: string) => readWithTraits(document, node, name);
  const text = (name: string) => readText(field(name)?.value)?.trim() || undefined;
  const name = text('title') ?? text('name') ?? text('messageId') ?? (key || lastStep(node));
  const id = rows.claimId(`${direction === undefined ? 'message' : direction}-${key || name}`);
  const texts = [text('summary'), text('description')].filter((one) => one !== undefined);
  const description = texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
  rows.spend(weighText(description));
  const foreign = findForeignSchema(node.value);
  const payload = foreign ? undefined : findMessageSchema(document, field('payload'));
  const headers = findMessageSchema(document, field('headers'));
  const mediaType =
    text('contentType') ??
    readText(getChild(getRoot(document), 'defaultContentType')?.value) ??
    'application/json';
  const given = listExamples(document, field('examples'));
  const isSent = direction === 'send';
  return {
    ...{ id, title: name, description, deprecated: field('deprecated')?.value === true },
    payload: {
      mediaType,
      schema: payload && rows.add(payload, id, {}),
      examples: readExamples(
        document,
        payload ? holdSchema(payload, given) : { ...node, value: { examples: given } },
        { direction: isSent ? 'request' : 'response', mediaType },
      ),
    },
    headers: headers && rows.add(headers, rows.claimId(`${id}-headers`), {}),
    foreignSchema: foreign && {
      format: foreign.format,
      text:
        typeof foreign.value === 'string'
          ? foreign.value
          : formatJson(
              readOrderedJson(document, {
                ...node,
                value: foreign.value,
              }),
            ),
    },
  };
}

/** A message under `components.messages`, or a channel's own, is called as its key. */
function lastStep({ pointer }: DocumentNode): string {
  const [key = ''] = parsePointer(pointer).slice(-1);
  return /^(?:message|\d+)$/.test(key) ? '' : key;
}

/** The schema of a payload or of headers, also one that says its language (AsyncAPI 3.0.0, Multi Format Schema Object). */
export function findMessageSchema(
  document: OpenApiDocument,
  node: DocumentNode | undefined,
): DocumentNode | undefined {
  const target = node && followReferences(document, node);
  if (!node || !target || typeof target.value === 'boolean') return undefined;
  const inner = getChild(target, 'schema');
  const isWrapped = inner && keywords.every((key) => !Object.hasOwn(readObject(target.value), key));
  return isWrapped ? inner : node;
}

/** A schema that has one of them is not the object around a schema. */
const keywords = ['type', 'properties', 'allOf', 'oneOf', 'anyOf', 'enum', 'const'];

/** The examples of a message by name, as a media type has them; those without a payload are left out. */
function listExamples(
  document: OpenApiDocument,
  examples: DocumentNode | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    listChildren(document, examples).flatMap(([index, node]) => {
      const payload = getChild(node, 'payload');
      if (!payload) return [];
      if (typeof payload.value === 'object' && payload.value !== null) setHome(payload.value, payload);
      const text = (key: string) => readText(getChild(node, key)?.value);
      const name = text('name') ?? `Example ${Number(index) + 1}`;
      return [[name, { summary: text('summary'), value: payload.value }] as const];
    }),
  );
}

/** An object that has a schema as its `schema`, as a media type has it, and those examples. */
export function holdSchema(schema: DocumentNode, examples: Readonly<Record<string, unknown>>): DocumentNode {
  const { file, pointer, value } = schema;
  if (typeof value === 'object' && value !== null) setHome(value, { file, pointer });
  return {
    file,
    pointer,
    value: { schema: value, ...(Object.keys(examples).length > 0 ? { examples } : {}) },
  };
}
