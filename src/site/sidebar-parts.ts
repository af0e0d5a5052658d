import { holdsUrl } from './navigation-search.ts';
import type { NavigationNode } from './site.ts';

type Group = NavigationNode & { readonly kind: 'group' };

/** What stands in a long sidebar: an entry with what it holds, or groups that stand there as links. */
export type SidebarPart = NavigationNode | { readonly kind: 'closed'; readonly groups: readonly Group[] };

/**
 * The entries of a long sidebar as a page has them: groups that do not hold it are closed, and those whose ids follow each
 * other come together, so that one number is enough to tell them all.
 */
export function splitSidebar(nodes: readonly NavigationNode[], current: string): readonly SidebarPart[] {
  const parts: (NavigationNode | { readonly kind: 'closed'; readonly groups: Group[] })[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    const before = last?.kind === 'closed' ? last.groups.at(-1) : undefined;
    if (!isClosed(node, current)) parts.push(node);
    else if (last?.kind === 'closed' && Number(before?.id) + 1 === Number(node.id)) last.groups.push(node);
    else parts.push({ kind: 'closed', groups: [node] });
  }
  return parts;
}

/** A group without a heading has nothing that could be its link. */
export function isClosed(node: NavigationNode, current: string): node is Group {
  return node.kind === 'group' && node.name !== '' && node.url !== undefined && !holdsUrl(node, current);
}
