import type { RelayOperation, RelayOptions } from '../../../src/relay/relay-options.ts';
import {
  careless,
  type HostileCase,
  message,
  operation,
  operationId,
  sends,
  without,
} from '../relay-parts.ts';

const own = message({ server: { url: '/sandbox', variables: {} } });

/** A document that asks for what a relay must not do. */
function documented(change: Partial<RelayOperation['call']>, url?: string): Partial<RelayOptions> {
  const servers = url === undefined ? operation.servers : [{ url, description: undefined, variables: [] }];
  const changed = { ...operation, servers, call: { ...operation.call, ...change } };
  return { findOperation: (id) => (id === operationId ? changed : undefined) };
}

/** Requests that an operation and a reader's values would make. */
export const calls: readonly HostileCase[] = [
  ...careless.map(
    (name): HostileCase => ({
      name: `a document declares ${name} as a parameter, and a reader gives it`,
      weaken: without('call', name === 'Cookie' ? 'refuseUndeclaredCookies' : 'refuseForbiddenHeaders'),
      attack: sends(message({ parameters: { 'path.id': '7', [`header.${name}`]: 'a=evil' } })),
    }),
  ),
  {
    name: 'the value of a cookie credential holds a second cookie',
    weaken: without('call', 'refuseUndeclaredCookies'),
    attack: sends(message({ security: 1, credentials: { SESSION: 'a; admin=1' } })),
  },
  {
    name: 'the value of a cookie credential holds the same cookie again',
    weaken: without('call', 'refuseUndeclaredCookies'),
    attack: sends(message({ security: 1, credentials: { SESSION: 'a; session=b; theme=c' } })),
  },
  {
    name: 'a credential has a character that no header can have',
    weaken: without('call', 'refuseUnwritableHeaders'),
    attack: sends(message({ credentials: { API_TOKEN: 'Token \u010a' } })),
  },
  ...['..', '.', 'a/../../admin', '..\\..\\admin', '../admin', '..;a=1', '%2e%2e', '%252e%252e'].map(
    (id): HostileCase => ({
      name: `the path parameter ${id} would lead to another operation`,
      weaken: without('call', 'refuseDotSegments'),
      attack: sends(message({ parameters: { 'path.id': id } })),
    }),
  ),
  ...[
    {},
    { 'path.id': '' },
    { 'path.id': [] },
    { 'path.id': [''] },
    { 'path.id': {} },
    { 'path.id': null },
  ].map(
    (parameters): HostileCase => ({
      name: `a path with the parameters ${JSON.stringify(parameters)} would call the whole collection`,
      weaken: without('call', 'refuseUnfilledPath'),
      attack: sends(message({ parameters })),
    }),
  ),
  ...[1, 22, 25, 6_000, 6_667, 10_080].map(
    (port): HostileCase => ({
      name: `a document names port ${port}, which browsers refuse`,
      weaken: without('call', 'refuseBadPorts'),
      attack: sends(
        message({ server: { url: `https://api.example.com:${port}`, variables: {} } }),
        {},
        documented({}, `https://api.example.com:${port}`),
      ),
    }),
  ),
  ...['CONNECT', 'TRACE', 'GET / HTTP/1.1\r\nX:'].map(
    (method): HostileCase => ({
      name: `a document asks for the method ${JSON.stringify(method)}`,
      weaken: without('call', 'refuseForbiddenMethods'),
      attack: sends(message({}), {}, documented({ method })),
    }),
  ),
  ...[
    'ftp://files.example.com',
    'file:///etc/passwd',
    '//evil.example',
    'https://user:secret@api.example.com',
    'https://api.example.com\\@evil.example',
    'gopher://a',
    'https://',
  ].map(
    (url): HostileCase => ({
      name: `a document names ${url} as its server`,
      weaken: without('call', 'refuseOtherServers'),
      attack: sends(message({ server: { url, variables: {} } }), {}, documented({}, url)),
    }),
  ),
  {
    name: 'a published site is asked to call itself',
    weaken: (parts) => without('address', 'refusePrivateAddress')(without('call', 'refuseOwnSite')(parts)),
    attack: sends(own, {}, { isLocal: false }),
  },
  {
    name: 'a URL and headers are larger than servers take',
    weaken: without('call', 'refuseLargeHead'),
    attack: sends(message({ parameters: { 'path.id': '7', 'query.q': 'a'.repeat(40_000) } })),
  },
];
