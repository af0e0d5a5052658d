/** An operation of an OpenAPI document instead of a page, as in `openapi.json GET /users`. */
const operation = /^(?:\S+ )?[A-Z]+ \//;

/** The pages of files that a navigation names, in order, groups within groups included. */
export function listEntries(entries: readonly unknown[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return operation.test(entry) ? [] : [entry];
    const isGroup =
      typeof entry === 'object' && entry !== null && 'pages' in entry && Array.isArray(entry.pages);
    return isGroup ? listEntries(entry.pages as readonly unknown[]) : [];
  });
}

/** The URL path of an entry, without slashes at its ends: `api/x` for `/api/x.mdx`, '' for `index`. */
export function pathOf(entry: string): string {
  return entry
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
}
