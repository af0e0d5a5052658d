import { type ByteReader, createByteReader } from './byte-reader.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

const maximumHead = 64_000;

/**
 * A request as HTTP/1.1 has it (RFC 9112), body and all. Throws for a name, value or target that would not stay on its
 * line.
 */
export function writeHttpRequest({
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
export async function readHttpResponse(
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
