import { isObject, readKey, readObject, readText, readTexts } from '../../lib/json/json-value.ts';
import { readExamples } from '../examples/read-examples.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import type { Operation, OperationSummary, Parameter } from '../read/operation.ts';
import { type RowBuilder, weighExamples } from '../rows/schema-rows.ts';
import {
  holdSchema,
  isOfTwo,
  listChannelOperations,
  listOperationNodes,
  readChannelOperation,
} from './read-channel-messages.ts';
import { readChannelSecurity, readChannelServers, unknownProtocol } from './read-channel-servers.ts';

/** A channel of an AsyncAPI document, before its schemas are read. */
interface ChannelEntry {
  /** Its key under `channels`, which is the address in version 2. */
  readonly name: string;
  /** Where messages are sent, `/rooms/{room}`; the name where the document does not say. */
  readonly address: string;
  /** The protocol of its first server, upper case: `WSS`. */
  readonly protocol: string;
  readonly node: DocumentNode;
}

/** The channels of an AsyncAPI document of version 2 or 3, in its order. */
export function listChannels(document: OpenApiDocument): readonly ChannelEntry[] {
  return listChildren(document, getChild(getRoot(document), 'channels')).flatMap(([name, reference]) => {
    const node = name.startsWith('x-') ? undefined : followReferences(document, reference);
    if (!node || !isObject(node.value)) return [];
    const address = isOfTwo(document) ? name : (readText(getChild(node, 'address')?.value) ?? name);
    const [protocol = unknownProtocol] = readChannelServers(document, node).map((one) => one.protocol);
    // Of these protocols it is a path.
    const isPath = /^(?:WSS?|HTTPS?)$/.test(protocol) && !/^[/?{]/.test(address);
    return [{ name, address: isPath ? `/${address}` : address, protocol, node }];
  });
}

/** What lists and titles say of a channel. */
export function summarizeChannel(
  document: OpenApiDocument,
  node: DocumentNode,
  name: string,
): Pick<OperationSummary, 'operationId' | 'summary' | 'description' | 'tags' | 'deprecated'> {
  const text = (key: string) => readText(getChild(node, key)?.value)?.trim() || undefined;
  const title = text('title');
  const summary = text('summary');
  // Version 2 has them for operations alone.
  const own = readTagNames(document, node);
  return {
    operationId: name,
    summary: title ?? summary ?? name,
    description: title === undefined ? text('description') : (text('description') ?? summary),
    tags:
      own.length > 0 ? own : listOperationNodes(document, node).flatMap((one) => readTagNames(document, one)),
    deprecated: getChild(node, 'deprecated')?.value === true,
  };
}

function readTagNames(document: OpenApiDocument, owner: DocumentNode): readonly string[] {
  return listChildren(document, getChild(owner, 'tags')).flatMap(([, tag]) => {
    const target = followReferences(document, tag);
    return readText(target && getChild(target, 'name')?.value) ?? [];
  });
}

/** What a channel's page shows besides its summary. The rows are those of `rows`, which are filled. */
export function readChannel(
  rows: RowBuilder,
  channel: DocumentNode,
  address: string,
): Pick<Operation, 'security' | 'parameters' | 'channelOperations'> {
  const { document } = rows;
  const parameters = [
    ...readAddressParameters(rows, channel, address),
    ...readHandshake(rows, channel, 'query'),
    ...readHandshake(rows, channel, 'headers'),
  ];
  const channelOperations = listChannelOperations(document, channel).map((operation) =>
    readChannelOperation(rows, operation),
  );
  const examples = channelOperations.flatMap(({ messages, replies }) =>
    [...messages, ...replies].flatMap(({ payload }) => payload.examples),
  );
  rows.spend(weighExamples(examples.map(({ text }) => text)));
  rows.fill(0);
  return { security: readChannelSecurity(document, channel), parameters, channelOperations };
}

/** The parameters of an address, `{room}`; those that the document does not describe as texts. */
function readAddressParameters(
  rows: RowBuilder,
  channel: DocumentNode,
  address: string,
): readonly Parameter[] {
  const { document } = rows;
  const described = listChildren(document, getChild(channel, 'parameters')).flatMap(([name, reference]) => {
    const node = followReferences(document, reference);
    return node && isObject(node.value) ? [[name, node] as const] : [];
  });
  const known = new Map(described);
  const names = [...address.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].map((name) => {
    const node = known.get(name);
    const { schema, enum: values, default: usual, examples } = readObject(node?.value);
    const value = isObject(schema)
      ? schema
      : {
          type: 'string',
          ...(Array.isArray(values) ? { enum: values } : {}),
          ...(usual === undefined ? {} : { default: usual }),
          ...(Array.isArray(examples) ? { examples } : {}),
        };
    const place = { file: (node ?? channel).file, pointer: `${(node ?? channel).pointer}/schema`, value };
    return readParameter(rows, place, {
      name,
      in: 'path',
      required: true,
      description: readText(readKey(readObject(node?.value), 'description')),
    });
  });
}

/** What the request that opens a WebSocket has (WebSockets channel binding 0.1.0): its query, its headers. */
function readHandshake(
  rows: RowBuilder,
  channel: DocumentNode,
  part: 'query' | 'headers',
): readonly Parameter[] {
  const { document } = rows;
  const ws = followChild(document, followChild(document, channel, 'bindings'), 'ws');
  const schema = followChild(document, ws, part);
  if (!schema) return [];
  const required = readTexts(getChild(schema, 'required')?.value);
  return listChildren(document, followChild(document, schema, 'properties')).map(([name, node]) =>
    readParameter(rows, node, {
      ...{ name, in: part === 'query' ? ('query' as const) : ('header' as const) },
      ...{ required: required.includes(name), description: undefined },
    }),
  );
}

function readParameter(
  rows: RowBuilder,
  schema: DocumentNode,
  { name, in: place, required, description }: Pick<Parameter, 'name' | 'in' | 'required' | 'description'>,
): Parameter {
  const field = rows.add(schema, rows.claimId(`${place}-${name}`), { name, required, description });
  const owner = holdSchema(schema, {});
  return {
    ...{ name, in: place, required, field, description: field.description, deprecated: field.deprecated },
    ...{ style: place === 'query' ? 'form' : 'simple', explode: place === 'query', mediaType: undefined },
    examples: readExamples(rows.document, owner, {
      ...{ direction: 'request', mediaType: undefined, word: name },
    }),
  };
}
