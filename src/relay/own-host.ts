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

export interface OwnHostOptions {
  /** The port that the site is served at. */
  readonly port: number;
  /** Whether it is served on loopback only. */
  readonly isLocal: boolean;
  /** Where it is published. */
  readonly origins: readonly string[];
}

/**
 * Which `Host` a site answers to: the hosts of its origins and, at its port, names of this machine. One that is served to
 * others answers to IP addresses too, which nobody can make another site's name lead to, at the port that they know.
 */
export function createOwnHosts({ port, isLocal, origins }: OwnHostOptions): (host: string) => boolean {
  const published = new Set(origins.map((origin) => URL.parse(origin)?.host));
  return (host) => {
    if (published.has(host.toLowerCase())) return true;
    const url = URL.parse(`http://${host}/`);
    if (!url || url.host !== host.toLowerCase()) return false;
    const name = url.hostname.replace(/^\[|\]$/g, '');
    if (isLocal) return isLoopbackName(name) && Number(url.port || 80) === port;
    return isLoopbackName(name) || /^[\d.]+$|:/.test(name);
  };
}
