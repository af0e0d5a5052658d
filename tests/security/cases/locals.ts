import { createOwnHosts } from '../../../src/relay/own-host.ts';
import {
  type HostileCase,
  message,
  operation,
  operationId,
  type Sending,
  sends,
  siteOrigin,
  without,
} from '../relay-parts.ts';

const url = 'http://localhost:8080';
const documented = { ...operation, servers: [{ url, description: undefined, variables: [] }] };
const asked = message({ server: { url, variables: {} } });

/** A site on loopback, published by a proxy under a name, with a documented server on the same machine. */
function readerElsewhere(
  name: string,
  rule: string,
  sending: Sending,
  { origins = ['https://docs.example.com'], isLocal = true } = {},
): HostileCase {
  return {
    name: `a reader elsewhere calls a server of this machine ${name}`,
    options: () => ({
      findOperation: (id) => (id === operationId ? documented : undefined),
      origins,
      isLocal,
      isOwnHost: createOwnHosts({ port: 4321, isLocal, origins, allowedHosts: ['docs.example.com'] }),
    }),
    weaken: without('local', rule),
    attack: sends(asked, sending),
  };
}

const published = { Origin: 'https://docs.example.com' };

/** Readers elsewhere who are taken for readers at this machine. */
export const locals: readonly HostileCase[] = [
  readerElsewhere('through a proxy that sends its own Host', 'hasLoopbackOrigin', { headers: published }),
  readerElsewhere(
    'through a proxy that keeps Host, with a forged Origin',
    'hasLoopbackHost',
    { url: 'http://docs.example.com/_octavo/relay', headers: { Origin: siteOrigin } },
    { origins: [siteOrigin] },
  ),
  readerElsewhere(
    'with a Host that is not the one of the URL',
    'hasLoopbackHost',
    { headers: { Host: 'docs.example.com', Origin: siteOrigin } },
    { origins: [siteOrigin] },
  ),
  readerElsewhere('of a server that listens on all addresses', 'isServedOnLoopback', {}, { isLocal: false }),
  ...[
    'Forwarded',
    'X-Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Original-Host',
    'X-Original-Forwarded-For',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'Fastly-Client-IP',
    'Via',
  ].map((name) =>
    readerElsewhere(`with a forged Origin, and the proxy adds ${name}`, 'hasNoForwardingHeader', {
      headers: { [name]: '203.0.113.7' },
    }),
  ),
];
