import { isLoopbackName, readHostName } from '../own-host.ts';
import type { RelayOptions } from '../relay-options.ts';

/** A request to the relay, before its body is read. */
interface LocalContext {
  readonly request: Request;
  readonly options: RelayOptions;
}

/**
 * Whether a request may come from a reader on this machine. Only where every one of these rules says so are servers on
 * this machine and in its networks called.
 */
export type LocalRule = (context: LocalContext) => boolean;

/** All of them. */
export const localRules: readonly LocalRule[] = [
  isServedOnLoopback,
  hasLoopbackHost,
  hasLoopbackOrigin,
  hasNoForwardingHeader,
];

/** Nobody else reaches a server that listens on loopback, unless a proxy on this machine passes requests on. */
function isServedOnLoopback({ options }: LocalContext): boolean {
  return options.isLocal;
}

/** A proxy that keeps `Host` passes on the name that the site is published under. */
function hasLoopbackHost({ request }: LocalContext): boolean {
  const { host } = new URL(request.url);
  return [host, request.headers.get('host') ?? host].every((one) => isLoopbackName(readHostName(one)));
}

/** A proxy that writes its own `Host` leaves `Origin` as the browser sent it. */
function hasLoopbackOrigin({ request }: LocalContext): boolean {
  const host = URL.parse(request.headers.get('origin') ?? '')?.host;
  return host !== undefined && isLoopbackName(readHostName(host));
}

/** Headers that proxies and content delivery networks add, and no browser does. */
const forwardingHeaders: readonly RegExp[] = [
  /^forwarded$/,
  /^x-forwarded(?:-.+)?$/,
  /^x-original-(?:host|forwarded-.+)$/,
  /^x-real-ip$/,
  /^x-(?:cluster-)?client-ip$/,
  /^(?:true-client|cf-connecting|fastly-client)-ip$/,
  /^via$/,
];

/** Whether no proxy says that it passed the request on. */
function hasNoForwardingHeader({ request }: LocalContext): boolean {
  return [...request.headers.keys()].every((name) => !forwardingHeaders.some((form) => form.test(name)));
}
