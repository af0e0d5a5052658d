import type { PageLink, Site } from '../site.ts';

/** A part of a site, by its first page. */
export interface MainSection extends PageLink {
  /** The version that alone has it; undefined for all. */
  readonly version: string | undefined;
}

/**
 * Where to begin on a site: its tabs and anchors, or its first groups where it has neither, each as a link to its first
 * page. Never empty.
 */
export function listSections(site: Site): readonly MainSection[] {
  const owners = [...site.tabs, ...site.anchors]
    .filter(({ isExternal, isDefaultHidden }) => !isExternal && !isDefaultHidden)
    .map(({ name, url, version }) => ({ title: name, url, version }));
  const home = site.pages.find(({ url }) => url === site.home);
  const groups = (home ? (site.sidebars[home.sidebar] ?? []) : []).flatMap((node) =>
    node.kind === 'group' && node.name !== '' && node.url !== undefined
      ? { title: node.name, url: node.url, version: node.version }
      : [],
  );
  const links = owners.length > 1 ? owners : groups.slice(0, 6);
  const seen = new Set<string>();
  const unique = links.filter(({ url }) => !seen.has(url) && seen.add(url));
  return unique.length > 0
    ? unique
    : [{ title: home?.title ?? site.name, url: site.home, version: undefined }];
}
