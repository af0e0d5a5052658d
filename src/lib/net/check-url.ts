import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface CheckUrlOptions {
  /** Milliseconds for each answer. */
  readonly timeout: number;
  /** Whether an IP address may be asked. */
  readonly isAllowed: (address: string) => boolean;
}

const mostRedirects = 10;
/** Answers of servers that are there but want a person, a login or fewer questions; 999 is LinkedIn's. */
const guarded = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999]);

/**
 * Why an `http:` or `https:` URL cannot be followed, as the end of a sentence about its link; undefined when it can, or
 * when it leads to an address that may not be asked. Asks by HEAD, then by GET where that fails. Never throws.
 */
export async function checkUrl(url: string, options: CheckUrlOptions): Promise<string | undefined> {
  const failure = await followAddress(url, 'HEAD', options);
  return failure === undefined ? undefined : followAddress(url, 'GET', options);
}

async function followAddress(
  start: string,
  method: 'HEAD' | 'GET',
  options: CheckUrlOptions,
): Promise<string | undefined> {
  let url = start;
  for (let step = 0; step <= mostRedirects; step++) {
    const parsed = URL.parse(url);
    if (!parsed || !/^https?:$/.test(parsed.protocol)) return 'leads to an address that is none';
    const answer = await ask(parsed, method, options);
    if ('refusal' in answer) return undefined;
    if ('failure' in answer) return answer.failure;
    const { status, location } = answer;
    if (status >= 300 && status < 400 && location !== undefined) {
      url = URL.parse(location, url)?.href ?? '';
      continue;
    }
    return status < 400 || guarded.has(status) ? undefined : `is answered with ${status}`;
  }
  return `is redirected more than ${mostRedirects} times`;
}

type Answer =
  | { readonly status: number; readonly location: string | undefined }
  | { readonly failure: string }
  | { readonly refusal: true };

/** One request. The address that the name resolves to is checked before it is connected to, and no other is. */
function ask(url: URL, method: string, { timeout, isAllowed }: CheckUrlOptions): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ refusal: true });
  const guardedLookup: LookupFunction = (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(Object.assign(new Error(), { code: 'EREFUSED' }), []);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method,
      lookup: guardedLookup,
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; octavo check)', accept: '*/*' },
    });
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    request.on('error', (error) => resolve(explain(error, timeout)));
    request.end();
  });
}

function explain(error: Error, timeout: number): Answer {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EREFUSED') return { refusal: true };
  if (error.name === 'AbortError') return { failure: `is not answered within ${timeout / 1000} s` };
  if (code === 'ENOTFOUND') return { failure: 'leads to a host name that is not known' };
  if (code === 'ECONNREFUSED') return { failure: 'leads to a server that refused the connection' };
  return { failure: `leads to a server that cannot be reached${code === '' ? '' : ` (${code})`}` };
}
