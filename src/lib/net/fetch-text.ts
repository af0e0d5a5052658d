import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeText } from '../../problem/decode-text.ts';
import { readErrorCode } from '../../problem/read-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Which addresses may be asked for. */
export interface FetchReach {
  /** The one host, as in a URL, that may be of a private network; none when undefined. */
  readonly privateHost: string | undefined;
  /** Origins that may be asked by `http:`; `any` when the writer named the address. */
  readonly plainOrigins: 'any' | readonly string[];
}

interface RequestLimits {
  /** Milliseconds for the whole answer, with its redirects. */
  readonly timeout: number;
  readonly maximumBytes: number;
}

/** The text and the host that gave it when that is of a private network, or why there is none. */
type RequestResult =
  | { readonly text: string; readonly privateHost: string | undefined }
  | { readonly failure: string; readonly isRefused: boolean };

const maximumRedirects = 5;
const refused = 'EREFUSEDADDRESS';

/**
 * The text at a URL. Names are resolved once, and only an address that was looked at is connected to; a redirect is held
 * to the same rules, and to a private host only by one that is private itself. Never throws. Loading `undici` 7 for this
 * takes 120 ms of CPU and 31 MB, `node:https` 17 ms and 8 MB; its `lookup` is not asked for IP addresses either.
 */
export async function fetchText(
  start: string,
  reach: FetchReach,
  limits: RequestLimits,
): Promise<RequestResult> {
  const signal = AbortSignal.timeout(limits.timeout);
  let { privateHost } = reach;
  let url = URL.parse(start);
  try {
    for (let redirects = 0; redirects <= maximumRedirects; redirects++) {
      if (!url || !/^https?:$/.test(url.protocol))
        return refuse('it leads to an address that is neither http nor https');
      if (!maySend(url, reach)) return refuse('it leads to an address without https');
      const { response, address } = await connect(url, privateHost, signal);
      // A host that was public once stays so: its name may resolve to another address the next time.
      if (isPublicAddress(address)) privateHost = undefined;
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy();
        url = URL.parse(location, url.href);
        continue;
      }
      if (status < 200 || status > 299) {
        response.destroy();
        return { failure: `the server answered ${status}`, isRefused: false };
      }
      const read = await readBody(response, limits.maximumBytes, signal);
      if ('failure' in read) return { failure: read.failure, isRefused: false };
      return { text: read.text, privateHost: isPublicAddress(address) ? undefined : url.hostname };
    }
    return { failure: `more than ${maximumRedirects} redirects`, isRefused: false };
  } catch (error) {
    return explain(error, signal, limits.timeout);
  }
}

function refuse(failure: string): RequestResult {
  return { failure, isRefused: true };
}

function maySend(url: URL, { plainOrigins }: FetchReach): boolean {
  return url.protocol === 'https:' || plainOrigins === 'any' || plainOrigins.includes(url.origin);
}

interface Answer {
  readonly response: IncomingMessage;
  /** The address that was connected to. */
  readonly address: string;
}

function connect(url: URL, privateHost: string | undefined, signal: AbortSignal): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = (address: string) => url.hostname === privateHost || isPublicAddress(address);
  const checkedLookup: LookupFunction = (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(Object.assign(new Error(), { code: refused }), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !isAllowed(host)) {
      reject(Object.assign(new Error(), { code: refused }));
      return;
    }
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      agent: false,
      lookup: checkedLookup,
      signal,
      headers: {
        accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
        'accept-encoding': 'gzip, br',
        'user-agent': 'octavo',
      },
    });
    request.once('response', (response) =>
      resolve({ response, address: response.socket.remoteAddress ?? host }),
    );
    request.once('error', reject);
    request.end();
  });
}

async function readBody(
  response: IncomingMessage,
  maximumBytes: number,
  signal: AbortSignal,
): Promise<{ readonly text: string } | { readonly failure: string }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = decompress(response);
  const stop = () => body.destroy(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maximumBytes) return { failure: `it is larger than ${maximumBytes / 1_000_000} MB` };
      chunks.push(chunk);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    response.destroy();
  }
  const decoded = decodeText(Buffer.concat(chunks));
  return 'text' in decoded ? decoded : { failure: 'it is not in UTF-8' };
}

function decompress(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'];
  const coder =
    encoding === 'gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : undefined;
  if (!coder) return response;
  response.once('error', (error) => coder.destroy(error));
  return response.pipe(coder);
}

function explain(error: unknown, signal: AbortSignal, timeout: number): RequestResult {
  const code = readErrorCode(error);
  if (code === refused) return refuse('it leads to an address of a private network');
  const say = (failure: string) => ({ failure, isRefused: false });
  if (signal.aborted) return say(`no answer within ${timeout / 1000} s`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return say('its host name is not known');
  if (code === 'ECONNREFUSED') return say('its server refused the connection');
  return say(code === '' ? 'the connection failed' : `the connection failed: ${code}`);
}
