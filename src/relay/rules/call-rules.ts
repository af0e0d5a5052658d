import type { RelayCall } from '../build-call.ts';
import type { RelayLimits } from '../relay-options.ts';
import { type Refusal, refuse } from './refusal.ts';

/** A request that was built from an operation and a reader's values. */
interface CallContext {
  readonly call: RelayCall;
  /** Whether the reader is at this machine. */
  readonly isLocal: boolean;
  readonly limits: RelayLimits;
}

export type CallRule = (context: CallContext) => Refusal | undefined;

/** In the order in which the relay looks. */
export const callRules: readonly CallRule[] = [
  refuseOtherServers,
  refuseBadPorts,
  refuseOwnSite,
  refuseForbiddenMethods,
  refuseUnfilledPath,
  refuseDotSegments,
  refuseForbiddenHeaders,
  refuseUndeclaredCookies,
  refuseUnwritableHeaders,
  refuseLargeHead,
];

/** Headers that say where a request comes from or how it is carried, also where a document declares them. */
const forbidden =
  /^(?:origin|referer|host|forwarded|x-forwarded.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|fastly-client-ip|via|connection|keep-alive|proxy-.*|sec-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|cookie2|set-cookie.*|accept-encoding|access-control-.*)$/i;

function refuseForbiddenHeaders({ call }: CallContext): Refusal | undefined {
  const name = call.asked.find((key) => forbidden.test(key));
  return name === undefined
    ? undefined
    : refuse(
        'invalid-request',
        `The relay does not send the header ${name}. Leave it empty, or send the request with cURL.`,
      );
}

/** A value such as `a; admin=1` would be two cookies, and a header parameter `Cookie` any number of them. */
function refuseUndeclaredCookies({ call }: CallContext): Refusal | undefined {
  const value = call.declared.find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (value === undefined) return undefined;
  const names = value.split(/[;,]/).map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const isDeclared =
    names.every((name) => call.cookies.includes(name)) && names.length <= call.cookies.length;
  return isDeclared
    ? undefined
    : refuse('invalid-request', 'The relay sends only cookies that the operation declares.');
}

/** What HTTP cannot carry (RFC 9110, section 5.5), so that no client has to change it. */
function refuseUnwritableHeaders({ call }: CallContext): Refusal | undefined {
  const bad = call.headers.find(([, value]) => /[^\t -~\u0080-\u00ff]/.test(value));
  return (
    bad &&
    refuse('invalid-request', `The header ${bad[0]} contains a character that is not allowed in headers.`)
  );
}

/** `..` in a value, however it is encoded, would call another operation than the one that is named. */
function refuseDotSegments({ call }: CallContext): Refusal | undefined {
  let path = call.target.replace(/\?.*$/s, '');
  for (let round = 0; round < 3; round++)
    path = path.replace(/%([0-7][0-9a-f])/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  const segments = path.split(/[/\\]/).map((segment) => segment.replace(/;.*$/s, ''));
  return segments.some((segment) => segment === '.' || segment === '..')
    ? refuse('invalid-request', 'A value in the path must not contain a "." or ".." segment.')
    : undefined;
}

function refuseUnfilledPath({ call }: CallContext): Refusal | undefined {
  const [name] = call.missing;
  return name === undefined ? undefined : refuse('invalid-request', `The path has no value for ${name}.`);
}

/** CONNECT opens a tunnel, TRACE gives credentials back; browsers send neither. */
function refuseForbiddenMethods({ call }: CallContext): Refusal | undefined {
  const isGood = /^[A-Z]+$/.test(call.method) && !/^(?:CONNECT|TRACE|TRACK)$/.test(call.method);
  return isGood ? undefined : refuse('invalid-request', `The relay does not send ${call.method} requests.`);
}

function refuseLargeHead({ call, limits }: CallContext): Refusal | undefined {
  const size = call.headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return size + call.target.length <= limits.headBytes
    ? undefined
    : refuse('request-too-large', 'The URL and headers of the request are too large.');
}

/** Plain http or https to a host, and nobody's user name. */
function refuseOtherServers({ call }: CallContext): Refusal | undefined {
  return call.isPlainServer
    ? undefined
    : refuse(
        'unknown-server',
        'The relay calls only servers with an http or https URL and a plain host name.',
      );
}

/** Ports of other protocols than HTTP. https://fetch.spec.whatwg.org/#port-blocking */
const badPorts: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** A server of another protocol could take a request for its own. */
function refuseBadPorts({ call }: CallContext): Refusal | undefined {
  return badPorts.has(call.port)
    ? refuse('unknown-server', `The relay does not call port ${call.port}, which browsers also block.`)
    : undefined;
}

/** The site itself as a server: where strangers reach it, it would be asked in the relay's name. */
function refuseOwnSite({ call, isLocal }: CallContext): Refusal | undefined {
  if (!call.isOwnSite || isLocal) return undefined;
  return refuse('forbidden-address', 'The relay calls its own site only when the site runs on this machine.');
}
