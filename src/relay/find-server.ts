import type { Server } from '../openapi/read/operation.ts';
import type { RelayOperation } from './relay-options.ts';

/** The server that a URL of the playground's message means; undefined when the operation has no such one. */
export type FindServer = (operation: RelayOperation, url: string) => Server | undefined;

/** The operation's server with this URL, as it is written in the document or in `site.json`. */
export const findServer: FindServer = (operation, url) =>
  operation.servers.find((server) => server.url === url);
