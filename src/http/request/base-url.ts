import { safeUrl } from '../../lib/html/safe-url.ts';
import type { Operation, Server } from '../../openapi/read/operation.ts';
import { encodePath } from './percent-encode.ts';
import type { Template } from './template.ts';

/**
 * The base URLs that a reader may choose from: those of `api.baseUrl`, else the operation's servers with the defaults of
 * their variables; each without a slash at the end. None when neither says any.
 */
export function listBaseUrls(
  operation: Pick<Operation, 'servers'>,
  baseUrl: string | readonly string[] | undefined,
): readonly string[] {
  const own = baseUrl === undefined ? [] : typeof baseUrl === 'string' ? [baseUrl] : baseUrl;
  const urls = own.length > 0 ? own : operation.servers.map((server) => fillServer(server));
  return [...new Set(urls.map((url) => url.replace(/\/+$/, '')).filter((url) => safeUrl(url) !== undefined))];
}

/** A base URL with the path behind it; the path alone where that is none, as a topic of Kafka or the name of a webhook. */
export function joinAddress(baseUrl: string, path: string): string {
  return path.startsWith('/') ? baseUrl + path : path;
}

/** A server's URL with the values of its variables, by name; their defaults where none is given. */
export function fillServer(server: Server, values: Readonly<Record<string, string>> = {}): string {
  return server.url.replace(/\{([^{}]+)\}/g, (all, name: string) => {
    const given = Object.hasOwn(values, name) ? values[name] : undefined;
    return given ?? server.variables.find((variable) => variable.name === name)?.default ?? all;
  });
}

/**
 * A base URL as the beginning of a request's URL: itself when it is absolute, else the variable `BASE_URL` for the whole
 * of it (a root-relative one such as `/sandbox` is below an origin that only the reader's browser knows).
 */
export function startUrl(baseUrl: string): Template {
  const url = baseUrl.trim().replace(/\/+$/, '');
  const isAbsolute = /^https?:\/\/[^/?#\s{}]/i.test(url) && !/[\s{}]/.test(url);
  if (!isAbsolute) return [{ variable: 'BASE_URL' }];
  const [origin = ''] = /^https?:\/\/[^/?]+/i.exec(url) ?? [];
  return [origin + encodePath(url.slice(origin.length))];
}

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
