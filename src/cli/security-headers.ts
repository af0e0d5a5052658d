/** Headers of every answer: what a policy in the page itself cannot say. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** The same as a `_headers` file, which several static hosts read. */
export function writeHeadersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}`;
}
