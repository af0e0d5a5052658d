import { isIP } from 'node:net';
import type { ProxyRule } from '../../build/http/forward-request.ts';
import { readTarget } from '../../build/http/request-target.ts';
import { readTrustedProxies, type TrustProxy, trustNobody } from '../../relay/server-reach.ts';

/** Where a server listens, what it answers to and whom it believes, as the command line says. */
export interface Reach {
  /** The address to listen on. */
  readonly host: string;
  /** Names that it answers to, in lower case; `.example.com` is every name below it, too. */
  readonly allowedHosts: readonly string[];
  readonly trusts: TrustProxy;
}

const loopback = '127.0.0.1';

/**
 * The values of `--host`, `--allowed-hosts` and `--trust-proxy`, each a list with commas or given several times. `--host`
 * is an address to listen on, as in Vite and Astro; a name in it is one that the server answers to, which then listens
 * on 127.0.0.1. A text says what is wrong with the first that is none.
 */
export function readReach(written: {
  readonly host?: unknown;
  readonly allowedHosts?: unknown;
  readonly trustProxy?: unknown;
}): Reach | string {
  const words = listWords(written.host).map((word) => word.replace(/^\[(.*)\]$/, '$1'));
  const isAddress = (word: string) => isIP(word) !== 0 || word.toLowerCase() === 'localhost';
  const [host = loopback, second] = words.filter(isAddress);
  if (second !== undefined)
    return `--host is one address to listen on, and not both "${host}" and "${second}"`;
  const names = [...words.filter((word) => !isAddress(word)), ...listWords(written.allowedHosts)];
  const bad = names.find((name) => !isName(name));
  if (bad !== undefined)
    return `--host and --allowed-hosts take names such as docs.example.com, without a port, and not "${bad}"`;
  const proxies = listWords(written.trustProxy);
  const trusts = proxies.length === 0 ? trustNobody : readTrustedProxies(proxies);
  if (typeof trusts !== 'function')
    return `--trust-proxy takes IP addresses and networks, such as 127.0.0.1,10.0.0.0/8, and not "${trusts.mistake}"`;
  return { host, allowedHosts: names.map((name) => name.toLowerCase()), trusts };
}

function listWords(written: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(written) ? written : [written ?? ''];
  return values
    .flatMap((value) => String(value).split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** A host name (RFC 1123, section 2.1), or one with a dot in front for all below it. */
function isName(word: string): boolean {
  return /^\.?(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i.test(word) && !/^[\d.]+$/.test(word);
}

/**
 * The values of `--proxy`, each `/PATH=http://HOST:PORT` with a server on this machine. A text says what is wrong with
 * the first that is none.
 */
export function readProxies(written: unknown): readonly ProxyRule[] | string {
  const words = written === undefined ? [] : Array.isArray(written) ? written : [written];
  const proxies: ProxyRule[] = [];
  for (const word of words) {
    const [, path, address = ''] = /^(\/[^=?#\s]*[^=?#\s/])=(.*)$/.exec(String(word)) ?? [];
    const target = URL.parse(address);
    const isLocal = target && /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(target.hostname);
    if (
      path === undefined ||
      readTarget(path)?.pathname !== path ||
      !isLocal ||
      target.protocol !== 'http:' ||
      target.search ||
      target.hash
    )
      return `--proxy is a path and a server on this machine, such as /sandbox=http://127.0.0.1:4000, and not "${word}"`;
    proxies.push({ path, target: target.href.replace(/\/$/, '') });
  }
  return proxies;
}
