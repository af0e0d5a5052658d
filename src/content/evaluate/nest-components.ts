/** Components by name; one named `Tree.Folder` is reached through `Tree`. */
export function nestComponents(
  components: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const nested: Record<string, unknown> = { ...components };
  for (const [name, component] of Object.entries(components)) {
    const [root = '', member] = name.split('.');
    if (member === undefined) continue;
    const outer = nested[root];
    nested[root] = new Proxy(typeof outer === 'function' ? outer : showChildren, {
      get: (target, key) => (key === member ? component : Reflect.get(target, key)),
    });
  }
  return nested;
}

/** Stands for a component that there is none of. */
export function showChildren({ children }: { readonly children?: unknown }): unknown {
  return children ?? null;
}
