/** How much of the relay readers may use. */
export interface ClientLimits {
  /** Takes a place for a client's request; gives what frees it again, or why there is none. */
  readonly enter: (client: string) => (() => void) | 'too-often' | 'too-many';
}

export interface ClientLimitOptions {
  /** Requests that a client may send in a minute; so many at once, too. */
  readonly perMinute: number;
  /** Requests of a client that may run at the same time. */
  readonly atOnce: number;
  /** Requests of all clients that may run at the same time. */
  readonly atOnceInAll: number;
  /** Milliseconds; the clock unless given. */
  readonly now?: () => number;
}

interface Client {
  tokens: number;
  at: number;
  running: number;
}

const remembered = 10_000;

/** Limits by client, each with a bucket of tokens that fills up again within a minute. */
export function createClientLimits({
  perMinute,
  atOnce,
  atOnceInAll,
  now = Date.now,
}: ClientLimitOptions): ClientLimits {
  const clients = new Map<string, Client>();
  let runningInAll = 0;
  return {
    enter(name) {
      const at = now();
      const known = clients.get(name) ?? { tokens: perMinute, at, running: 0 };
      // Those who asked last stand last.
      clients.delete(name);
      clients.set(name, known);
      forgetIdle(clients);
      known.tokens = Math.min(perMinute, known.tokens + ((at - known.at) * perMinute) / 60_000);
      known.at = at;
      if (known.running >= atOnce || runningInAll >= atOnceInAll) return 'too-many';
      if (known.tokens < 1) return 'too-often';
      known.tokens -= 1;
      known.running += 1;
      runningInAll += 1;
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        known.running -= 1;
        runningInAll -= 1;
      };
    },
  };
}

/** What a client is limited by: its address, of IPv6 the network that one client has (RFC 6177). */
export function nameClient(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':') || /^::ffff:/i.test(address)) return address.replace(/^::ffff:/i, '');
  const name = URL.parse(`http://[${address.replace(/%.*$/, '')}]/`)?.hostname ?? '';
  const [head = '', tail] = name.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - last.length).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

function forgetIdle(clients: Map<string, Client>): void {
  if (clients.size <= remembered) return;
  for (const [name, { running }] of clients) {
    if (clients.size <= remembered) return;
    if (running === 0) clients.delete(name);
  }
}
