import type { Server } from '../openapi/operation.ts';
import { fillServer } from './base-url.ts';

/** Which server a reader chose, with the values of its variables. */
export interface ServerChoice {
  readonly server: Server;
  /** By name; those at their defaults may be left out. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The server of an operation that names none (OpenAPI 3.1.1, 4.8.1). */
export const rootServer: Server = { url: '', description: undefined, variables: [] };

/** The base URL of a choice, whole: one that is relative stands below the page's address. Without a slash at its end. */
export function resolveServer({ server, variables }: ServerChoice, page: string): string {
  const filled = fillServer(server, variables).trim();
  return (URL.parse(filled, page)?.href ?? filled).replace(/[?#].*$/s, '').replace(/\/+$/, '');
}
