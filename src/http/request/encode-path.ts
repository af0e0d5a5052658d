/**
 * A path, with its query, of which every character stands as RFC 3986 and the URL standard both have it: others are
 * percent-encoded, as is a `%` that encodes nothing. So no client has anything to change in it.
 * https://url.spec.whatwg.org/#special-query-percent-encode-set
 */
export function encodePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/%(?![0-9a-f]{2})|[^!-~]|["'<>[\]\\^`{|}]/giu, (sign) =>
      sign === "'" ? '%27' : encodeURIComponent(sign),
    );
}
