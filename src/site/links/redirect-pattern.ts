/** A redirect's source: segments, of which `:name` stands for one and a last `:name*` for any number. */
export interface RedirectPattern {
  /** Whether the source holds a name. */
  readonly hasNames: boolean;
  /** What a path's names stand for, or undefined when the path does not match. Paths have no slashes at their ends. */
  readonly match: (path: string) => ReadonlyMap<string, string> | undefined;
}

const named = /^:(\w+)(\*?)$/;

/** Reads a source (without slashes at its ends) such as `old/:slug*`. */
export function readRedirectPattern(source: string): RedirectPattern {
  const parts = source.split('/').map((segment) => ({ segment, name: named.exec(segment) }));
  const hasNames = parts.some(({ name }) => name !== null);
  const match = (path: string): ReadonlyMap<string, string> | undefined => {
    const segments = path === '' ? [] : path.split('/');
    const found = new Map<string, string>();
    for (const [index, { segment, name }] of parts.entries()) {
      if (name?.[2] === '*') return found.set(name[1] ?? '', segments.slice(index).join('/'));
      const given = segments[index];
      if (given === undefined || (name === null && given !== segment)) return undefined;
      if (name) found.set(name[1] ?? '', given);
    }
    return segments.length === parts.length ? found : undefined;
  };
  return { hasNames, match };
}

/** A destination with its names filled in; a name that the source lacks is left as it is. */
export function fillDestination(destination: string, names: ReadonlyMap<string, string>): string {
  return destination.replace(/:(\w+)\*?/g, (all, name: string) => names.get(name) ?? all);
}

/** Whether a destination holds names. */
export function hasNames(destination: string): boolean {
  return /(?:^|\/):\w+\*?/.test(destination);
}
