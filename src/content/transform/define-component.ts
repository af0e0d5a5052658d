import type { PropTable } from './component-props.ts';
import type { ComponentDescriptor, ComponentRegistry, RequiredProp } from './page-context.ts';

/**
 * Says what is known of a component of pages: its name and properties, what the compiler makes of it, what it is in the
 * page's Markdown, and the style sheets it needs. Gives the same object, with the exact types from which `PropsOf`
 * makes the `Props` of its `.astro` file.
 */
export function defineComponent<const Name extends string, const Table extends PropTable>(
  component: ComponentDescriptor<Name, Table> & { readonly required?: RequiredProp<keyof Table & string> },
): ComponentDescriptor<Name, Table> {
  return component;
}

/** The components of these families, to be given to the compiler; `Snippet`, which the compiler itself knows, joins their names. */
export function createRegistry(families: readonly (readonly ComponentDescriptor[])[]): ComponentRegistry {
  const all = families.flat();
  const byName = new Map(all.map((component) => [component.name, component]));
  const typed = all.filter(({ isInternal }) => isInternal !== true).map(({ name }) => name);
  return {
    all,
    names: new Set([...typed, 'Snippet'].sort()),
    find: (name) => (name === null ? undefined : byName.get(name)),
    alerts: new Map(all.flatMap(({ alert, name }) => (alert === undefined ? [] : [[alert, name] as const]))),
    verbatim: all.flatMap(({ isVerbatim, name }) => (isVerbatim ? [name] : [])),
  };
}
