import type { NavigationNode } from '../site.ts';

type Group = NavigationNode & { readonly kind: 'group' };

/**
 * An entry of a long sidebar: one with what it holds, groups that are links, or groups far from the
 * page that one link represents.
 */
type SidebarPart = NavigationNode | Closed<'closed'> | Closed<'far'>;

interface Closed<Kind> {
  readonly kind: Kind;
  readonly groups: readonly [Group, ...Group[]];
}

/** Entries before and behind the one that holds the page, which have links of their own: somewhat more than a screen has. */
const near = 24;
/** Maximum number of far groups that are shown as links of their own. */
const few = 8;

/**
 * The entries of a long sidebar as a page has them: groups that do not hold it are closed, and those whose ids follow each
 * other come together, so that one number is enough to tell them all. The far ones of a version come together in one link:
 * a page does not get heavier with the number of groups.
 */
export function splitSidebar(nodes: readonly NavigationNode[], current: string): readonly SidebarPart[] {
  const place = Math.max(
    0,
    nodes.findIndex((node) => holdsUrl(node, current)),
  );
  const parts: (
    | NavigationNode
    | { readonly kind: 'closed' | 'far'; readonly groups: [Group, ...Group[]] }
  )[] = [];
  for (const [index, node] of nodes.entries()) {
    const last = parts.at(-1);
    const kind = Math.abs(index - place) > near ? 'far' : 'closed';
    if (!isClosed(node, current)) parts.push(node);
    else if (last?.kind === kind && continues(last.groups, node, kind)) last.groups.push(node);
    else parts.push({ kind, groups: [node] });
  }
  return parts.map((part) =>
    part.kind === 'far' && part.groups.length <= few ? { ...part, kind: 'closed' } : part,
  );
}

function continues(groups: readonly Group[], node: Group, kind: 'closed' | 'far'): boolean {
  const before = groups.at(-1);
  return (
    Number(before?.id) + 1 === Number(node.id) && (kind === 'closed' || before?.version === node.version)
  );
}

/** A group without a heading has nothing that could be its link. */
export function isClosed(node: NavigationNode, current: string): node is Group {
  return node.kind === 'group' && node.name !== '' && node.url !== undefined && !holdsUrl(node, current);
}

/** Whether a page with this URL is in the node or below it. */
export function holdsUrl(node: NavigationNode, url: string): boolean {
  return node.kind === 'page' ? node.url === url : node.children.some((child) => holdsUrl(child, url));
}

const openGroups = new WeakMap<readonly NavigationNode[], ReadonlyMap<string, string>>();

/**
 * Tells by a text which of some entries, and of those in them, hold a page with this URL: it is the same one for all pages that have the
 * same groups open. '' where none holds it.
 */
export function describeOpen(nodes: readonly NavigationNode[], url: string): string {
  const known = openGroups.get(nodes) ?? findOpen(nodes);
  openGroups.set(nodes, known);
  return known.get(url) ?? '';
}

function findOpen(nodes: readonly NavigationNode[]): ReadonlyMap<string, string> {
  const open = new Map<string, string>();
  const find = (node: NavigationNode, place: string) => {
    if (node.kind === 'page') {
      const others = open.get(node.url);
      if (others !== place) open.set(node.url, others === undefined ? place : `${others} ${place}`);
    } else
      for (const [index, child] of node.children.entries())
        find(child, child.kind === 'page' ? place : `${place}.${index}`);
  };
  for (const [index, node] of nodes.entries()) find(node, String(index));
  return open;
}

/** The number of entries that are pages, at any depth. */
function countPages(nodes: readonly NavigationNode[]): number {
  return nodes.reduce((sum, node) => sum + (node.kind === 'page' ? 1 : countPages(node.children)), 0);
}

/** The number of entries that are operations, at any depth. */
function countOperations(nodes: readonly NavigationNode[]): number {
  return nodes.reduce(
    (sum, node) =>
      sum + (node.kind === 'page' ? Number(node.method !== undefined) : countOperations(node.children)),
    0,
  );
}

/**
 * Whether a sidebar is too long for every page of its section, where it would cost O(n²) bytes: pages then hold
 * the groups that lead to them, and links for the others.
 */
export function isLong(nodes: readonly NavigationNode[]): boolean {
  return countPages(nodes) > 200 || countOperations(nodes) > 100;
}

const ofVersions = new WeakMap<readonly NavigationNode[], Map<string, readonly NavigationNode[]>>();

/**
 * The entries that these versions show: their own and those shared by all; none named shows every version's. The same ones for the same
 * versions.
 */
export function keepVersions(
  nodes: readonly NavigationNode[],
  versions: readonly string[],
): readonly NavigationNode[] {
  if (versions.length === 0) return nodes;
  const known = ofVersions.get(nodes) ?? new Map<string, readonly NavigationNode[]>();
  ofVersions.set(nodes, known);
  const key = JSON.stringify(versions);
  const kept = known.get(key) ?? filterNodes(nodes, versions);
  known.set(key, kept);
  return kept;
}

function filterNodes(
  nodes: readonly NavigationNode[],
  versions: readonly string[],
): readonly NavigationNode[] {
  return nodes
    .filter((node) => node.version === undefined || versions.includes(node.version))
    .map((node) =>
      node.kind === 'page' ? node : { ...node, children: filterNodes(node.children, versions) },
    );
}
