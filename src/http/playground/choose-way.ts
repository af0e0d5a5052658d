import { findFetchLimit, hasDotSteps, isForbiddenHeader } from '../samples/limits.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { relayLimit } from './relay-message.ts';

/** Why a browser cannot send a request, or may not read the answer to it. */
export type Obstacle =
  /** As the rest of a sentence: `a GET request with a body`. */
  | { readonly kind: 'method'; readonly what: string }
  | { readonly kind: 'headers'; readonly names: readonly string[] }
  | { readonly kind: 'dot-steps' }
  /** An `http:` server, tried from an `https:` page. */
  | { readonly kind: 'mixed-content' }
  /** The server was asked and does not allow browsers of this site. */
  | { readonly kind: 'cors' };

/** Why the relay cannot take a request. */
export type RelayLimit = 'off' | 'absent' | 'typed-server' | 'too-large' | 'refused';

/** Which way a request goes, and why not by an earlier one of these: directly, through the relay, by hand with cURL. */
export type Way =
  | { readonly way: 'direct' }
  | { readonly way: 'relay'; readonly obstacle: Obstacle }
  | { readonly way: 'curl'; readonly obstacle: Obstacle; readonly limit: RelayLimit };

export interface Circumstances {
  readonly request: PreparedRequest;
  /** Origin of the page. */
  readonly pageOrigin: string;
  /** Whether the server's origin was typed by the reader: then the relay, which knows fixed origins, cannot take it. */
  readonly isTyped: boolean;
  /** `api.playground.disableProxy` is not set. */
  readonly canRelay: boolean;
  /** False once it is known that none answers. */
  readonly hasRelay: boolean;
  /** The server's origin refused this site's pages before. */
  readonly isRefused: boolean;
}

/** Which way a request goes: the first that can carry it whole. */
export function chooseWay(circumstances: Circumstances): Way {
  const obstacle = findObstacle(circumstances);
  if (!obstacle) return { way: 'direct' };
  const limit = findRelayLimit(circumstances) ?? (isRefusedToo(obstacle) ? 'refused' : undefined);
  return limit ? { way: 'curl', obstacle, limit } : { way: 'relay', obstacle };
}

/** Why the relay cannot take a request; undefined when it can. */
export function findRelayLimit({
  canRelay,
  isTyped,
  hasRelay,
  request,
}: Circumstances): RelayLimit | undefined {
  if (isTyped) return 'typed-server';
  if (!canRelay) return 'off';
  if (!hasRelay) return 'absent';
  return request.body && request.body.length > relayLimit ? 'too-large' : undefined;
}

/** Whether the rules of the relay (src/relay/rules/call-rules.ts) stop what a browser cannot send. */
function isRefusedToo(obstacle: Obstacle): boolean {
  if (obstacle.kind === 'method') return !/ with a body$/.test(obstacle.what);
  if (obstacle.kind === 'headers')
    return !obstacle.names.every((name) => /^(?:accept-charset|cookie|date|dnt|user-agent)$/i.test(name));
  return obstacle.kind === 'dot-steps';
}

function findObstacle({ request, pageOrigin, isRefused }: Circumstances): Obstacle | undefined {
  const what = findFetchLimit(request);
  if (what !== undefined) return { kind: 'method', what };
  const names = request.headers.map(([name]) => name).filter(isForbiddenHeader);
  if (names.length > 0) return { kind: 'headers', names };
  if (hasDotSteps({ url: [request.url] })) return { kind: 'dot-steps' };
  if (isMixed(request.url, pageOrigin)) return { kind: 'mixed-content' };
  return isRefused ? { kind: 'cors' } : undefined;
}

/** https://w3c.github.io/webappsec-mixed-content/#categorize-settings-object */
function isMixed(url: string, pageOrigin: string): boolean {
  if (!pageOrigin.startsWith('https:') || !/^http:/i.test(url)) return false;
  const host = URL.parse(url)?.hostname ?? '';
  // https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
  return !/^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

/**
 * Whether a browser asks the server before it sends a request to another origin: then one that was refused has not
 * arrived. https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 */
export function isPreflighted(
  method: string,
  headers: readonly (readonly [name: string, value: string])[],
): boolean {
  return (
    !/^(?:GET|HEAD|POST)$/.test(method) ||
    headers.some(
      ([name, value]) =>
        !/^(?:accept|accept-language|content-language)$/i.test(name) &&
        !(
          /^content-type$/i.test(name) &&
          /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i.test(value)
        ),
    )
  );
}
