const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection; nothing listens there',
  ECONNRESET: 'broke the connection',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  ETIMEDOUT: 'did not take the connection in time',
  HPE_HEADER_OVERFLOW: 'answered with headers that are too large',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that no known authority signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that no known authority signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that no known authority signed',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'has a certificate that no known authority signed',
  EPROTO: 'does not speak TLS as it has to',
};

/** Why a server could not be asked, as the end of a sentence that begins with its name. */
export function explainFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(words, code)) return words[code] ?? '';
  if (/^HPE_/.test(code)) return 'answered with what is no HTTP';
  return code === '' ? 'broke the connection' : `broke the connection (${code})`;
}
