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

/** Why a file could not be written, from the error of `node:fs`, as the end of a sentence: "the disk is full". */
export function explainWriteError(error: unknown): string {
  const code = readErrorCode(error);
  if (code === 'EACCES' || code === 'EPERM') return 'its folder may not be written to';
  if (code === 'EROFS') return 'its disk may not be written to';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'one of its folders is a file';
  return code === '' ? 'it could not be written' : `it could not be written (${code})`;
}
