import type { Obstacle, RelayLimit, Way } from './choose-way.ts';
import { describeDirect, describeLimit, describeRelay } from './usual-way.ts';

/** Which way a request goes and why, for a reader. `host` is the server's. */
export function describeWay(way: Way, host: string): string {
  if (way.way === 'direct') return describeDirect(host);
  const why = describeObstacle(way.obstacle, host);
  return way.way === 'relay'
    ? describeRelay(why)
    : `Your browser cannot send this, because ${why}, and ${limits[way.limit]}. This cURL command sends it:`;
}

/** The rest of a sentence: why a browser cannot send a request. */
function describeObstacle(obstacle: Obstacle, host: string): string {
  switch (obstacle.kind) {
    case 'method':
      return describeLimit(obstacle.what);
    case 'headers':
      return `browsers let no page set the header${obstacle.names.length > 1 ? 's' : ''} ${list(obstacle.names)}`;
    case 'dot-steps':
      return 'browsers resolve the “.” and “..” in its path';
    case 'mixed-content':
      return `${host} is asked over http, which browsers forbid to a page that came over https`;
    case 'cors':
      return `${host} does not allow browsers of other sites (CORS)`;
  }
}

const limits: Readonly<Record<RelayLimit, string>> = {
  off: 'this site uses no relay',
  absent: 'no relay is served with this site',
  'typed-server': 'the relay takes no address that was typed',
  refused: 'the relay does not send it either',
  'too-large': 'the body is too large for the relay, which takes 1 MB',
};

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
