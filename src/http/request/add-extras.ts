import { cleanHeader, type HttpRequest } from './http-request.ts';
import { encode } from './percent-encode.ts';

/** What a reader sends besides what the document describes. */
export interface Extra {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

/**
 * A request with these as well, in their order: a header stands in place of one of its name, cookies come after those of the
 * request. One without a name, or with one that no header may have (RFC 9110, section 5.6.2), is left out.
 */
export function addExtras(request: HttpRequest, extras: readonly Extra[]): HttpRequest {
  return extras.reduce(addExtra, request);
}

function addExtra(request: HttpRequest, { in: place, name, value }: Extra): HttpRequest {
  if (name === '') return request;
  if (place === 'query') {
    const mark = request.url.some((part) => typeof part === 'string' && part.includes('?')) ? '&' : '?';
    return { ...request, url: [...request.url, `${mark}${encode(name)}=${encode(value)}`] };
  }
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) return request;
  if (place === 'header') {
    const others = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
    return { ...request, headers: [...others, [name, [cleanHeader(value)]]] };
  }
  const cookie = `${name}=${cleanHeader(value).replaceAll(';', '%3B')}`;
  const [own] = request.headers.filter(([other]) => /^cookie$/i.test(other));
  const others = request.headers.filter((header) => header !== own);
  return { ...request, headers: [...others, ['Cookie', own ? [...own[1], `; ${cookie}`] : [cookie]]] };
}
