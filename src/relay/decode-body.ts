import type { TransportResponse } from './transport.ts';

/**
 * A response's body as it was before the server encoded it, which it does here only when it does not care for
 * `Accept-Encoding: identity`. An encoding that the platform does not know stays as it is. What is decoded comes as it is
 * asked for, so a small body that grows without end is cut like any other.
 */
export function decodeBody({ headers, body }: TransportResponse): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoding = headers
    .find(([name]) => name.toLowerCase() === 'content-encoding')?.[1]
    .trim()
    .toLowerCase();
  const format = encoding === 'x-gzip' ? 'gzip' : encoding;
  if (format !== 'gzip' && format !== 'deflate') return body;
  return body.pipeThrough(new DecompressionStream(format));
}
