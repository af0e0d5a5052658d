import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a server received it. */
export interface Recorded {
  readonly method: string;
  /** As in the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** As they were written. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** As UTF-8. */
  readonly body: string;
  readonly bytes: Buffer;
}

/** A server of the test's own that writes down what arrives. */
export interface Recorder {
  readonly url: string;
  /** Without what browsers ask by themselves: preflights, and `HEAD /`. */
  readonly requests: Recorded[];
  readonly close: () => Promise<void>;
}

interface Behaviour {
  /** Pages of other sites may read its answers. */
  readonly allowsAll: boolean;
}

/**
 * Starts one on a free port. A target that has `slow` in it is never answered, and the answer to one that has `large`
 * has 11 million bytes.
 */
export async function startRecorder({ allowsAll }: Behaviour): Promise<Recorder> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: target = '', headers, rawHeaders } = request;
    if (allowsAll) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const isOwn =
        headers['access-control-request-method'] !== undefined || (method === 'HEAD' && target === '/');
      if (isOwn) return void response.end();
      const bytes = Buffer.concat(chunks);
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
      );
      requests.push({ method, target, headers, lines, body: bytes.toString(), bytes });
      answer(target, requests.length, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(target: string, number: number, response: ServerResponse): void {
  if (target.includes('slow')) return;
  const isLarge = target.includes('large');
  response.setHeader('Content-Type', isLarge ? 'text/plain' : 'application/json');
  response.end(isLarge ? 'x'.repeat(11_000_000) : JSON.stringify({ number }));
}
