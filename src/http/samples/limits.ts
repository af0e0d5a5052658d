import { hasForbiddenBody, type WithBody } from '../playground/simple-request.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { SayComment } from './define-language.ts';

/** Methods that fetch refuses. https://fetch.spec.whatwg.org/#forbidden-method */
const forbiddenMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** What of a request fetch cannot send; undefined when it can. */
export function findFetchLimit(request: WithBody): 'body' | 'method' | undefined {
  if (hasForbiddenBody(request)) return 'body';
  return forbiddenMethods.has(request.method) ? 'method' : undefined;
}

/**
 * Whether the path has steps `.` or `..`, also percent-encoded, which clients that keep to the URL standard resolve.
 * https://url.spec.whatwg.org/#double-dot-path-segment
 */
export function hasDotSteps({ url }: Pick<HttpRequest, 'url'>): boolean {
  const text = url.map((part) => (typeof part === 'string' ? part : 'x')).join('');
  const path = text.replace(/[?#].*$/s, '').replace(/^[a-z]+:\/\//i, '');
  return /\/(?:\.|%2e){1,2}(?=\/|$)/i.test(path);
}

/** What a sample says where its client resolves such steps. */
export function describeDotSteps(client: string, t: SayComment): string {
  return t('{client} resolves the "." and ".." in this path, so it requests a different path.', { client });
}

/**
 * Headers that browsers set themselves and scripts cannot; among them `User-Agent`, which the standard leaves to scripts
 * and Chromium does not. https://fetch.spec.whatwg.org/#forbidden-request-header
 */
export function isForbiddenHeader(name: string): boolean {
  return /^(?:accept-charset|accept-encoding|access-control-request-(?:headers|method|private-network)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i.test(
    name,
  );
}
