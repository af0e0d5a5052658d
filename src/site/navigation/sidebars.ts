import type { ResolveLink } from '../links/link.ts';
import { isAbsoluteUrl, writePageUrl } from '../pages/page-path.ts';
import type { NavigationNode, Page } from '../site.ts';
import type { NavigationTreeNode, TreeGroup } from './navigation-tree.ts';
import type { Entry, Placements } from './placement.ts';

/** From a place to the key of its sidebar. */
export type KeySidebar = (place: Pick<Entry, 'tab' | 'anchor' | 'product' | 'language'>) => string;

/**
 * The sidebars by key: the navigation once for each language, product, tab and anchor that own pages together, each with their own
 * pages and only the groups that hold some of them.
 */
export function buildSidebars(
  tree: readonly NavigationTreeNode[],
  { byNode }: Placements,
  keySidebar: KeySidebar,
  resolveLink: ResolveLink,
  translateName: (language: string, name: string) => string,
): Readonly<Record<string, readonly NavigationNode[]>> {
  const distribute = (
    nodes: readonly NavigationTreeNode[],
  ): ReadonlyMap<string, readonly NavigationNode[]> => {
    const parts = new Map<string, NavigationNode[]>();
    const add = (key: string, node: NavigationNode): void => {
      const part = parts.get(key);
      if (part) part.push(node);
      else parts.set(key, [node]);
    };
    for (const node of nodes) {
      if (node.kind === 'group') {
        for (const [key, children] of distribute(node.children)) add(key, buildGroup(node, children));
      } else {
        const entry = byNode.get(node);
        if (entry?.isShown) add(keySidebar(entry), buildEntry(entry, resolveLink, translateName));
      }
    }
    return parts;
  };
  return Object.fromEntries(
    [...distribute(tree)].map(([key, nodes]) => [key, numberGroups(joinGroups(nodes), '')]),
  );
}

/** Groups of one name and version that follow each other as one: a reader would take the second heading for a mistake. */
function joinGroups(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  const joined: NavigationNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind !== 'group' || last?.kind !== 'group' || !continuesGroup(last, node)) joined.push(node);
    else
      joined[joined.length - 1] = {
        ...last,
        url: last.url ?? node.url,
        children: [...last.children, ...node.children],
      };
  }
  return joined.map((node) =>
    node.kind === 'group' ? { ...node, children: joinGroups(node.children) } : node,
  );
}

type Group = NavigationNode & { readonly kind: 'group' };

/** Whether the next group has the name and the version of one before it, and nothing of its own besides. */
function continuesGroup(group: Group, next: Group): boolean {
  const isPlain = [next.tag, next.description, next.directory, next.expanded].every(
    (mark) => mark === undefined || mark === false,
  );
  const isSameIcon = next.icon === undefined || next.icon.name === group.icon?.name;
  return (
    next.name !== '' && next.name === group.name && next.version === group.version && isPlain && isSameIcon
  );
}

function numberGroups(nodes: readonly NavigationNode[], prefix: string): readonly NavigationNode[] {
  return nodes.map((node, index) => {
    if (node.kind === 'page') return node;
    const id = `${prefix}${index}`;
    return { ...node, id, children: numberGroups(node.children, `${id}-`) };
  });
}

/** The sidebars with an empty one for each page that is in none: outside the navigation and of no tab with pages. */
export function fillSidebars(
  sidebars: Readonly<Record<string, readonly NavigationNode[]>>,
  pages: readonly Page[],
): Readonly<Record<string, readonly NavigationNode[]>> {
  const keys = new Set(pages.map(({ sidebar }) => sidebar));
  const missing = [...keys].filter((key) => !Object.hasOwn(sidebars, key));
  return { ...sidebars, ...Object.fromEntries(missing.map((key) => [key, []])) };
}

/** Its version is that of its nodes when they agree: a group whose pages are of several is shown in each. */
function buildGroup(
  { name, icon, tag, description, directory, expanded }: TreeGroup,
  children: readonly NavigationNode[],
): NavigationNode {
  const [first] = children;
  const isSame = children.every(({ version }) => version === first?.version);
  const version = isSame ? first?.version : undefined;
  const url = findFirst(children);
  const marks = { icon, tag, description, directory, expanded };
  return { kind: 'group', id: '', name, url, version, ...marks, children };
}

function findFirst(nodes: readonly NavigationNode[]): string | undefined {
  return nodes.find((node) => (node.kind === 'group' ? node.url !== undefined : !node.isExternal))?.url;
}

function buildEntry(
  { seed, version, language }: Entry,
  resolveLink: ResolveLink,
  translateName: (language: string, name: string) => string,
): NavigationNode {
  const { frontmatter, operation, schema, method, sidebarTitle, path } = seed;
  const url = frontmatter.url === undefined ? writePageUrl(path) : resolveLink(frontmatter.url);
  return {
    kind: 'page',
    title: seed.overview ? translateName(language, sidebarTitle) : sidebarTitle,
    url,
    isExternal: isAbsoluteUrl(url),
    icon:
      frontmatter.icon === undefined
        ? undefined
        : { name: frontmatter.icon, iconType: frontmatter.iconType ?? 'duotone' },
    tag: frontmatter.tag,
    version,
    method,
    deprecated: frontmatter.deprecated ?? operation?.deprecated ?? schema?.deprecated ?? false,
  };
}
