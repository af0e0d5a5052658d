/** Where a request is sent instead. */
export interface RuledRedirect {
  readonly destination: string;
  /** 307 or 308. */
  readonly status: number;
}

interface Rule {
  readonly pattern: RegExp;
  /** What its groups match. */
  readonly names: readonly string[];
  readonly destination: string;
  readonly status: number;
}

/**
 * Reads the rules of a site's `_redirects`: `from to status` on each line, `:name` for one segment, `*` at the end for
 * the rest (`:splat` in `to`). Gives a function from a request's path, without query, to the first rule that holds. What a
 * path fills in never leads to another site: a destination on this site stays there, and names in the host of
 * another are not filled in, so such a rule does not hold.
 */
export function readRedirectRules(text: string): (path: string) => RuledRedirect | undefined {
  const rules = text.split('\n').flatMap((line): Rule[] => {
    const [from = '', destination, status] = line.trim().split(/\s+/);
    if (destination === undefined || from.startsWith('#')) return [];
    const rule = { ...readPattern(from), destination, status: Number(status) };
    return rule.names.some((name) => namesHost(destination, name)) ? [] : [rule];
  });
  return (path) => {
    // As servers of files do: `//` is one slash, and in a destination it would be the beginning of a host.
    const plain = path.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
    for (const { pattern, names, destination, status } of rules) {
      const hit = pattern.exec(plain);
      if (!hit) continue;
      const filled = fill(destination, new Map(names.map((name, index) => [name, hit[index + 1] ?? ''])));
      return { destination: names.length > 0 ? keepOnSite(destination, filled) : filled, status };
    }
    return undefined;
  };
}

function readPattern(from: string): Pick<Rule, 'pattern' | 'names'> {
  const names: string[] = [];
  const source = (from.replace(/\/+$/, '') || '/')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|:(\w+)/g, (all, name: string | undefined) => {
      names.push(name ?? 'splat');
      return all === '/*' ? '(?:/(.*))?' : '([^/]+)';
    });
  return { pattern: new RegExp(`^${source}$`), names };
}

function fill(destination: string, values: ReadonlyMap<string, string>): string {
  return destination
    .replace(/:(\w+)/g, (all, name: string) => values.get(name) ?? all)
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

const absolute = /^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*|^[/\\]{2,}[^/\\?#]*/i;

/** Whether a name is in what says which site a destination is on. */
function namesHost(destination: string, name: string): boolean {
  const [origin] = absolute.exec(destination) ?? [];
  return origin !== undefined && new RegExp(`:${name}(?!\\w)`).test(origin);
}

/** Browsers take `//` and `/\` at its beginning for those of a host. */
function keepOnSite(destination: string, filled: string): string {
  return absolute.test(destination) ? filled : filled.replace(/^[/\\]*/, '/');
}
