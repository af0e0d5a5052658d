import { createMcpHandler } from '@modelcontextprotocol/server';
import { readBytes } from '../lib/net/read-bytes.ts';
import { clientKey, createClientLimits } from '../relay/client-limits.ts';
import { createOwnHosts } from '../relay/own-host.ts';
import { createServer, keepIndex } from './create-server.ts';
import type { McpSite } from './mcp-site.ts';

const largestMessage = 64 * 1024;

/** Where a request came in: the reader's address, and which names the site answers to there besides `siteUrl`. */
interface McpEntry {
  readonly address: string | undefined;
  readonly port: number;
  /** Whether only this machine reaches the site. */
  readonly isLocal: boolean;
  readonly allowedHosts: readonly string[];
}

/**
 * Answers for the tools of a site over Streamable HTTP, each request for itself
 * (https://modelcontextprotocol.io/specification/2026-07-28/basic/transports). `read` gives the site at each request;
 * `version` is Octavo's own; a message has `messageTime` milliseconds to arrive. A foreign `Host` or `Origin` is refused,
 * so that no page of another site reads this one through a reader's browser. Runs anywhere.
 */
export function createMcpAnswer(
  read: () => Promise<McpSite | undefined>,
  version: string,
  messageTime = 10_000,
): (request: Request, entry: McpEntry) => Promise<Response> {
  const clients = createClientLimits({ perMinute: 240, atOnce: 10, atOnceInAll: 50 });
  const source = keepIndex(async () => (await read()) ?? nothing);
  const handler = createMcpHandler(async () => createServer(source, (await source.site()).name, version));
  const answerMessage = async (request: Request): Promise<Response> => {
    if (!request.body) return handler.fetch(request);
    const body = await readBytes(request.body, largestMessage, messageTime);
    if (body === 'too-slow') return refuse(408, 'The message did not arrive in time.');
    if (body === 'too-large') return refuse(413, `Messages have up to ${largestMessage / 1024} kB.`);
    if (body === 'broken') return refuse(400, 'The request body was cut off.');
    const { url, method, headers, signal } = request;
    return handler.fetch(new Request(url, { method, headers, signal, body }));
  };
  const answer = async (request: Request, { address, ...reach }: McpEntry): Promise<Response> => {
    const site = await read();
    if (!site) return refuse(404, 'This site was built without the file that /mcp reads.');
    const origins = site.siteUrl === undefined ? [] : [site.siteUrl];
    const refusal = refuseForeign(request, createOwnHosts({ ...reach, origins }), site.siteUrl);
    if (refusal) return refusal;
    const leave = clients.enter(clientKey(address));
    if (typeof leave === 'string') return refuse(429, 'Too many requests; ask again in a minute.');
    return answerMessage(request).finally(leave);
  };
  return async (request, entry) => {
    const response = await answer(request, entry);
    // What it holds comes from pages and from who asked: no browser may take it for anything else than it says.
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
}

const nothing: McpSite = {
  name: 'Octavo',
  siteUrl: undefined,
  base: '/',
  pages: [],
  readText: async () => '',
};

/** What comes under another name, or from a page of another site (DNS rebinding); programs send no `Origin`. */
function refuseForeign(
  { headers, url }: Request,
  isOwnHost: (host: string) => boolean,
  siteUrl: string | undefined,
): Response | undefined {
  const host = headers.get('host') ?? new URL(url).host;
  if (!isOwnHost(host))
    return refuse(403, 'This server answers to its own name only; "siteUrl" in site.json names it.');
  const origin = headers.get('origin');
  const isOwn = origin === null || URL.parse(origin)?.host === host || isSameOrigin(origin, siteUrl);
  return isOwn ? undefined : refuse(403, 'Pages of other sites may not call these tools.');
}

function isSameOrigin(origin: string, siteUrl: string | undefined): boolean {
  return siteUrl !== undefined && URL.parse(siteUrl)?.origin === origin;
}

function refuse(status: number, message: string): Response {
  const error = { jsonrpc: '2.0', id: null, error: { code: -32_000, message } };
  return Response.json(error, { status });
}
