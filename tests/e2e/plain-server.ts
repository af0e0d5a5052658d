import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A server of files and of nothing else, as a plain file host is one. */
export interface PlainServer {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the files of a built site (absolute folder) on a free port; no relay is beside them. */
export async function startPlainServer(folder: string): Promise<PlainServer> {
  const answer = sirv(folder, { dotfiles: false });
  const server = createServer((request, response) =>
    answer(request, response, () => {
      response.writeHead(404).end('Not found\n');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
