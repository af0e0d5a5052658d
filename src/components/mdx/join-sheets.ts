/** The sheets of the named entries, each once, in the order of first need; names without an entry add nothing. */
export function joinSheets(
  names: Iterable<string>,
  sheets: Readonly<Record<string, readonly string[]>>,
): string {
  const needed = new Set(
    [...names].flatMap((name) => (Object.hasOwn(sheets, name) ? (sheets[name] ?? []) : [])),
  );
  return [...needed].join('');
}
