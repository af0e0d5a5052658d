/** A header's value on one line (RFC 9110, section 5.5). */
export function cleanHeader(text: string): string {
  return text.replace(/[\0\r\n]+/g, ' ').trim();
}
