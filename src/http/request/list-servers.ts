import type { Operation, Server } from '../../openapi/read/operation.ts';

/**
 * What a reader may be told about the base URLs: those of `api.baseUrl`, with what the document says of the same ones,
 * else the operation's servers. Their URLs keep `{variables}` and lose the slash at their end.
 */
export function listServers(
  operation: Pick<Operation, 'servers'>,
  baseUrl: string | readonly string[] | undefined,
): readonly Server[] {
  const own = baseUrl === undefined ? [] : typeof baseUrl === 'string' ? [baseUrl] : baseUrl;
  const servers = operation.servers.map((server) => ({ ...server, url: trim(server.url) }));
  const known = (url: string) => servers.find((server) => server.url === url);
  const all =
    own.length > 0
      ? own.map(trim).map((url) => known(url) ?? { url, description: undefined, variables: [] })
      : servers;
  return all.filter(({ url }, index) => all.findIndex((server) => server.url === url) === index);
}

/** Whether there is more to know of the base URLs than the one address that a request is shown with. */
export function hasMoreToTell(servers: readonly Server[]): boolean {
  return (
    servers.length > 1 ||
    servers.some(({ description, variables }) => description !== undefined || variables.length > 0)
  );
}

function trim(url: string): string {
  return url.replace(/\/+$/, '');
}
