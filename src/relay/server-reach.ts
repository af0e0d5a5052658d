import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How readers reach a Node server. */
export interface ServerReach {
  /** The address that it listens on; asked at each request. */
  readonly listens: () => string;
  /** Names that it answers to, further to those of the site: `docs.example.com`, `.example.com`. */
  readonly allowedHosts: readonly string[];
  /** Which proxies' headers are believed. */
  readonly trusts: TrustProxy;
}

/** A server without a proxy in front of it. */
export function reachDirectly(listens: () => string, allowedHosts: readonly string[] = []): ServerReach {
  return { listens, allowedHosts, trusts: trustNobody };
}

/** Who sent a request, and what for: as the connection says it, or as a trusted proxy does. */
export interface Sender {
  /** The IP address of the reader. */
  readonly address: string | undefined;
  /** The `Host` that the reader's browser sent: `docs.example.com`, `localhost:4321`. */
  readonly host: string;
  readonly scheme: 'http' | 'https';
  /** Whether the connection comes from a trusted proxy. */
  readonly isProxied: boolean;
}

/**
 * Reads the `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto` headers of a request that comes from a trusted
 * proxy; those of any other are a reader's own and are not read. Of several values the last is the one that the nearest
 * proxy wrote, so addresses are read from the right as long as they are those of trusted proxies.
 */
export function readSender(message: IncomingMessage, trusts: TrustProxy): Sender {
  const address = message.socket.remoteAddress;
  const host = message.headers.host ?? '';
  const isProxied = address !== undefined && trusts(address);
  if (!isProxied) return { address, host, scheme: 'http', isProxied };
  const list = (name: string) => listValues(message.headers[name]);
  const scheme = list('x-forwarded-proto').at(-1)?.toLowerCase();
  return {
    address: findReader(address, list('x-forwarded-for'), trusts),
    host: list('x-forwarded-host').at(-1) ?? host,
    scheme: scheme === 'https' ? 'https' : 'http',
    isProxied,
  };
}

/** The first address from the right that is not a trusted proxy's; one that cannot be read ends the search. */
function findReader(nearest: string, forwarded: readonly string[], trusts: TrustProxy): string {
  let address = nearest;
  for (const value of forwarded.toReversed()) {
    if (!trusts(address)) break;
    const next = readAddress(value);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` and `[2001:db8::1]:4711`; undefined for `unknown` and the like. */
function readAddress(value: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(value) ?? [];
  const address = bracketed ?? plain ?? value;
  return isIP(address) === 0 ? undefined : address;
}

function listValues(header: string | string[] | undefined): readonly string[] {
  const values = typeof header === 'string' ? header.split(',') : (header ?? []);
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** Whether a connection from this IP address comes from a reverse proxy whose `X-Forwarded-*` headers are believed. */
export type TrustProxy = (address: string) => boolean;

/** What is trusted when nothing is configured. */
export const trustNobody: TrustProxy = () => false;

/**
 * Reads IP addresses and networks in CIDR notation (`127.0.0.1`, `10.0.0.0/8`, `fd00::/8`). Gives the first that is
 * neither as `mistake`. An IPv4 address mapped into IPv6, as a socket that listens on `::` reports it, is the IPv4
 * address.
 */
export function readTrustedProxies(words: readonly string[]): TrustProxy | { readonly mistake: string } {
  const list = new BlockList();
  for (const word of words) {
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(word) ?? [];
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    if (version === 0 || Number(length ?? 0) > bits) return { mistake: word };
    list.addSubnet(address, Number(length ?? bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
