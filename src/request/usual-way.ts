import type { Circumstances } from './choose-way.ts';
import type { HttpRequest } from './http-request.ts';
import { relayLimit } from './relay-message.ts';

/** Why fetch cannot send the body of a request, as the rest of a sentence about it; undefined when it can. */
export function findBodyLimit({ method, body }: HttpRequest): string | undefined {
  return body && /^(?:GET|HEAD)$/.test(method) ? `a ${method} request with a body` : undefined;
}

/**
 * Whether nothing but its body can keep a request from going directly, and nothing keeps it from the relay. Of others
 * `chooseWay` knows the way.
 */
export function isUsual(circumstances: Circumstances): boolean {
  const { request, url, size, pageOrigin, isTyped, canRelay, hasRelay, isRefused } = circumstances;
  return (
    canRelay &&
    hasRelay &&
    !isTyped &&
    !isRefused &&
    size <= relayLimit &&
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(request.method) &&
    request.headers.every(([name]) => /^(?:authorization|content-type)$/i.test(name)) &&
    !/\/(?:\.|%2e)/i.test(url) &&
    (/^https:/.test(url) || /^http:/.test(pageOrigin))
  );
}

/** That a request goes directly. `host` is the server's. */
export function describeDirect(host: string): string {
  return `Goes directly from your browser to ${host}.`;
}

/** That a request goes through the relay; `why` is the rest of a sentence. */
export function describeRelay(why: string): string {
  return `Goes through this site’s relay, because ${why}.`;
}

/** That a browser cannot send `what`, as the rest of a sentence. */
export function describeLimit(what: string): string {
  return `a browser cannot send ${what}`;
}
