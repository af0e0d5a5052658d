import { t } from '../../i18n/browser.ts';
import { plural } from '../../i18n/browser-plural.ts';
import { joinWords } from '../../i18n/join-words.ts';
import type { ScriptMessage } from '../../i18n/messages.ts';
import type { PlaygroundData } from '../form/playground-form.ts';
import type { ServerChoice } from '../request/resolve-server.ts';
import { findFetchLimit, hasDotSteps, isForbiddenHeader } from '../samples/limits.ts';
import { isTypedServer } from './choose-server.ts';
import type { PreparedRequest } from './exchange.ts';
import { relayLimit } from './relay-message.ts';
import { describeDirect, describeForbiddenBody, describeRelay, isOwnMachine } from './simple-request.ts';

/** Why a browser cannot send a request, or may not read the answer to it. */
type Obstacle =
  /** A method that fetch refuses, or one that it sends without a body. */
  | { readonly kind: 'method' | 'body'; readonly method: string }
  | { readonly kind: 'headers'; readonly names: readonly string[] }
  | { readonly kind: 'dot-steps' }
  /** An `http:` server, tried from an `https:` page. */
  | { readonly kind: 'mixed-content' }
  /** The server was asked and does not allow browsers of this site. */
  | { readonly kind: 'cors' };

/** Why the relay cannot take a request. */
type RelayLimit = 'off' | 'absent' | 'typed-server' | 'undocumented' | 'too-large' | 'refused';

/** Which way a request goes, and why not by an earlier one of these: directly, through the relay, by hand with cURL. */
type Route =
  | { readonly kind: 'direct' }
  | { readonly kind: 'relay'; readonly obstacle: Obstacle }
  | { readonly kind: 'curl'; readonly obstacle: Obstacle; readonly limit: RelayLimit };

/** What decides about the way of a request. */
export interface RouteContext {
  readonly request: PreparedRequest;
  /** Origin of the page. */
  readonly pageOrigin: string;
  /** Whether the server's origin was typed by the reader: then the relay, which knows fixed origins, cannot take it. */
  readonly isTyped: boolean;
  /** `api.playground.disableProxy` is not set. */
  readonly canRelay: boolean;
  /** False once it is known that none answers. */
  readonly hasRelay: boolean;
  /** The reader sends more than the document describes, which is all that the relay sends. */
  readonly hasExtras: boolean;
  /** The server's origin refused this site's pages before. */
  readonly isRefused: boolean;
}

/** What of a request decides about its way. */
interface RoutedCall {
  readonly prepared: PreparedRequest;
  readonly choice: ServerChoice;
  /** As many as the reader added to what the document describes. */
  readonly extras: { readonly length: number };
}

/** Which way a request goes: the first that can carry it whole. */
export function chooseRoute(context: RouteContext): Route {
  const obstacle = findObstacle(context);
  if (!obstacle) return { kind: 'direct' };
  const limit = findRelayLimit(context) ?? (isRefusedToo(obstacle) ? 'refused' : undefined);
  return limit ? { kind: 'curl', obstacle, limit } : { kind: 'relay', obstacle };
}

/** The same of what a page knows: of the ways that requests can go, and of the request. */
export function readRouteContext(
  { canRelay }: Pick<PlaygroundData, 'canRelay'>,
  { hasRelay, refused }: { readonly hasRelay: boolean; readonly refused: ReadonlySet<string> },
  { prepared, choice, extras }: RoutedCall,
  pageOrigin: string,
): RouteContext {
  return {
    request: prepared,
    pageOrigin,
    isTyped: isTypedServer(choice),
    hasExtras: extras.length > 0,
    canRelay,
    hasRelay,
    isRefused: refused.has(URL.parse(prepared.url)?.origin ?? ''),
  };
}

/** Why the relay cannot take a request; undefined when it can. */
export function findRelayLimit({
  canRelay,
  isTyped,
  hasRelay,
  hasExtras,
  request,
}: RouteContext): RelayLimit | undefined {
  if (isTyped) return 'typed-server';
  if (!canRelay) return 'off';
  if (!hasRelay) return 'absent';
  if (hasExtras) return 'undocumented';
  return request.body && request.body.length > relayLimit ? 'too-large' : undefined;
}

/** Whether the rules of the relay (src/relay/rules/call-rules.ts) stop what a browser cannot send. */
function isRefusedToo(obstacle: Obstacle): boolean {
  if (obstacle.kind === 'headers')
    return !obstacle.names.every((name) => /^(?:accept-charset|cookie|date|dnt|user-agent)$/i.test(name));
  return obstacle.kind === 'method' || obstacle.kind === 'dot-steps';
}

function findObstacle({ request, pageOrigin, isRefused }: RouteContext): Obstacle | undefined {
  const kind = findFetchLimit(request);
  if (kind !== undefined) return { kind, method: request.method };
  const names = request.headers.map(([name]) => name).filter(isForbiddenHeader);
  if (names.length > 0) return { kind: 'headers', names };
  if (hasDotSteps({ url: [request.url] })) return { kind: 'dot-steps' };
  if (isMixed(request.url, pageOrigin)) return { kind: 'mixed-content' };
  return isRefused ? { kind: 'cors' } : undefined;
}

/** https://w3c.github.io/webappsec-mixed-content/#categorize-settings-object */
function isMixed(url: string, pageOrigin: string): boolean {
  if (!pageOrigin.startsWith('https:') || !/^http:/i.test(url)) return false;
  return !isOwnMachine(URL.parse(url)?.hostname ?? '');
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

/** Which way a request goes and why, for a reader. `host` is the server's. */
export function describeRoute(route: Route, host: string): string {
  if (route.kind === 'direct') return describeDirect(host);
  const why = describeObstacle(route.obstacle, host);
  return route.kind === 'relay'
    ? describeRelay(why)
    : t('Your browser cannot send this request. {why} {limit} Use this cURL command:', {
        why,
        limit: t(limits[route.limit]),
      });
}

/** Why a browser cannot send a request, as a sentence. */
function describeObstacle(obstacle: Obstacle, host: string): string {
  switch (obstacle.kind) {
    case 'method':
      return t('Browsers cannot send a {method} request.', { method: obstacle.method });
    case 'body':
      return describeForbiddenBody(obstacle.method);
    case 'headers':
      return plural(
        obstacle.names.length,
        'Browsers do not let pages set the header {names}.',
        'Browsers do not let pages set the headers {names}.',
        { names: joinWords(obstacle.names, 'conjunction') },
      );
    case 'dot-steps':
      return t('Browsers resolve the “.” and “..” in the path.');
    case 'mixed-content':
      return t('Browsers do not let an HTTPS page call {host} over HTTP.', { host });
    case 'cors':
      return t('{host} does not allow requests from other sites (CORS).', { host });
  }
}

/** The same of the relay. */
const limits: Readonly<Record<RelayLimit, ScriptMessage>> = {
  off: 'This site does not use a relay.',
  absent: 'This site’s relay is not available.',
  'typed-server': 'The relay does not call server URLs entered by hand.',
  undocumented: 'The relay sends only what the API description defines.',
  refused: 'The relay cannot send it either.',
  'too-large': 'The body is too large for the relay, which accepts up to 1 MB.',
};
