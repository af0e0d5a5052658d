/** Where a request is sent instead. */
export interface RuledRedirect {
  readonly destination: string;
  /** 301, 302, 303, 307 or 308. */
  readonly status: number;
}

/** A line of `_redirects`: `from to status`. */
export interface RedirectRule {
  /** A URL path in which `:name` stands for one segment, or a part of one, and `*` at the end for the rest. */
  readonly from: string;
  /** Where `:name` and `:splat` are filled in. */
  readonly destination: string;
  /** 301, 302, 303, 307 or 308. */
  readonly status: number;
}

/** The lines of a `_redirects`. */
export interface RedirectLines {
  readonly rules: readonly RedirectRule[];
  /** Lines that lead nowhere else: rewrites (status 200), conditions, names in a host. */
  readonly others: readonly string[];
}

/** What Netlify takes a rule without a status for. https://docs.netlify.com/manage/routing/redirects/redirect-options/ */
const usualStatus = '301';

/** Reads the lines of a site's `_redirects`, in their order; comments are left out. */
export function readRedirectLines(text: string): RedirectLines {
  const rules: RedirectRule[] = [];
  const others: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', destination, status = usualStatus, ...more] = line.split(/\s+/);
    const isFollowed =
      destination !== undefined &&
      from.startsWith('/') &&
      /^30[12378]!?$/.test(status) &&
      more.length === 0 &&
      !listNames(from).some((name) => namesHost(destination, name));
    if (isFollowed) rules.push({ from, destination, status: Number.parseInt(status, 10) });
    else others.push(line);
  }
  return { rules, others };
}

/** The names in a rule's `from`, in their order; `splat` for `*`. */
export function listNames(from: string): readonly string[] {
  return [...from.replace(/\/+$/, '').matchAll(/\/\*$|:(\w+)/g)].map(([, name = 'splat']) => name);
}

/**
 * Reads the rules of a site's `_redirects`. Gives a function from a request's path, without query, to the first rule that
 * holds. What a path fills in never leads to another site: a destination on this site stays there, and names in the host of
 * another are not filled in, so such a rule does not hold.
 */
export function readRedirectRules(text: string): (path: string) => RuledRedirect | undefined {
  const rules = readRedirectLines(text).rules.map((rule) => ({
    ...rule,
    pattern: readPattern(rule.from),
    names: listNames(rule.from),
  }));
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

function readPattern(from: string): RegExp {
  const source = (from.replace(/\/+$/, '') || '/')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$|:\w+/g, (all) => (all === '/*' ? '(?:/(.*))?' : '([^/]+)'));
  return new RegExp(`^${source}$`);
}

function fill(destination: string, values: ReadonlyMap<string, string>): string {
  return destination
    .replace(/:(\w+)/g, (all, name: string) => values.get(name) ?? all)
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** What of a destination says which site it is on; nothing in one on this site. */
const absolute = /^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*|^[/\\]{2,}[^/\\?#]*/i;

/** Whether a name is in what says which site a destination is on. */
function namesHost(destination: string, name: string): boolean {
  const [origin] = absolute.exec(destination) ?? [];
  return origin !== undefined && new RegExp(`:${name}(?!\\w)`).test(origin);
}

/** Whether a destination names its site. */
export function isElsewhere(destination: string): boolean {
  return absolute.test(destination);
}

/** Browsers take `//` and `/\` at its beginning for those of a host. */
function keepOnSite(destination: string, filled: string): string {
  return isElsewhere(destination) ? filled : filled.replace(/^[/\\]*/, '/');
}
