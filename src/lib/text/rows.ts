/** A table written as `from to, from to`, on any number of lines. */
export function readRows(text: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  for (const row of text.split(/[,\n]/)) {
    const [from, to] = row.trim().split(' ');
    if (from && to) rows.set(from, to);
  }
  return rows;
}
