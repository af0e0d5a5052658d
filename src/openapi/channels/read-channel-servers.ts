import { readText, readTexts } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  followReferences,
  getChild,
  getRoot,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import type { Operation, Server } from '../read/operation.ts';
import { readNamedScheme, readSchemeNode } from '../read/read-security.ts';
import { describeServer } from '../read/read-server.ts';
import { isOfTwo, listChannelOperations, nameReference, readWithTraits } from './read-channel-messages.ts';

/** What a channel's servers speak where the document does not say. */
export const unknownProtocol = 'CHANNEL';

interface ChannelServer {
  readonly server: Server;
  /** Upper case. */
  readonly protocol: string;
  readonly node: DocumentNode;
}

/** The servers that a channel is on: those that it names, else all of the document. Secrets in their URLs are left out. */
export function readChannelServers(
  document: OpenApiDocument,
  channel: DocumentNode,
): readonly ChannelServer[] {
  const all = listChildren(document, getChild(getRoot(document), 'servers'));
  const named = getChild(channel, 'servers');
  const names = readTexts(named?.value);
  const own = isOfTwo(document)
    ? all.filter(([name]) => names.length === 0 || names.includes(name))
    : listChildren(document, named);
  return (own.length > 0 ? own : all).flatMap(([, reference]) => {
    const node = followReferences(document, reference);
    const url = node && readServerUrl(node);
    if (!node || url === undefined) return [];
    const text = (key: string) => readText(getChild(node, key)?.value);
    const server = describeServer(document, node, url);
    // What is secure is the same protocol: `kafka-secure`, `secure-mqtt`; `wss` is how a URL begins.
    const protocol = readProtocol(node)?.replace(/^secure-|-secure$/, '') ?? unknownProtocol;
    const description = server.description ?? text('summary') ?? text('title');
    return [{ server: { ...server, description }, protocol: protocol.toUpperCase(), node }];
  });
}

/** Of version 3 `host` and `pathname`, of version 2 `url`, which may lack its scheme. */
function readServerUrl(server: DocumentNode): string | undefined {
  const text = (key: string) => readText(getChild(server, key)?.value)?.trim();
  const place =
    text('url') ?? (text('host') === undefined ? undefined : `${text('host')}${text('pathname') ?? ''}`);
  if (place === undefined || /^[a-z][a-z\d+.-]*:\/\//i.test(place)) return place;
  return `${readProtocol(server) ?? 'https'}://${place}`;
}

/** Its name is a part of URLs and of pages' class names. */
function readProtocol(server: DocumentNode): string | undefined {
  const protocol = readText(getChild(server, 'protocol')?.value)?.trim().toLowerCase() ?? '';
  return /^[a-z][a-z\d+.-]{0,19}$/.test(protocol) ? protocol : undefined;
}

/** What a client needs, as alternatives: what the channel's servers and operations name, each once. */
export function readChannelSecurity(document: OpenApiDocument, channel: DocumentNode): Operation['security'] {
  const owners = [
    ...readChannelServers(document, channel).map(({ node }) => node),
    ...listChannelOperations(document, channel).flatMap(({ node }) => node ?? []),
  ];
  const found = owners.flatMap((owner) =>
    listChildren(document, readWithTraits(document, owner, 'security')).flatMap(([, one]) =>
      isOfTwo(document)
        ? [readRequirement(document, one)]
        : readSchemeReference(document, one).map((scheme) => [scheme]),
    ),
  );
  return [
    ...new Map(
      found.map((alternative) => [alternative.map(({ key }) => key).join(' '), alternative]),
    ).values(),
  ];
}

function readSchemeReference(
  document: OpenApiDocument,
  reference: DocumentNode,
): Operation['security'][number] {
  const node = followReferences(document, reference);
  if (!node) return [];
  return readSchemeNode(
    document,
    node,
    nameReference(reference) || 'scheme',
    readTexts(getChild(node, 'scopes')?.value),
  );
}

/** Names of schemes with their scopes (AsyncAPI 2.6.0, Security Requirement Object). */
function readRequirement(
  document: OpenApiDocument,
  requirement: DocumentNode,
): Operation['security'][number] {
  return listChildren(document, requirement).flatMap(([name, scopes]) =>
    readNamedScheme(document, name, readTexts(scopes.value)),
  );
}
