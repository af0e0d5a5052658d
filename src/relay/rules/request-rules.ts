import type { RelayOptions } from '../relay-options.ts';
import { type Refusal, refuse } from './refusal.ts';

/** A request to the relay, before its body is read. */
interface RequestContext {
  readonly request: Request;
  readonly options: RelayOptions;
}

export type RequestRule = (context: RequestContext) => Refusal | undefined;

/** Of any request, in the order in which the relay looks. */
export const requestRules: readonly RequestRule[] = [refuseForeignHost, refuseOtherMethods];

/** Of a request that has a message, after those of any. */
export const postRules: readonly RequestRule[] = [
  refuseForeignOrigin,
  refuseCrossSite,
  refuseOtherTypes,
  refuseEncodedMessages,
];

/** A name that somebody made lead here is not this site's (DNS rebinding). */
function refuseForeignHost({ request, options }: RequestContext): Refusal | undefined {
  const isOwn = options.isOwnHost(readHost(request)) && options.isOwnHost(new URL(request.url).host);
  if (isOwn) return undefined;
  return refuse(
    'forbidden-origin',
    'The relay responds only under the host names of its own site. Set the public URL of the site as "siteUrl" in site.json.',
  );
}

function refuseOtherMethods({ request }: RequestContext): Refusal | undefined {
  if (['POST', 'GET', 'HEAD'].includes(request.method)) return undefined;
  return refuse('invalid-request', 'The relay accepts only POST requests.', 405);
}

/** Every browser sends `Origin` with a POST; without it the sender is not a page of this site. */
function refuseForeignOrigin({ request, options }: RequestContext): Refusal | undefined {
  const origin = request.headers.get('origin');
  const host = origin === null ? undefined : URL.parse(origin)?.host;
  const isOwn = host !== undefined && host !== '' && host === readHost(request);
  if (isOwn || (origin !== null && options.origins.includes(origin))) return undefined;
  return refuse('forbidden-origin', 'The relay accepts messages only from pages of its own site.');
}

/** https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header */
function refuseCrossSite({ request }: RequestContext): Refusal | undefined {
  if (request.headers.get('sec-fetch-site') === 'same-origin') return undefined;
  return refuse(
    'forbidden-origin',
    'The relay accepts only messages that the browser marks as same-origin, which it does over HTTPS and on localhost.',
  );
}

/** A type that no form can send: a browser asks before it sends it to another site. */
function refuseOtherTypes({ request }: RequestContext): Refusal | undefined {
  if (request.headers.get('content-type') === 'application/json') return undefined;
  return refuse('invalid-request', 'The relay accepts only application/json.', 415);
}

function refuseEncodedMessages({ request }: RequestContext): Refusal | undefined {
  if (!request.headers.has('content-encoding')) return undefined;
  return refuse('invalid-request', 'The relay does not accept messages with a content encoding.', 415);
}

/** What the sender takes the site's name for; some servers put another one into the URL. */
function readHost(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}
