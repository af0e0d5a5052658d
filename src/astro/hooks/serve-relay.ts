import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { ProxyOptions, ViteDevServer } from 'vite';
import type { Project } from '../../build/project/project.ts';
import { openRelaySite } from '../../build/views/relay-operations.ts';
import { relayPath } from '../../http/playground/relay-message.ts';
import { readBase, withBase, withoutBase } from '../../lib/html/base-path.ts';
import { createRelayReader, createServedRelay } from '../../relay/relay-server.ts';
import { reachDirectly } from '../../relay/server-reach.ts';

/**
 * Serves the relay of a site that is being written, always as the files are now. It stands before everything else: Vite
 * would answer other origins on this machine by headers that let them read what they get.
 */
export function serveRelay(server: ViteDevServer, project: Project): void {
  const allowed = server.config.server.allowedHosts;
  const relay = createServedRelay(
    () => openRelaySite(project),
    reachDirectly(
      () => {
        const address = server.httpServer?.address();
        return typeof address === 'object' && address ? address.address : '';
      },
      allowed === true ? [] : allowed,
    ),
  );
  server.middlewares.stack.unshift({
    route: '',
    handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      if (!relay.serve(request, response)) next();
    },
  });
}

/**
 * The relay of a built site for `astro preview`, which takes no Vite plugins but a proxy: one that answers itself and
 * leads nowhere.
 */
export function previewRelay({
  base: given,
  outDir,
  server,
}: Pick<AstroConfig, 'base' | 'outDir' | 'server'>): Record<string, ProxyOptions> {
  const base = readBase(given) ?? '/';
  const address = withBase(base, relayPath);
  const host = typeof server.host === 'string' ? server.host : server.host ? '0.0.0.0' : 'localhost';
  const relay = createServedRelay(
    createRelayReader(() => fileURLToPath(outDir)),
    reachDirectly(() => host, server.allowedHosts === true ? [] : server.allowedHosts),
  );
  return {
    [`^${address}(?:\\?.*)?$`]: {
      bypass: (request: IncomingMessage, response: ServerResponse | undefined) =>
        new Promise<string | false>((resolve) => {
          request.url = withoutBase(base, request.url ?? '') ?? '';
          if (!response || !relay.serve(request, response)) return resolve(false);
          response.once('close', () => {
            response.end();
            resolve(address);
          });
        }),
    },
  };
}
