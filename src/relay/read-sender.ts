import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustProxy } from './trusted-proxies.ts';

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

/** The first address from the right that is no trusted proxy's; one that cannot be read ends the search. */
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
