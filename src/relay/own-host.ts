/** The name of a `Host` without port and brackets; empty for what is none. */
export function readHostName(host: string): string {
  const url = URL.parse(`http://${host}/`);
  return url?.host === host.toLowerCase() ? url.hostname.replace(/^\[|\]$/g, '') : '';
}

/** Whether a host name is one of these; `.example.com` is that name and every one below it, as Vite's `allowedHosts`. */
export function isAllowedName(name: string, allowed: readonly string[]): boolean {
  const plain = name.toLowerCase();
  return allowed.some((one) =>
    one.startsWith('.') ? plain === one.slice(1) || plain.endsWith(one) : plain === one,
  );
}

/** Whether a host name, without port and brackets, always means this machine (RFC 6761, section 6.3). */
export function isLoopbackName(name: string): boolean {
  const plain = name.toLowerCase().replace(/\.$/, '');
  return (
    plain === 'localhost' ||
    plain.endsWith('.localhost') ||
    plain === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(plain)
  );
}

interface OwnHostOptions {
  /** The port that the site is served at. */
  readonly port: number;
  /** Whether it is served on loopback only. */
  readonly isLocal: boolean;
  /** Where it is published. */
  readonly origins: readonly string[];
  /** Further names of it, at any port, as `isAllowedName` takes them. */
  readonly allowedHosts?: readonly string[];
}

/**
 * Which `Host` a site answers to: the hosts of its origins, those that are allowed and, at its port, names of this machine. One that is served to
 * others answers to IP addresses too, which nobody can make another site's name lead to, at the port that they know.
 */
export function createOwnHosts({
  port,
  isLocal,
  origins,
  allowedHosts = [],
}: OwnHostOptions): (host: string) => boolean {
  const published = new Set(origins.map((origin) => URL.parse(origin)?.host));
  return (host) => {
    if (published.has(host.toLowerCase())) return true;
    const name = readHostName(host);
    if (name === '') return false;
    if (isAllowedName(name, allowedHosts)) return true;
    if (isLocal) return isLoopbackName(name) && Number(/:(\d+)$/.exec(host)?.[1] ?? 80) === port;
    return isLoopbackName(name) || /^[\d.]+$|:/.test(name);
  };
}
