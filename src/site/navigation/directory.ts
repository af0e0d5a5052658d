import type { IconName } from '../../content/icons/icon-name.ts';
import type { NavigationNode, Page, Site } from '../site.ts';

/** What the first page of a group shows of it at its end: its other pages and the groups inside it. */
export interface Directory {
  /** Cards, or a list whose groups open. */
  readonly style: 'card' | 'accordion';
  /** Of the group; '' where it has none. */
  readonly name: string;
  readonly entries: readonly DirectoryEntry[];
}

export interface DirectoryEntry {
  readonly title: string;
  /** A group's first page's. */
  readonly url: string;
  readonly description: string | undefined;
  readonly icon: IconName | undefined;
  /** Upper case, of an operation. */
  readonly method: string | undefined;
  /** The pages of a group, with those of groups inside it; empty for a page. */
  readonly pages: readonly DirectoryEntry[];
}

type GroupNode = Extract<NavigationNode, { kind: 'group' }>;

/**
 * The directory of a page: of the outermost group whose first page it is and that asks for one. Groups have that of the one around them
 * where they say nothing. Undefined where there is none, or nothing to list.
 */
export function findDirectory(site: Pick<Site, 'sidebars' | 'pages'>, page: Page): Directory | undefined {
  const found = findGroup(site.sidebars[page.sidebar] ?? [], page.url);
  if (found === undefined) return undefined;
  const isShown = ({ version }: NavigationNode) =>
    version === undefined || page.versions.length === 0 || page.versions.includes(version);
  const byUrl = new Map(site.pages.map((one) => [one.url, one]));
  const read = (node: NavigationNode): readonly DirectoryEntry[] => {
    if (!isShown(node) || (node.kind === 'page' && node.url === page.url)) return [];
    if (node.kind === 'group' && node.url === undefined) return node.children.flatMap(read);
    const { url = '', icon } = node;
    if (node.kind === 'page') {
      const description = node.isExternal ? undefined : byUrl.get(url)?.description;
      return [{ title: node.title, url, icon, method: node.method, description, pages: [] }];
    }
    const pages = node.children.flatMap(read).flatMap((one) => (one.pages.length > 0 ? one.pages : [one]));
    if (node.name === '' || node.url === page.url) return pages;
    const description = node.description ?? byUrl.get(url)?.description;
    return [{ title: node.name, url, icon, method: undefined, description, pages }];
  };
  const entries = found.group.children.flatMap(read);
  return entries.length === 0 ? undefined : { style: found.style, name: found.group.name, entries };
}

function findGroup(
  nodes: readonly NavigationNode[],
  url: string,
  around?: GroupNode['directory'],
): { readonly group: GroupNode; readonly style: Directory['style'] } | undefined {
  for (const group of nodes) {
    if (group.kind === 'page') continue;
    const style = group.directory ?? around;
    if (group.url === url && style !== undefined && style !== 'none') return { group, style };
    const inside = findGroup(group.children, url, style);
    if (inside) return inside;
  }
  return undefined;
}
