/** `150 B`, `1.5 kB`, `10 MB`. */
export function writeSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < 3) {
    amount /= 1000;
    unit++;
  }
  return `${shorten(amount)} ${units[unit]}`;
}

/** `84 ms`, `1.2 s`. */
export function writeTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return whole < 1000 ? `${whole} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function shorten(amount: number): string {
  return amount < 10 && !Number.isInteger(amount) ? amount.toFixed(1).replace('.0', '') : amount.toFixed(0);
}
