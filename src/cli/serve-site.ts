import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { findProxy, forwardRequest, type ProxyRule } from '../integration/forward-request.ts';
import { createMcpReader } from '../mcp/mcp-file.ts';
import { createServedMcp } from '../mcp/serve-mcp.ts';
import { isAllowedName, isLoopbackName, readHostName } from '../relay/own-host.ts';
import { createRelayReader } from '../relay/read-relay-file.ts';
import { readSender } from '../relay/read-sender.ts';
import { createServedRelay } from '../relay/serve-relay.ts';
import { type TrustProxy, trustNobody } from '../relay/trusted-proxies.ts';
import { compressText } from './compress-text.ts';
import { readVersion } from './package-version.ts';
import { readRedirectRules } from './redirect-rules.ts';
import { securityHeaders } from './security-headers.ts';
import { nameOutputFolders } from './swap-output.ts';

export interface ServeOptions {
  /** Absolute folder of a built site. */
  readonly output: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Names that it answers to on loopback, further to its own and the one of `siteUrl`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Which proxies' headers are believed; none unless given. */
  readonly trusts?: TrustProxy | undefined;
  /** Servers on this machine that answer below a path. */
  readonly proxies?: readonly ProxyRule[] | undefined;
}

/**
 * Serves a built site; resolves once it listens. While a build swaps the folder, the previous one answers.
 * Text is compressed where the client takes it. Its relay and `/mcp` answer beside the files. Requests for a foreign `Host` are refused on loopback, so that no other site can read it through its own name.
 */
export async function serveSite({
  output,
  port,
  host,
  allowedHosts = [],
  trusts = trustNobody,
  proxies = [],
}: ServeOptions): Promise<{ server: Server; url: string }> {
  const { previous } = nameOutputFolders(output);
  const answer = (folder: string) => sirv(folder, { dev: true, dotfiles: false, setHeaders: nameCharset });
  const now = answer(output);
  const before = answer(previous);
  const findFolder = async () => ((await isThere(output)) ? output : previous);
  const reach = { listens: () => host, allowedHosts, trusts };
  const relay = createServedRelay(createRelayReader(findFolder), reach);
  const readSite = createMcpReader(findFolder);
  const mcp = createServedMcp(readSite, reach, await readVersion());
  const isOwnName = async (name: string) =>
    isLoopbackName(name) ||
    isAllowedName(name, allowedHosts) ||
    (name !== '' && name === URL.parse((await readSite())?.siteUrl ?? '')?.hostname);
  const server = createServer(async (request, response) => {
    const name = readHostName(readSender(request, trusts).host);
    if (isLoopbackName(host) && !(await isOwnName(name))) return refuse(response, name);
    if (relay.serve(request, response) || mcp.serve(request, response)) return;
    const proxy = findProxy(proxies, request.url);
    if (proxy) return forwardRequest(proxy, request, response);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    compressText(request, response);
    const isSwapping = !(await isThere(output)) && (await isThere(previous));
    const handler = isSwapping ? before : now;
    const folder = isSwapping ? previous : output;
    handler(request, response, () => answerOther(request, response, folder));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}/` };
}

/** Markdown and YAML are UTF-8 too; without a word of it browsers guess. */
function nameCharset(response: ServerResponse, path: string): void {
  const [, extension] = /\.(md|ya?ml)$/.exec(path) ?? [];
  if (extension === undefined) return;
  response.setHeader('Content-Type', `text/${extension === 'md' ? 'markdown' : 'yaml'};charset=utf-8`);
}

/** What no file answers: a redirect, which may have a pattern, else the page that says so. */
async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const rules = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '');
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const redirect = readRedirectRules(rules)(path);
  if (redirect) {
    response.writeHead(redirect.status, {
      Location: query === undefined ? redirect.destination : `${redirect.destination}?${query}`,
    });
    response.end();
    return;
  }
  const page = await readFile(join(folder, '404.html')).catch(() => undefined);
  response.writeHead(404, { 'Content-Type': page ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8' });
  response.end(page ?? 'Not found\n');
}

function refuse(response: ServerResponse, name: string): void {
  response.writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(
    `This server does not answer to the name "${name}". To allow it, start it with --allowed-hosts ${name || 'NAME'} or set "siteUrl" in site.json.\n`,
  );
}

async function isThere(folder: string): Promise<boolean> {
  return stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
}
