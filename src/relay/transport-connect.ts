import {
  type RelayTransport,
  type TransportRequest,
  type TransportResponse,
  UnreachableError,
} from './relay-options.ts';

/** What of `connect()` of `cloudflare:sockets` is used here. */
export type Connect = (
  address: { readonly hostname: string; readonly port: number },
  options: { readonly secureTransport: 'off' | 'starttls'; readonly allowHalfOpen: boolean },
) => ConnectedSocket;

export interface ConnectedSocket {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
  readonly opened: Promise<unknown>;
  readonly close: () => Promise<unknown>;
  /** TLS over the same connection; the server's certificate is verified and held to the name. */
  readonly startTls: (options: { readonly expectedServerHostname: string }) => ConnectedSocket;
}

/**
 * Sends over a socket of a platform whose HTTP client drops the body of a GET, such as workerd: HTTP/1.1 is written and
 * read here. `connect` is the one of `cloudflare:sockets`.
 */
export function createConnectTransport(connect: Connect): RelayTransport {
  return async (request, signal) => {
    const message = writeHttpRequest(request);
    const socket = await openSocket(connect, request, signal);
    const close = () => void socket.close().catch(() => undefined);
    const stop = () => {
      signal.removeEventListener('abort', stop);
      close();
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      const writer = socket.writable.getWriter();
      // A server may answer before it has read all of it.
      writer.write(message).catch(() => undefined);
      return await readHttpResponse(socket.readable, request.method, stop);
    } catch {
      stop();
      signal.throwIfAborted();
      throw new UnreachableError(
        request.isSecure
          ? '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.'
          : '{host} closed the connection or did not send a valid HTTP response.',
      );
    }
  };
}

async function openSocket(
  connect: Connect,
  { addresses, port, isSecure, serverName }: TransportRequest,
  signal: AbortSignal,
): Promise<ConnectedSocket> {
  for (const address of addresses) {
    signal.throwIfAborted();
    const hostname = address.includes(':') ? `[${address}]` : address;
    let socket: ConnectedSocket | undefined;
    const stop = () => void socket?.close().catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    try {
      socket = connect(
        { hostname, port },
        { secureTransport: isSecure ? 'starttls' : 'off', allowHalfOpen: false },
      );
      await socket.opened;
      return isSecure ? socket.startTls({ expectedServerHostname: serverName }) : socket;
    } catch {
      stop();
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }
  signal.throwIfAborted();
  throw new UnreachableError('{host} refused the connection; no server is listening there.');
}

const maximumHead = 64_000;

/**
 * A request as HTTP/1.1 has it (RFC 9112), body and all. Throws for a name, value or target that would not stay on its
 * line.
 */
function writeHttpRequest({
  method,
  target,
  headers,
  body = new Uint8Array(),
}: Pick<TransportRequest, 'method' | 'target' | 'headers' | 'body'>): Uint8Array<ArrayBuffer> {
  if (!/^[A-Z]+$/.test(method) || !/^[!-~]+$/.test(target)) throw new Error('The request line is broken.');
  const lines = headers.map(([name, value]) => {
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || /[^\t -~\u0080-\u00ff]/.test(value))
      throw new Error(`The header ${name} is broken.`);
    return `${name}: ${value}\r\n`;
  });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const all = new Uint8Array(head.length + body.length);
  for (let at = 0; at < head.length; at++) all[at] = head.charCodeAt(at);
  all.set(body, head.length);
  return all;
}

/**
 * Reads the response to one request from a connection that carries nothing else; interim responses (1xx) are passed
 * over. Rejects for what is no HTTP/1; the body breaks where it ends before its end. `end` closes the connection.
 */
async function readHttpResponse(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  method: string,
  end: () => void,
): Promise<TransportResponse> {
  const reader = createByteReader(stream);
  for (;;) {
    const line = await reader.readLine(maximumHead);
    const [, digits, statusText = ''] = /^HTTP\/1\.[01] (\d{3})(?: (.*))?$/.exec(line) ?? [];
    if (digits === undefined) throw new Error('This is no HTTP.');
    const status = Number(digits);
    const headers = await readHeaders(reader);
    if (status === 101) throw new Error('The server changes to another protocol.');
    if (status < 200) continue;
    const hasNone = method === 'HEAD' || status === 204 || status === 304;
    const chunks = hasNone ? readLength(reader, 0) : readBody(reader, headers);
    return { status, statusText, headers, body: toStream(chunks, end) };
  }
}

async function readHeaders(reader: ByteReader): Promise<TransportResponse['headers']> {
  const headers: (readonly [string, string])[] = [];
  for (let left = maximumHead; ; ) {
    const line = await reader.readLine(left);
    left -= line.length + 2;
    if (line === '') return headers;
    const colon = line.indexOf(':');
    if (colon < 1 || /[\s\0]/.test(line.slice(0, colon))) throw new Error('A header is broken.');
    headers.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
  }
}

/** RFC 9112, section 6.3: chunked, else as long as it says, else up to the end of the connection. */
function readBody(
  reader: ByteReader,
  headers: TransportResponse['headers'],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const list = (name: string) =>
    headers
      .filter(([other]) => other.toLowerCase() === name)
      .flatMap(([, value]) => value.split(','))
      .map((value) => value.trim().toLowerCase());
  const codings = list('transfer-encoding');
  if (codings.length > 0) {
    if (codings.length > 1 || codings[0] !== 'chunked')
      throw new Error('The body is coded in an unknown way.');
    return readChunks(reader);
  }
  const [length, ...others] = new Set(list('content-length'));
  if (length === undefined) return readLength(reader, Number.POSITIVE_INFINITY);
  if (others.length > 0 || !/^\d{1,15}$/.test(length)) throw new Error('The body has no length.');
  return readLength(reader, Number(length));
}

async function* readLength(reader: ByteReader, length: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let left = length; left > 0; ) {
    const some = await reader.readSome(left);
    if (!some && left === Number.POSITIVE_INFINITY) return;
    if (!some) throw new Error('The body ended before its end.');
    left -= some.length;
    yield some;
  }
}

async function* readChunks(reader: ByteReader): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (;;) {
    const [, size] = /^([0-9a-f]{1,8})\s*(?:;.*)?$/i.exec(await reader.readLine(1_000)) ?? [];
    if (size === undefined) throw new Error('A chunk has no length.');
    const length = Number.parseInt(size, 16);
    if (length === 0) return;
    yield* readLength(reader, length);
    if ((await reader.readLine(2)) !== '') throw new Error('A chunk is longer than it says.');
  }
}

function toStream(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  end: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await chunks.next();
        if (!next.done) return controller.enqueue(next.value);
        controller.close();
        end();
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel: end,
  });
}

/** Reads a stream of bytes in lines and lengths. */
interface ByteReader {
  /** A line without its end (CRLF or LF), each byte as one character; rejects when it is longer than `maximum`. */
  readonly readLine: (maximum: number) => Promise<string>;
  /** The next bytes, at most so many; undefined at the end. */
  readonly readSome: (maximum: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** A reader of the stream, which stays locked. */
function createByteReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ByteReader {
  const reader = stream.getReader();
  let held: Uint8Array<ArrayBuffer> = new Uint8Array();

  async function fill(): Promise<boolean> {
    while (held.length === 0) {
      const next = await reader.read();
      if (next.done) return false;
      held = next.value;
    }
    return true;
  }

  return {
    async readLine(maximum) {
      let line = '';
      while (await fill()) {
        const end = held.indexOf(10);
        const part = end < 0 ? held : held.subarray(0, end);
        if (line.length + part.length > maximum) throw new Error('A line is too long.');
        for (const byte of part) line += String.fromCharCode(byte);
        held = held.subarray(end < 0 ? held.length : end + 1);
        if (end >= 0) return line.replace(/\r$/, '');
      }
      throw new Error('The stream ended within a line.');
    },
    async readSome(maximum) {
      if (!(await fill())) return undefined;
      const some = held.subarray(0, maximum);
      held = held.subarray(some.length);
      return some;
    },
  };
}
