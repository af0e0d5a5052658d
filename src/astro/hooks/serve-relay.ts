import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { ProxyOptions, ViteDevServer } from 'vite';
import type { Project } from '../../build/project/project.ts';
import { openRelaySite } from '../../build/views/relay-operations.ts';
import { relayPath } from '../../http/playground/relay-message.ts';
import { withBase, withoutBase } from '../../lib/html/base-path.ts';
import { createRelayReader, createServedRelay } from '../../relay/relay-server.ts';
import { reachDirectly } from '../../relay/server-reach.ts';
import type { Mount } from './mount.ts';

/**
 * Serves the relay of a site that is being written, always as the files are now. It stands before everything else: Vite
 * would answer other origins on this machine by headers that let them read what they get. `mount` is the path below Astro's base that
 * the site stands at.
 */
export function serveRelay(server: ViteDevServer, project: Project, mount: string): void {
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
    route: mount === '/' ? '' : mount,
    handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      if (!relay.serve(request, response)) next();
    },
  });
}

/**
 * The relay of a built site for `astro preview`, which takes no Vite plugins but a proxy: one that answers itself and
 * leads nowhere.
 */
export function previewRelay(
  { outDir, server }: Pick<AstroConfig, 'outDir' | 'server'>,
  { path, base }: Mount,
): Record<string, ProxyOptions> {
  const address = withBase(base, relayPath);
  const host = typeof server.host === 'string' ? server.host : server.host ? '0.0.0.0' : 'localhost';
  const relay = createServedRelay(
    createRelayReader(() => join(fileURLToPath(outDir), path)),
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
