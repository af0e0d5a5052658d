import { BlockList, isIP } from 'node:net';

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
