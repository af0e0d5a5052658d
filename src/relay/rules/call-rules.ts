import type { RelayCall } from '../build-call.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { RelayLimits } from '../relay-options.ts';

/** A request that was built from an operation and a reader's values. */
export interface CallContext {
  readonly call: RelayCall;
  /** Whether the reader is at this machine. */
  readonly isLocal: boolean;
  readonly limits: RelayLimits;
}

export type CallRule = (context: CallContext) => Refusal | undefined;

/** Headers that say where a request comes from or how it is carried, also where a document declares them. */
const forbidden =
  /^(?:origin|referer|host|forwarded|x-forwarded.*|x-real-ip|x-client-ip|true-client-ip|cf-.*|fastly-client-ip|via|connection|keep-alive|proxy-.*|sec-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|cookie2|set-cookie.*|accept-encoding|access-control-.*)$/i;

export function refuseForbiddenHeaders({ call }: CallContext): Refusal | undefined {
  const name = call.asked.find((key) => forbidden.test(key));
  return name === undefined
    ? undefined
    : refuse(
        'invalid-request',
        `The relay does not send the header ${name}. Leave it empty, or send the request with cURL.`,
      );
}

/** A value such as `a; admin=1` would be two cookies, and a header parameter `Cookie` any number of them. */
export function refuseUndeclaredCookies({ call }: CallContext): Refusal | undefined {
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
export function refuseUnwritableHeaders({ call }: CallContext): Refusal | undefined {
  const bad = call.headers.find(([, value]) => /[^\t -~\u0080-\u00ff]/.test(value));
  return bad && refuse('invalid-request', `The header ${bad[0]} has a character that no header can have.`);
}

/** `..` in a value, however it is encoded, would call another operation than the one that is named. */
export function refuseDotSegments({ call }: CallContext): Refusal | undefined {
  let path = call.target.replace(/\?.*$/s, '');
  for (let round = 0; round < 3; round++)
    path = path.replace(/%([0-7][0-9a-f])/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
  const segments = path.split(/[/\\]/).map((segment) => segment.replace(/;.*$/s, ''));
  return segments.some((segment) => segment === '.' || segment === '..')
    ? refuse('invalid-request', 'A value in the path would lead to another path.')
    : undefined;
}

export function refuseUnfilledPath({ call }: CallContext): Refusal | undefined {
  const [name] = call.missing;
  return name === undefined ? undefined : refuse('invalid-request', `The path has no value for ${name}.`);
}

/** CONNECT opens a tunnel, TRACE gives credentials back; browsers send neither. */
export function refuseForbiddenMethods({ call }: CallContext): Refusal | undefined {
  const isGood = /^[A-Z]+$/.test(call.method) && !/^(?:CONNECT|TRACE|TRACK)$/.test(call.method);
  return isGood ? undefined : refuse('invalid-request', `The relay does not send ${call.method}.`);
}

export function refuseLargeHead({ call, limits }: CallContext): Refusal | undefined {
  const size = call.headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return size + call.target.length <= limits.headBytes
    ? undefined
    : refuse('request-too-large', 'The request has more in its URL and headers than servers take.');
}

/** Plain http or https to a host, and nobody's user name. */
export function refuseOtherServers({ call }: CallContext): Refusal | undefined {
  return call.isPlainServer
    ? undefined
    : refuse('unknown-server', 'The relay calls servers whose URL is http or https and a host name.');
}

/** The site itself as a server: where strangers reach it, it would be asked in the relay's name. */
export function refuseOwnSite({ call, isLocal }: CallContext): Refusal | undefined {
  if (!call.isOwnSite || isLocal) return undefined;
  return refuse(
    'forbidden-address',
    'The relay calls the site that it is part of only while that is served on this machine.',
  );
}
