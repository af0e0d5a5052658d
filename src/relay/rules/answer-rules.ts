type Headers = readonly (readonly [name: string, value: string])[];

/** What the relay passes on of a response's headers. */
export type HeaderRule = (headers: Headers) => Headers;

/** A cookie of another server is none of the site's. */
export function dropCookies(headers: Headers): Headers {
  return headers.filter(([name]) => !/^set-cookie2?$/i.test(name));
}

/** Headers of every answer: nothing in it is ever rendered on the site's origin, kept, or read by another site. */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Octavo-Relay': '1',
  'Content-Type': 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
  'Content-Disposition': 'attachment',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
