import type { NavigationNode, Page, Site } from '../site.ts';
import { findPageProduct } from './products.ts';

/** A step of the way to a page: a product, a tab or a group. */
export interface Crumb {
  readonly name: string;
  /** Of its first page; undefined for a group that has none of its own. */
  readonly url: string | undefined;
}

/** The way to a page from the outermost section that holds it: product, tab and groups; those of other sites left out. */
export function listCrumbs(
  site: Pick<Site, 'products' | 'tabs' | 'sidebars'>,
  page: Pick<Page, 'product' | 'tab' | 'sidebar' | 'breadcrumbs'>,
): readonly Crumb[] {
  const tab = page.tab === undefined ? undefined : site.tabs[page.tab];
  const product = findPageProduct(site, page);
  const sections = [product, tab].flatMap((section) =>
    section && !section.isExternal ? [{ name: section.name, url: section.url }] : [],
  );
  return [...sections, ...findGroups(site.sidebars[page.sidebar] ?? [], page.breadcrumbs)];
}

function findGroups(nodes: readonly NavigationNode[], names: readonly string[]): readonly Crumb[] {
  const [name, ...rest] = names;
  if (name === undefined) return [];
  const open = nodes.flatMap((node) => (node.kind === 'group' && node.name === '' ? node.children : [node]));
  const group = open.find((node) => node.kind === 'group' && node.name === name);
  if (group?.kind !== 'group') return names.map((left) => ({ name: left, url: undefined }));
  return [{ name, url: group.url }, ...findGroups(group.children, rest)];
}
