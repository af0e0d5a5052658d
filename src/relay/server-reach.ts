import { type TrustProxy, trustNobody } from './trusted-proxies.ts';

/** How readers reach a Node server. */
export interface ServerReach {
  /** The address that it listens on; asked at each request. */
  readonly listens: () => string;
  /** Names that it answers to, further to those of the site: `docs.example.com`, `.example.com`. */
  readonly allowedHosts: readonly string[];
  /** Which proxies' headers are believed. */
  readonly trusts: TrustProxy;
}

/** A server that no proxy stands in front of. */
export function reachDirectly(listens: () => string, allowedHosts: readonly string[] = []): ServerReach {
  return { listens, allowedHosts, trusts: trustNobody };
}
