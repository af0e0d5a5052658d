import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findProxy, forwardRequest, type ProxyRule } from '../build/http/forward-request.ts';
import { answerOutsideBase } from '../build/http/outside-base.ts';
import { type RequestTarget, readTarget } from '../build/http/request-target.ts';
import { listHeaders, refuseRequest, securityHeaders } from '../build/http/security-headers.ts';
import { sendFile } from '../build/http/send-file.ts';
import { withoutBase } from '../lib/html/base-path.ts';
import { packageVersion } from '../lib/package-version.ts';
import { createMcpReader } from '../mcp/read-mcp-site.ts';
import { createServedMcp } from '../mcp/serve-mcp.ts';
import { isAllowedName, isLoopbackName, readHostName } from '../relay/own-host.ts';
import type { RelayLimits } from '../relay/relay-options.ts';
import { createRelayReader, createServedRelay } from '../relay/relay-server.ts';
import { readSender, type TrustProxy, trustNobody } from '../relay/server-reach.ts';
import { createSiteFinder, type SiteFinder } from './find-in-site.ts';
import { followOutput, nameOutputFolders } from './output/swap-output.ts';

/**
 * How long a server waits for a request, in milliseconds, and how large its head may be, in bytes: a client that sends one byte a
 * second holds no connection for long, and a file can be uploaded to a server behind it.
 * https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
} as const;

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
  /** Limits of its relay; the usual ones unless given. */
  readonly relayLimits?: RelayLimits | undefined;
}

/**
 * Serves a built site below the base that it was built with; resolves once it listens. While a build swaps the folder, the previous one answers.
 * Text is compressed where the client takes it. Its relay and `/mcp` answer beside the files. Requests for a foreign `Host` are refused on loopback, so that no other site can read it through its own name.
 */
export async function serveSite({
  output,
  port,
  host,
  allowedHosts = [],
  trusts = trustNobody,
  proxies = [],
  relayLimits,
}: ServeOptions): Promise<{ server: Server; url: string }> {
  const { previous } = nameOutputFolders((await followOutput(output)) ?? output);
  const find = createSiteFinder(output, previous);
  const findFolder = () => (existsSync(join(output, 'index.html')) ? output : previous);
  const reach = { listens: () => host, allowedHosts, trusts };
  const relay = createServedRelay(createRelayReader(findFolder), reach, relayLimits);
  const readSite = createMcpReader(findFolder);
  const mcp = createServedMcp(readSite, reach, packageVersion);
  // A file that is damaged is told to those who ask for it.
  const readBase = () =>
    readSite().then(
      (site) => site?.base ?? '/',
      () => '/',
    );
  const isOwnName = async (name: string) =>
    isLoopbackName(name) ||
    isAllowedName(name, allowedHosts) ||
    (name !== '' && name === URL.parse((await readSite())?.siteUrl ?? '')?.hostname);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = readHostName(readSender(request, trusts).host);
    if (isLoopbackName(host) && !(await isOwnName(name))) return refuseName(response, name);
    const target = readTarget(request.url);
    if (!target) return refuseRequest(response, 400, 'The path of this request is malformed.');
    const base = await readBase();
    const pathname = withoutBase(base, target.pathname);
    // What the relay and `/mcp` are asked for; a proxy gets the request as it came.
    request.url = (pathname ?? target.pathname) + target.search;
    if (pathname !== undefined && (relay.serve(request, response) || mcp.serve(request, response))) return;
    const proxy = findProxy(proxies, target);
    if (proxy) return forwardRequest(proxy, target, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseRequest(response, 405, 'Files are read by GET and HEAD.', { Allow: 'GET, HEAD' });
    if (pathname === undefined) return answerOutsideBase(response, target, base);
    await answerFile(request, response, { ...target, pathname }, find, base);
  };
  const server = createServer(serverLimits, (request, response) => {
    // Nothing that goes wrong with one request may end the server.
    answer(request, response).catch(() => {
      refuseRequest(response, 500, 'This file cannot be read.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const base = await readBase();
  return { server, url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}${base}` };
}

/** How often a file is looked for that is replaced between being found and being opened. */
const mostAttempts = 100;

async function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: RequestTarget,
  find: SiteFinder,
  base: string,
): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const { file, redirect, missing } = await find(pathname, base);
    if (redirect) {
      const headers = { Location: addQuery(redirect.destination, search), ...securityHeaders };
      return void response.writeHead(redirect.status, headers).end();
    }
    if (file) {
      const headers = listHeaders(pathname);
      if (await sendFile(request, response, file, { headers })) return;
    } else if (!missing) return refuseRequest(response, 404, 'Not found');
    else if (await sendFile(request, response, missing, { headers: securityHeaders, status: 404 })) return;
  }
  refuseRequest(response, 503, 'This file is being replaced.');
}

/** A redirect's destination with the query of the request, behind its own. */
function addQuery(destination: string, search: string): string {
  if (search === '') return destination;
  const [, base = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(destination) ?? [];
  return `${base}${base.includes('?') ? search.replace('?', '&') : search}${hash}`;
}

function refuseName(response: ServerResponse, name: string): void {
  const allow = `--allowed-hosts ${name || 'NAME'}`;
  refuseRequest(
    response,
    403,
    `This server does not answer to the name "${name}". To allow it, start it with ${allow} or set "siteUrl" in site.json.`,
  );
}
