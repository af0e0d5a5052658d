import { fileURLToPath } from 'node:url';

// What Miniflare makes workerd trust, besides the authorities that everybody does. It reads this when it is loaded, which is
// once for all tests of a process.
process.env['NODE_EXTRA_CA_CERTS'] = fileURLToPath(
  new URL('./certificates/self-signed.pem', import.meta.url),
);

/** Cloudflare's runtime, which trusts the certificate of the tests. */
export const { Miniflare } = await import('miniflare');
