/** RFC 3986: everything but unreserved characters; `.` and `..` too, which would be steps of a path. */
export function encode(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}

/**
 * The same for a query that keeps what is reserved (`allowReserved`, OpenAPI 3.1.1, 4.8.12.2): all but what would end
 * the value or the query there, and the apostrophe, which browsers encode.
 */
export function encodeReserved(text: string): string {
  return encode(text).replace(/%(?:2[1489ACF]|3[ABF]|40)/g, decodeURIComponent);
}

/**
 * A path, with its query, in which every character is one that RFC 3986 and the URL standard both allow: others are
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
