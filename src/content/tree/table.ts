import { type Element, makeElement, readText, type TreeNode } from './node.ts';

/** A table in a box of its own that scrolls sideways, reachable by keyboard and named by its head. */
export function wrapTable(table: Element, children: readonly TreeNode[]): Element {
  const heads = listHeads(table).map(readText).join(', ').replace(/\s+/g, ' ').trim();
  const label = heads === '' ? 'Table' : `Table: ${heads.length > 80 ? `${heads.slice(0, 77)}...` : heads}`;
  return makeElement('div', { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: label }, [
    makeElement('table', table.properties, children),
  ]);
}

function listHeads(node: TreeNode): readonly TreeNode[] {
  if (!('children' in node)) return [];
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined;
  return name === 'th' ? [node] : node.children.flatMap(listHeads);
}
