import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Fewer bytes do not pay for the work. */
const smallest = 1024;

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

/**
 * Makes a response that carries text do so in gzip or Brotli where the client takes it, as hosts do. Parts of a file, and
 * what is compressed by nature, stay as they are. Call it before the headers are written.
 */
export function compressText(request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) => {
    const kept = { ...headers };
    if (isText(String(headers['Content-Type'] ?? ''))) {
      kept.Vary = 'Accept-Encoding';
      const isWhole = status !== 206 && Number(headers['Content-Length'] ?? smallest) >= smallest;
      if (encoding && isWhole && request.method !== 'HEAD') {
        delete kept['Content-Length'];
        kept['Content-Encoding'] = encoding;
        pack(response, encoding);
      }
    }
    return writeHead(status, kept);
  }) as typeof response.writeHead;
}

/** Leads what is written to a response through a packer. */
function pack(response: ServerResponse, encoding: keyof typeof packers): void {
  const packer = packers[encoding]();
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  packer.on('data', (part: Buffer) => {
    if (!write(part)) packer.pause();
  });
  packer.on('end', () => end());
  packer.on('drain', () => response.emit('drain'));
  response.on('drain', () => packer.resume());
  response.on('close', () => packer.destroy());
  response.write = packer.write.bind(packer) as typeof response.write;
  response.end = ((part?: string | Buffer) => {
    packer.end(part);
    return response;
  }) as typeof response.end;
}

/** The smallest encoding that a client takes; undefined for none. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
export function chooseEncoding(accepted = ''): keyof typeof packers | undefined {
  const taken = new Set(
    accepted
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).find((name) => taken.has(name));
}

function isText(type: string): boolean {
  return /^text\/|^application\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript)|^image\/svg/.test(type);
}
