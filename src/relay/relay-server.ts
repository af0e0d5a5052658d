import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { relayPath } from '../http/playground/relay-message.ts';
import { type ClientLimits, clientKey, createClientLimits } from './client-limits.ts';
import { handleRelay } from './handle-relay.ts';
import { createOwnHosts, isLoopbackName } from './own-host.ts';
import { type RelaySite, readRelaySite, relayFile } from './relay-data.ts';
import { type RelayLimits, relayLimits } from './relay-options.ts';
import { serveRequest } from './serve-request.ts';
import { readSender, type ServerReach } from './server-reach.ts';
import { resolveByNode, transportByNode } from './transport-node.ts';

/** Answers requests for the relay that come to a Node server. */
interface ServedRelay {
  /** Gives false, and does nothing, when a request is not for the relay. */
  readonly serve: (message: IncomingMessage, answer: ServerResponse) => boolean;
}

/**
 * The relay of a site that a Node server serves. `read` gives its source at each request; without one there is no relay.
 * The site counts as served on this machine when the server listens on loopback only, and no trusted proxy asks. Its
 * limits are `relayLimits` unless others are given.
 */
export function createServedRelay(
  read: () => RelaySite | undefined | Promise<RelaySite | undefined>,
  { listens, allowedHosts, trusts }: ServerReach,
  limits: RelayLimits = relayLimits,
): ServedRelay {
  const clients: ClientLimits = createClientLimits({ perMinute: 120, atOnce: 10, atOnceInAll: 100 });
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const source = await read();
    const sender = readSender(message, trusts);
    await serveRequest(message, response, sender, async (request) => {
      if (!source) return new Response('This site has no relay.\n', { status: 404 });
      const isLoopback = isLoopbackName(listens());
      const port = message.socket.localPort ?? 0;
      return handleRelay(request, {
        findOperation: source.findOperation,
        transport: transportByNode,
        resolve: resolveByNode,
        isOwnHost: createOwnHosts({ port, isLocal: isLoopback, origins: source.origins, allowedHosts }),
        origins: source.origins,
        // Every browser speaks a later HTTP than 1.0, which nginx uses where nothing else is configured.
        isLocal: isLoopback && !sender.isProxied && message.httpVersion !== '1.0',
        client: clientKey(sender.address),
        clients,
        limits,
      });
    });
  };
  return {
    serve(message, response) {
      if (message.url?.replace(/\?.*$/s, '') !== relayPath) return false;
      void answer(message, response).catch(() => response.destroy());
      return true;
    },
  };
}

/**
 * Reads what the relay of a built site knows from its folder (absolute), again only when it was written again; undefined
 * for a site without a relay. `find` gives the folder at each reading.
 */
export function createRelayReader(
  find: () => string | Promise<string>,
): () => Promise<RelaySite | undefined> {
  let known: { readonly mark: string; readonly site: RelaySite } | undefined;
  return async () => {
    const file = join(await find(), relayFile);
    const entry = await stat(file).catch(() => undefined);
    if (!entry) return undefined;
    const mark = `${file} ${entry.ino} ${entry.mtimeMs} ${entry.size}`;
    if (known?.mark !== mark) known = { mark, site: readRelaySite(await readFile(file, 'utf8')) };
    return known.site;
  };
}
