import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a server received it. */
export interface Recorded {
  readonly method: string;
  /** As in the request line. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server of the test's own that writes down what arrives. */
export interface Recorder {
  readonly url: string;
  /** Without what browsers ask by themselves: `OPTIONS`, and `HEAD /`. */
  readonly requests: Recorded[];
  readonly close: () => Promise<void>;
}

interface Behaviour {
  /** Pages of other sites may read its answers. */
  readonly allowsAll: boolean;
}

/** Starts one on a free port. A target that begins with `/v1/items/slow` is never answered. */
export async function startRecorder({ allowsAll }: Behaviour): Promise<Recorder> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: target = '', headers } = request;
    if (allowsAll) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const isOwn = method === 'OPTIONS' || (method === 'HEAD' && target === '/');
      if (!isOwn) requests.push({ method, target, headers, body: Buffer.concat(chunks).toString() });
      if (target.startsWith('/v1/items/slow') && !isOwn) return;
      response.setHeader('Content-Type', 'application/json');
      response.end(isOwn ? undefined : JSON.stringify({ number: requests.length }));
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
