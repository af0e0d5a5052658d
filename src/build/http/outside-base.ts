import type { ServerResponse } from 'node:http';
import type { RequestTarget } from './request-target.ts';
import { refuseRequest, securityHeaders } from './security-headers.ts';

/**
 * Answers a request for what is not below the base of the served site: the root of the host leads to the site, anything else is
 * told where it is.
 */
export function answerOutsideBase(
  response: ServerResponse,
  { pathname, search }: RequestTarget,
  base: string,
): void {
  if (pathname === '/') response.writeHead(307, { Location: base + search, ...securityHeaders }).end();
  else refuseRequest(response, 404, `Nothing is here: this site is below ${base}`);
}
