import type { NavigationNode } from '../site.ts';

/** Whether a page with this URL stands in the node or below it. */
export function holdsUrl(node: NavigationNode, url: string): boolean {
  return node.kind === 'page' ? node.url === url : node.children.some((child) => holdsUrl(child, url));
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
 * Whether a sidebar is too long to stand in every page of its section, where it would cost O(n²) bytes: pages then hold
 * the groups that lead to them, and links for the others.
 */
export function isLong(nodes: readonly NavigationNode[]): boolean {
  return countPages(nodes) > 200 || countOperations(nodes) > 100;
}

/** The entries that these versions show: their own and those shared by all; none named shows every version's. */
export function keepVersions(
  nodes: readonly NavigationNode[],
  versions: readonly string[],
): readonly NavigationNode[] {
  if (versions.length === 0) return nodes;
  return nodes
    .filter((node) => node.version === undefined || versions.includes(node.version))
    .map((node) =>
      node.kind === 'page' ? node : { ...node, children: keepVersions(node.children, versions) },
    );
}
