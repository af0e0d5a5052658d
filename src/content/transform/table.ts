import { type Element, makeElement, readText, type TreeNode } from './node.ts';
import type { PageWork } from './page-work.ts';

/** A table in a box of its own that scrolls sideways, reachable by keyboard and named by its head, each name once. */
export function wrapTable(table: Element, children: readonly TreeNode[], work: PageWork): Element {
  const heads = listHeads(table).map(readText).join(', ').replace(/\s+/g, ' ').trim();
  const name = heads === '' ? 'Table' : `Table: ${heads.length > 80 ? `${heads.slice(0, 77)}...` : heads}`;
  const count = (work.tableNames.get(name) ?? 0) + 1;
  work.tableNames.set(name, count);
  const label = count === 1 ? name : `${name} (${count})`;
  return makeElement('div', { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: label }, [
    makeElement('table', table.properties, children),
  ]);
}

/** A cell whose column's alignment stands in a class instead of a style, which a site's policy may forbid. */
export function alignCell(cell: Element): Element {
  const { style, align, ...others } = cell.properties;
  const side = /^text-align: (left|center|right)$/.exec(String(style ?? ''))?.[1] ?? align;
  if (side === undefined || typeof side !== 'string' || !/^(?:left|center|right)$/.test(side)) return cell;
  const classes = Array.isArray(others['className']) ? others['className'] : [];
  return { ...cell, properties: { ...others, className: [...classes, `to-${side}`] } };
}

function listHeads(node: TreeNode): readonly TreeNode[] {
  if (!('children' in node)) return [];
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined;
  return name === 'th' ? [node] : node.children.flatMap(listHeads);
}
