/** The code that Node.js gives an error (`ENOENT`); '' for what has none. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why a file could not be read, from the error of `node:fs`, as the end of a sentence: "there is no such file". */
export function explainReadError(error: unknown): string {
  const code = readErrorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'its permissions do not allow it';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ELOOP') return 'its symbolic links lead in a circle';
  return code === '' ? 'it could not be opened' : `it could not be opened (${code})`;
}
