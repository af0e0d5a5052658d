import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** A part of a served site that another server on this machine answers. */
export interface ProxyRule {
  /** Root-relative, without a slash at its end: `/sandbox`. */
  readonly path: string;
  /** Where it leads, without a slash at its end: `http://127.0.0.1:4000`. */
  readonly target: string;
}

/** The proxy that answers a request for this URL; undefined when none does. */
export function findProxy(proxies: readonly ProxyRule[], url = '/'): ProxyRule | undefined {
  return proxies.find(({ path }) => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`));
}

/** Headers that end at each server on the way (RFC 9110, section 7.6.1). */
const ofConnection = /^(?:connection|keep-alive|proxy-.+|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * Sends a request on as it came, body and all, with the proxy's path taken off its own, and its answer back. A server
 * that cannot be reached is a 502 that says so.
 */
export function forwardRequest(
  { path, target }: ProxyRule,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { url = '/', method, rawHeaders } = request;
  const rest = url.slice(path.length);
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  const headers = pairUp(rawHeaders).filter(([name]) => !ofConnection.test(name) && !/^host$/i.test(name));
  const sent = ask(target + (rest.startsWith('/') ? rest : `/${rest}`), {
    method: method ?? 'GET',
    headers: [
      ['Host', new URL(target).host],
      ...headers,
      ...(isChunked ? [['Transfer-Encoding', 'chunked'] as const] : []),
    ].flat(),
    agent: false,
  });
  sent.on('response', (answer) => {
    const kept = pairUp(answer.rawHeaders).filter(([name]) => !ofConnection.test(name));
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, kept.flat());
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  sent.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'Content-Type': 'text/plain;charset=utf-8' });
    response.end(`Nothing answers at ${target}, to which ${path} leads.\n`);
  });
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

function pairUp(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
}
