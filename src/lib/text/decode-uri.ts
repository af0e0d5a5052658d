/** A text without its percent-encoding (RFC 3986, section 2.1); undefined where that is malformed. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
