import type { PageDraft } from '../pages/page-draft.ts';
import { writePageUrl } from '../pages/page-path.ts';
import type { Neighbors, PageLink } from '../site.ts';
import { type Entry, isOwnPage } from './placement.ts';
import type { KeySidebar } from './sidebars.ts';

/** The pages before and after a page as readers of a version see them; undefined is a site without versions. */
export type FindNeighbors = (draft: PageDraft, version: string | undefined) => Neighbors | undefined;

/**
 * Previous and next follow the sidebar: they stay inside a page's tab, anchor and version, in the navigation's
 * order, a page that stands there twice at its first place. Entries that lead elsewhere are passed over.
 */
export function findAllNeighbors(
  entries: readonly Entry[],
  versions: readonly string[],
  keySidebar: KeySidebar,
): FindNeighbors {
  const own = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const byVersion = splitByVersion(own, versions);
  const found = new Map([...byVersion].map(([version, list]) => [version, linkChains(list, keySidebar)]));
  return (draft, version) => found.get(version)?.get(draft);
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

function linkChains(entries: readonly Entry[], keySidebar: KeySidebar): ReadonlyMap<PageDraft, Neighbors> {
  const chains = new Map<string, PageDraft[]>();
  const seen = new Set<PageDraft>();
  for (const entry of entries) {
    if (seen.has(entry.draft)) continue;
    seen.add(entry.draft);
    const key = keySidebar(entry);
    const chain = chains.get(key);
    if (chain) chain.push(entry.draft);
    else chains.set(key, [entry.draft]);
  }
  const links = new Map<PageDraft, Neighbors>();
  for (const chain of chains.values()) {
    chain.forEach((draft, index) => {
      links.set(draft, { previous: linkPage(chain[index - 1]), next: linkPage(chain[index + 1]) });
    });
  }
  return links;
}

function linkPage(draft: PageDraft | undefined): PageLink | undefined {
  return draft && { title: draft.overview ? draft.title : draft.sidebarTitle, url: writePageUrl(draft.path) };
}
