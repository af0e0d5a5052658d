import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackName } from '../relay/own-host.ts';
import { serveRequest } from '../relay/serve-request.ts';
import { readSender, type ServerReach } from '../relay/server-reach.ts';
import { createMcpAnswer } from './answer-mcp.ts';
import { type McpSite, mcpPath } from './mcp-site.ts';

/** Answers requests for the tools that come to a Node server. */
interface ServedMcp {
  /** Gives false, and does nothing, when a request is not for them. */
  readonly serve: (message: IncomingMessage, answer: ServerResponse) => boolean;
}

/** `createMcpAnswer` for a Node server; the parameters are those, and which names and proxies the server knows. */
export function createServedMcp(
  read: () => Promise<McpSite | undefined>,
  { listens, allowedHosts, trusts }: ServerReach,
  version: string,
  messageTime = 10_000,
): ServedMcp {
  const answer = createMcpAnswer(read, version, messageTime);
  return {
    serve(message, response) {
      if (message.url?.replace(/\?.*$/s, '') !== mcpPath) return false;
      const sender = readSender(message, trusts);
      const entry = {
        address: sender.address,
        port: message.socket.localPort ?? 0,
        isLocal: isLoopbackName(listens()),
        allowedHosts,
      };
      void serveRequest(message, response, sender, (request) => answer(request, entry)).catch(() =>
        response.destroy(),
      );
      return true;
    },
  };
}
