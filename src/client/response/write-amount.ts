/** `150 B`, `1.5 kB`, `10 MB`. */
export function writeSize(bytes: number): string {
  return bytes
    .toLocaleString('en', { notation: 'compact' })
    .replace(/(\d)(\D?)$/, '$1 $2B')
    .replace('K', 'k')
    .replace('BB', 'GB');
}

/** `84 ms`, `1.2 s`. */
export function writeTime(milliseconds: number): string {
  return milliseconds < 999.5 ? `${milliseconds.toFixed()} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
