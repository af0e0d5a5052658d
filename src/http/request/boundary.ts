/** A boundary that no `multipart` body holds by accident (RFC 2046, section 5.1.1). */
export function createBoundary(): string {
  // A page that came over http has no `crypto.randomUUID`.
  return `octavo-${Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-')}`;
}
