import { clientKey, createClientLimits } from './client-limits.ts';
import { handleRelay } from './handle-relay.ts';
import { createOwnHosts } from './own-host.ts';
import { readRelaySite } from './relay-data.ts';
import type { RelayLogEntry, RelayTransport } from './relay-options.ts';

export interface FetchRelayOptions {
  /** The site's `_octavo/relay.json`, as text or parsed. */
  readonly site: string | object;
  readonly transport: RelayTransport;
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Where the site is published, in addition to `siteUrl` of `site.json`. */
  readonly origins?: readonly string[];
  /** Whether only this machine reaches the site: then servers on it may be called too. */
  readonly isLocal?: boolean;
  readonly log?: (entry: RelayLogEntry) => void;
}

/**
 * The relay as a function of the web's `Request`, for platforms that serve a site by one. `address` is the IP address of
 * the reader, by which requests are limited, in this process.
 */
export function createFetchRelay({
  site,
  transport,
  resolve,
  origins = [],
  isLocal = false,
  log,
}: FetchRelayOptions): (request: Request, address: string | undefined) => Promise<Response> {
  const known = readRelaySite(site);
  const published = [...known.origins, ...origins];
  const clients = createClientLimits({ perMinute: 120, atOnce: 10, atOnceInAll: 100 });
  // Which port the site is served at is the platform's matter.
  const isOwnHost = createOwnHosts({ port: 0, isLocal: false, origins: published });
  return (request, address) =>
    handleRelay(request, {
      findOperation: known.findOperation,
      transport,
      resolve,
      isOwnHost,
      origins: published,
      isLocal,
      client: clientKey(address),
      clients,
      ...(log ? { log } : {}),
    });
}

/** A part of `application/dns-json`: https://developers.google.com/speed/public-dns/docs/doh/json */
interface DnsAnswer {
  readonly Answer?: readonly { readonly type: number; readonly data: string }[];
}

/** The numbers of A and AAAA among the types of records. */
const types = [1, 28];

/**
 * Looks names up by DNS over HTTPS, for platforms that have no other way; a name that is not known has no addresses.
 * `url` is the service that is asked.
 */
export function createHttpsResolver(
  ask: (url: string, init: RequestInit) => Promise<Response>,
  url = 'https://cloudflare-dns.com/dns-query',
): (hostname: string) => Promise<readonly string[]> {
  const lookUp = async (hostname: string, type: number): Promise<readonly string[]> => {
    const query = `${url}?name=${encodeURIComponent(hostname)}&type=${type}`;
    const response = await ask(query, { headers: { Accept: 'application/dns-json' } });
    const { Answer = [] }: DnsAnswer = await response.json();
    return Answer.filter((record) => record.type === type).map(({ data }) => data);
  };
  return async (hostname) => (await Promise.all(types.map((type) => lookUp(hostname, type)))).flat();
}
