import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What sites of the tests ask for over the network, on this machine. */
export interface SupportServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const documents = fileURLToPath(new URL('../fixtures/documents/', import.meta.url));

/** Serves `tests/fixtures/documents`, and answers as GitHub does for one repository, which has so many stars. */
export async function startSupportServer(repository: string, stars: number): Promise<SupportServer> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer =
      path === `/repos/${repository}`
        ? JSON.stringify({ full_name: repository, stargazers_count: stars })
        : path === '/orders.json'
          ? await readFile(`${documents}orders.json`, 'utf8')
          : undefined;
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
