import { componentRegistry } from './registry.ts';

/** A component as Astro makes it of an `.astro` file. https://docs.astro.build/en/reference/container-reference */
interface AstroComponent {
  (result: unknown, props: object, slots: unknown): unknown;
  readonly isAstroComponentFactory?: boolean;
  readonly moduleId?: string;
  readonly propagation?: string;
}

const files: Readonly<Record<string, AstroComponent>> = import.meta.glob('./*/*.astro', {
  import: 'default',
  eager: true,
});
const views = new Map(
  Object.entries(files).map(([path, view]) => [path.replace(/^.*\/|\.astro$/g, ''), view]),
);

/** What shows each component of the registry, by the name that is typed: its `.astro` file with what it is given. */
export const mdxComponents = Object.fromEntries(
  componentRegistry.all.map(({ name, view = name.replace('.', ''), given }) => {
    const found = views.get(view);
    if (!found) throw new Error(`<${name}> has no ${view}.astro.`);
    return [name, given ? giveProps(found, given) : found];
  }),
);

/** The component with these properties, whatever the writer gives it. */
function giveProps(view: AstroComponent, given: object): AstroComponent {
  const bound = (result: unknown, props: object, slots: unknown) =>
    view(result, { ...props, ...given }, slots);
  return Object.assign(bound, view);
}
