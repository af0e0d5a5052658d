import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Project } from '../../build/project/project.ts';
import { openRelaySite } from '../../build/views/relay-operations.ts';
import { createServedRelay } from '../../relay/serve-relay.ts';
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
