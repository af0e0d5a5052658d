/** Where a request is sent instead. */
export interface RuledRedirect {
  readonly destination: string;
  /** 307 or 308. */
  readonly status: number;
}

/**
 * Reads the rules of a site's `_redirects`: `from to status` on each line, `:name` for one segment, `*` at the end for
 * the rest (`:splat` in `to`). Gives a function from a request's path, without query, to the first rule that holds.
 */
export function readRedirectRules(text: string): (path: string) => RuledRedirect | undefined {
  const rules = text.split('\n').flatMap((line) => {
    const [from = '', destination, status] = line.trim().split(/\s+/);
    return destination === undefined
      ? []
      : [{ pattern: readPattern(from), destination, status: Number(status) }];
  });
  return (path) => {
    const plain = path.replace(/\/+$/, '') || '/';
    for (const { pattern, destination, status } of rules) {
      const hit = pattern.exec(plain);
      if (hit) return { destination: fill(destination, hit.groups ?? {}), status };
    }
    return undefined;
  };
}

function readPattern(from: string): RegExp {
  const source = (from.replace(/\/+$/, '') || '/')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fill(destination: string, names: Readonly<Record<string, string | undefined>>): string {
  return destination.replace(/:(\w+)/g, (all, name: string) =>
    name === 'splat' || Object.hasOwn(names, name) ? (names[name] ?? '') : all,
  );
}
