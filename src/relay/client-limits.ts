/** How much of the relay readers may use. */
export interface ClientLimits {
  /**
   * Takes a place for a client's request; gives what frees it again, or why there is none. Where all places are taken, a
   * client with at least two more than the asking one loses its oldest: its `stop` is called. A request without `stop`
   * keeps its place.
   */
  readonly enter: (client: string, stop?: () => void) => (() => void) | 'too-often' | 'too-many';
}

interface ClientLimitOptions {
  /** Requests that a client may send in a minute; so many at once, too. */
  readonly perMinute: number;
  /** Requests of a client that may run at the same time. */
  readonly atOnce: number;
  /** Requests of all clients that may run at the same time. */
  readonly atOnceInAll: number;
  /** Milliseconds that never go back; the process's clock unless given. */
  readonly now?: () => number;
}

interface Client {
  tokens: number;
  at: number;
  running: number;
}

interface Place {
  readonly client: Client;
  readonly stop: (() => void) | undefined;
}

const remembered = 10_000;

/** Limits by client, each with a bucket of tokens that fills up again within a minute. */
export function createClientLimits({
  perMinute,
  atOnce,
  atOnceInAll,
  now = () => performance.now(),
}: ClientLimitOptions): ClientLimits {
  const clients = new Map<string, Client>();
  /** The oldest first. */
  const places = new Set<Place>();
  const free = (place: Place) => {
    if (places.delete(place)) place.client.running -= 1;
  };
  return {
    enter(name, stop) {
      const at = now();
      const known = clients.get(name) ?? { tokens: perMinute, at, running: 0 };
      // Those who asked last are at the end.
      clients.delete(name);
      clients.set(name, known);
      forgetIdle(clients);
      known.tokens = Math.min(perMinute, known.tokens + ((at - known.at) * perMinute) / 60_000);
      known.at = at;
      const isFull = places.size >= atOnceInAll;
      const taken = isFull ? findUnfair(places, known.running) : undefined;
      if (known.running >= atOnce || (isFull && !taken)) return 'too-many';
      if (known.tokens < 1) return 'too-often';
      if (taken) {
        free(taken);
        taken.stop?.();
      }
      known.tokens -= 1;
      known.running += 1;
      const place: Place = { client: known, stop };
      places.add(place);
      return () => free(place);
    },
  };
}

/** What a client is limited by: its address, of IPv6 the network that one client has (RFC 6177). */
export function clientKey(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':') || /^::ffff:/i.test(address)) return address.replace(/^::ffff:/i, '');
  const name = URL.parse(`http://[${address.replace(/%.*$/, '')}]/`)?.hostname ?? '';
  const [head = '', tail] = name.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - last.length).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

/** The oldest place that can be taken from the client with most, which keeps more than who has `running` gets. */
function findUnfair(places: Iterable<Place>, running: number): Place | undefined {
  let found: Place | undefined;
  for (const place of places)
    if (place.stop && place.client.running > (found?.client.running ?? running + 1)) found = place;
  return found;
}

function forgetIdle(clients: Map<string, Client>): void {
  if (clients.size <= remembered) return;
  for (const [name, { running }] of clients) {
    if (clients.size <= remembered) return;
    if (running === 0) clients.delete(name);
  }
}
