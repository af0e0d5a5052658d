import type { IncomingMessage, ServerResponse } from 'node:http';
import { relayPath } from '../http/playground/relay-message.ts';
import { type ClientLimits, createClientLimits, nameClient } from './client-limits.ts';
import { handleRelay } from './handle-relay.ts';
import { createOwnHosts, isLoopbackName } from './own-host.ts';
import { readSender } from './read-sender.ts';
import type { RelaySite } from './relay-data.ts';
import { resolveByNode } from './resolve-node.ts';
import { serveRequest } from './serve-request.ts';
import type { ServerReach } from './server-reach.ts';
import { transportByNode } from './transport-node.ts';

/** Answers requests for the relay that come to a Node server. */
export interface ServedRelay {
  /** Gives false, and does nothing, when a request is not for the relay. */
  readonly serve: (message: IncomingMessage, answer: ServerResponse) => boolean;
}

/**
 * The relay of a site that a Node server serves. `read` gives its source at each request; without one there is no relay.
 * The site counts as served on this machine when the server listens on loopback only, and no trusted proxy asks.
 */
export function createServedRelay(
  read: () => RelaySite | undefined | Promise<RelaySite | undefined>,
  { listens, allowedHosts, trusts }: ServerReach,
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
        client: nameClient(sender.address),
        clients,
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
