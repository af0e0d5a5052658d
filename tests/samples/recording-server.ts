import { createServer, type Socket } from 'node:net';

/** A request as its bytes said it. */
export interface RecordedRequest {
  readonly method: string;
  readonly target: string;
  /** In their order, names as sent. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface RecordingServer {
  /** `http://127.0.0.1:4321`. */
  readonly origin: string;
  /** What was asked for below a path, in order. */
  readonly listBelow: (path: string) => readonly RecordedRequest[];
  readonly close: () => Promise<void>;
}

const answer = '{"success":1}';

/**
 * Listens on the loopback interface, answers 200 to everything and keeps every request as it was sent: the bytes are
 * read here, because a server of a library would already have changed them. `/page` is an empty page for a browser.
 */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    let isContinued = false;
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = readHead(received.toString('latin1', 0, end));
      const body = readBody(head.headers, received.subarray(end + 4));
      if (!isContinued && /100-continue/i.test(findHeader(head.headers, 'expect') ?? '')) {
        isContinued = true;
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      }
      if (body === undefined) return;
      if (head.target !== '/favicon.ico') requests.push({ ...head, body });
      const isPage = head.target === '/page';
      const text = isPage ? '<!doctype html><title>Samples</title>' : answer;
      socket.end(
        [
          'HTTP/1.1 200 OK',
          `Content-Type: ${isPage ? 'text/html' : 'application/json'}`,
          `Content-Length: ${text.length}`,
          'Connection: close',
          '',
          head.method === 'HEAD' ? '' : text,
        ].join('\r\n'),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    listBelow: (path) => requests.filter(({ target }) => target.startsWith(`${path}/`) || target === path),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function readHead(text: string): Omit<RecordedRequest, 'body'> {
  const [first = '', ...lines] = text.split('\r\n');
  const [method = '', target = ''] = first.split(' ');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return { method, target, headers };
}

export function findHeader(headers: RecordedRequest['headers'], name: string): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name)?.[1];
}

/** The body once all of it is there; of a chunked one the content of its chunks (RFC 9112, section 7.1). */
function readBody(headers: RecordedRequest['headers'], rest: Buffer): Buffer | undefined {
  if (!/chunked/i.test(findHeader(headers, 'transfer-encoding') ?? '')) {
    const length = Number(findHeader(headers, 'content-length') ?? 0);
    return rest.length < length ? undefined : rest;
  }
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(rest.toString('latin1', at, line), 16);
    const next = line + 2 + size + 2;
    if (rest.length < next) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(rest.subarray(line + 2, line + 2 + size));
    at = next;
  }
}
