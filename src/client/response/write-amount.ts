/** A number as the language of the page has it: `1,234`. */
export function writeNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(globalThis.document?.documentElement.lang ?? 'en', options);
}

/** `150 B`, `1.5 kB`, `10 MB`. */
export function writeSize(bytes: number): string {
  return bytes
    .toLocaleString('en', { notation: 'compact' })
    .replace(/(\d)(\D?)$/, '$1 $2B')
    .replace('K', 'k')
    .replace('BB', 'GB')
    .replace(/^[\d.]+/, (digits) => writeNumber(Number(digits)));
}

/** `84 ms`, `1.2 s`. */
export function writeTime(milliseconds: number): string {
  return milliseconds < 999.5
    ? `${writeNumber(Math.round(milliseconds))} ms`
    : `${writeNumber(milliseconds / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
