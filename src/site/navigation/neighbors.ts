import { writePageUrl } from '../pages/page-path.ts';
import type { PageSeed } from '../pages/page-seed.ts';
import type { Neighbors, PageLink } from '../site.ts';
import { type Entry, isOwnPage } from './placement.ts';
import type { KeySidebar } from './sidebars.ts';

/** The pages before and after a page as readers of a version see them; undefined is a site without versions. */
export type FindNeighbors = (seed: PageSeed, version: string | undefined) => Neighbors | undefined;

/**
 * Previous and next follow the sidebar: they stay inside a page's product, tab, anchor and version, in the navigation's
 * order, a page that is there twice at its first place. Entries that lead elsewhere are passed over.
 */
export function findAllNeighbors(
  entries: readonly Entry[],
  versions: readonly string[],
  keySidebar: KeySidebar,
): FindNeighbors {
  const own = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const byVersion = splitByVersion(own, versions);
  const found = new Map([...byVersion].map(([version, list]) => [version, linkChains(list, keySidebar)]));
  return (seed, version) => found.get(version)?.get(seed);
}

/** The entries that each version shows. */
function splitByVersion(
  entries: readonly Entry[],
  versions: readonly string[],
): ReadonlyMap<string | undefined, readonly Entry[]> {
  if (versions.length === 0) return new Map([[undefined, entries]]);
  const lists = new Map<string | undefined, Entry[]>(versions.map((version) => [version, []]));
  for (const entry of entries) {
    if (entry.version === undefined) for (const list of lists.values()) list.push(entry);
    else lists.get(entry.version)?.push(entry);
  }
  return lists;
}

function linkChains(entries: readonly Entry[], keySidebar: KeySidebar): ReadonlyMap<PageSeed, Neighbors> {
  const first = new Map<PageSeed, Entry>();
  for (const entry of entries) if (!first.has(entry.seed)) first.set(entry.seed, entry);
  const chains = Map.groupBy(first.values(), keySidebar);
  return new Map(
    [...chains.values()].flatMap((chain) =>
      chain.map(({ seed }, index): [PageSeed, Neighbors] => [
        seed,
        { previous: linkPage(chain[index - 1]?.seed), next: linkPage(chain[index + 1]?.seed) },
      ]),
    ),
  );
}

function linkPage(seed: PageSeed | undefined): PageLink | undefined {
  return seed && { title: seed.overview ? seed.title : seed.sidebarTitle, url: writePageUrl(seed.path) };
}
