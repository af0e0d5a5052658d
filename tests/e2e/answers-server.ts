import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes forms as the address in `feedback.url` does. */
export interface AnswersServer {
  readonly url: string;
  /** The fields of each form that came. */
  readonly answers: readonly Readonly<Record<string, string>>[];
  readonly close: () => Promise<void>;
}

/** Starts one on a free port, whose answers no script of another origin may read. */
export async function startAnswersServer(): Promise<AnswersServer> {
  const answers: Readonly<Record<string, string>>[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (request.method === 'POST' && isForm) answers.push(Object.fromEntries(new URLSearchParams(body)));
    response.end('Taken.\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/answers`,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
