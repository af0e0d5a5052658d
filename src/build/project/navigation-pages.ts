import type { SiteConfig } from '../../config/schema/site.ts';

type Entry = SiteConfig['navigation'][number]['pages'][number];

/** Every page that the navigation names, at any depth, in its order and as it is written. */
export function listNavigationPages(groups: SiteConfig['navigation']): readonly string[] {
  const list = (entries: readonly Entry[]): readonly string[] =>
    entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : list(entry.pages)));
  return list(groups.flatMap(({ pages }) => pages));
}
