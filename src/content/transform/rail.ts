import { isJsx, type JsxElement, makeJsx, type TreeNode } from './node.ts';
import type { PageWork } from './page-work.ts';

const railNames = new Set(['Panel', 'RequestExample', 'ResponseExample']);

/**
 * Parts a page into what stands in its column and what stands in the rail beside it: examples and panels that
 * stand in no other component. They become the components `PageMain` and `PageRail`, which `evaluatePage` shows
 * apart; a page without a rail stays as it is, and so does a snippet.
 */
export function splitRail(nodes: readonly TreeNode[], work: PageWork): readonly TreeNode[] {
  if (work.isSnippet) return nodes;
  const rail = nodes.filter((node) => isRailPart(node, work));
  if (rail.length === 0) return nodes;
  work.components.add('PageRail');
  const main = nodes.filter((node) => !isRailPart(node, work));
  return [makeJsx('PageMain', [], main, false), makeJsx('PageRail', [], rail, false)];
}

function isRailPart(node: TreeNode, work: PageWork): node is JsxElement {
  return isJsx(node) && node.name !== null && railNames.has(node.name) && !work.declared.has(node.name);
}
