import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request byte for byte, as it stood on the wire before the service. */
export interface WireRequest {
  readonly method: string;
  /** As in the request line. */
  readonly target: string;
  /** Every header as it was written, twice when it came twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** A server that writes down what arrives and sends it on as it came. */
export interface RecordingProxy {
  readonly url: string;
  readonly requests: WireRequest[];
  /** Names the server behind it, without a slash at its end. Until then nothing is answered but 502. */
  readonly leadTo: (target: string) => void;
  readonly close: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: WireRequest[] = [];
  let target: string | undefined;
  const server = createServer((request, response) => {
    const { method = '', url = '', rawHeaders } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      requests.push({ method, target: url, headers: pairUp(rawHeaders), body });
      if (target === undefined) return void response.writeHead(502).end();
      const sent = ask(target + url, { method, headers: rawHeaders, agent: false });
      sent.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
        answer.pipe(response);
      });
      sent.on('error', () => response.destroy());
      sent.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    leadTo: (url) => {
      target = url;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pairUp(raw: readonly string[]): WireRequest['headers'] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
}
