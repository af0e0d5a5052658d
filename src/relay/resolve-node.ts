import { lookup } from 'node:dns/promises';

/** The addresses of a host name as this machine knows them, each once, in the system's order. */
export async function resolveByNode(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true, order: 'verbatim' });
  return [...new Set(found.map(({ address }) => address))];
}
