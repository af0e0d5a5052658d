import type { NavigationNode, Page, Site } from '../site.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/**
 * The way from the site's start over tab and groups to a page as JSON-LD: https://schema.org/BreadcrumbList. A group's
 * address is its first page's; one that has none of its own, or the page's, is left out. Undefined for the start itself.
 */
export function writeBreadcrumbData(
  site: Pick<Site, 'name' | 'sidebars' | 'tabs'>,
  page: Page,
  siteUrl: string,
): string | undefined {
  if (page.path === '') return undefined;
  const tab = page.tab === undefined ? undefined : site.tabs[page.tab];
  const above: readonly Crumb[] = [
    { name: site.name, url: '/' },
    ...(tab && !tab.isExternal ? [{ name: tab.name, url: tab.url }] : []),
    ...findGroups(site.sidebars[page.sidebar] ?? [], page.breadcrumbs),
  ];
  const known = new Set([page.url]);
  const crumbs = above.filter(({ url }) => !known.has(url) && known.add(url));
  const list = [...crumbs, { name: page.title, url: page.url }].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + url,
  }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: list };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function findGroups(nodes: readonly NavigationNode[], names: readonly string[]): readonly Crumb[] {
  const [name, ...rest] = names;
  if (name === undefined) return [];
  const open = nodes.flatMap((node) => (node.kind === 'group' && node.name === '' ? node.children : [node]));
  const group = open.find((node) => node.kind === 'group' && node.name === name);
  if (group?.kind !== 'group') return [];
  const own = group.url === undefined ? [] : [{ name, url: group.url }];
  return [...own, ...findGroups(group.children, rest)];
}
