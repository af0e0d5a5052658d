import type { Server } from '../../openapi/read/operation.ts';

/** Which server a reader chose, with the values of its variables. */
export interface ServerChoice {
  readonly server: Server;
  /** By name; those at their defaults may be left out. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The server of an operation that names none (OpenAPI 3.1.1, 4.8.1). */
export const rootServer: Server = { url: '', description: undefined, variables: [] };

/** A server's URL, its variables filled in, as a base URL: whole, below the page's origin, without a slash at its end. */
export function resolveServer(url: string, page: string): string {
  return (URL.parse(url || '/', page)?.href ?? url).replace(/[?#].*$/s, '').replace(/\/+$/, '');
}
