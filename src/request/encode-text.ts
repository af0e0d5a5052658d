/** RFC 3986: everything but unreserved characters; `.` and `..` too, which would be steps of a path. */
export function encode(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%2E') : encoded;
}
