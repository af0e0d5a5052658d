/** A `site.json` in work. */
export type Json = Readonly<Record<string, unknown>>;

/** Makes another `site.json` of one, which is left alone. */
export type Change = (site: Json) => Json;

/** Takes out what stands at a path such as `anchors.0.color`. */
export function remove(path: string): Change {
  return (site) => edit(site, path.split('.'), undefined);
}

/** Writes a value to a path such as `anchors.0.color`. */
export function put(path: string, value: unknown): Change {
  return (site) => edit(site, path.split('.'), value);
}

/** One change after the other. */
export function all(...changes: readonly Change[]): Change {
  return (site) => changes.reduce((changed, change) => change(changed), site);
}

function edit(site: Json, path: readonly string[], value: unknown): Json {
  const copy: Record<string, unknown> = structuredClone(site);
  const last = path.at(-1) ?? '';
  let holder: Record<string, unknown> = copy;
  for (const step of path.slice(0, -1)) {
    const next = holder[step];
    if (typeof next !== 'object' || next === null) throw new Error(`There is no ${path.join('.')}.`);
    holder = next as Record<string, unknown>;
  }
  if (value !== undefined) holder[last] = value;
  else if (!(last in holder)) throw new Error(`There is no ${path.join('.')}.`);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}
