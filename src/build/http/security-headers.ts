import type { ServerResponse } from 'node:http';
import { withBase } from '../../lib/html/base-path.ts';

/** Headers of every answer: what a policy in the page itself cannot say. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/**
 * The policy of an SVG, which is a document of the site's origin when it is opened by itself and has no policy in it. It is
 * one more besides that of every answer, so both hold (https://www.w3.org/TR/CSP3/#multiple-policies).
 */
const pictureHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
};

/** Names with a hash of what is in them never get other content. */
const hashedHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** By path: `*` stands for anything. */
const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ['/*.svg', pictureHeaders],
  ['/_astro/*', hashedHeaders],
  ['/_octavo/cards/*', hashedHeaders],
  ['/_octavo/fonts/*', hashedHeaders],
  ['/_octavo/groups.*', hashedHeaders],
  ['/_octavo/icon.*', hashedHeaders],
  ['/_octavo/islands/*', hashedHeaders],
  ['/_octavo/pages.*', hashedHeaders],
  // What is in the folder of a language has other content after each build.
  ['/_octavo/search/*.bin', hashedHeaders],
  ['/_octavo/search/*/stemmer.js', hashedHeaders],
  ['/_octavo/utilities.*', hashedHeaders],
];

const patterns = rules.map(([path, headers]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 'i'),
  headers,
}));

/**
 * The headers of a file at a URL path without the base: what is not known never to change is asked for again each time, and not sent when it is
 * the same (https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.4).
 */
export function listHeaders(pathname: string): Readonly<Record<string, string>> {
  const all: Record<string, string> = { 'Cache-Control': 'no-cache', ...securityHeaders };
  for (const { pattern, headers } of patterns) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of Object.entries(headers))
      all[name] = name === 'Content-Security-Policy' ? `${all[name]}, ${value}` : value;
  }
  return all;
}

/** Answers a request with a sentence that says why it is refused; ends an answer that was begun. */
export function refuseRequest(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const type = { 'Content-Type': 'text/plain;charset=utf-8' };
  response.writeHead(status, { ...type, ...securityHeaders, ...headers }).end(`${message}\n`);
}

/**
 * The same as a `_headers` file, which several static hosts read; they join what several rules say of a header by commas.
 * Without a word on caching they let pages be asked for again, as `serve` does.
 * Where pages are not Octavo's (`isGuest`) it is about Octavo's own files alone. `base` is the site's.
 * https://docs.netlify.com/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export function writeHeadersFile(isGuest: boolean, base: string): string {
  const own = rules.filter(([path]) => path.startsWith('/_octavo/'));
  return (isGuest ? own : [['/*', securityHeaders] as const, ...rules])
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${withBase(base, path)}\n${lines.join('')}`;
    })
    .join('');
}
