import { enterComponent, type ShapeGroup, shapeComponent } from './component.ts';
import { listDirect } from './direct-children.ts';
import { isJsx, makeElement, makeJsx, type TreeNode } from './node.ts';
import type { PageWork, ShapeNodes, Surroundings } from './page-work.ts';

/**
 * Cards as a list, each child an item, when all of them are tags: JavaScript among them may give any number of
 * cards, which then stand in the grid without a list.
 */
export const shapeCards: ShapeGroup = (element, work, around, shapeNodes) => {
  const direct = listDirect(element.children);
  const inside = enterComponent(element, around);
  const isList = direct.length > 1 && direct.every((child) => isJsx(child) && mayBeItem(child.name, work));
  const children = isList
    ? direct.map((child) => makeItem([child], inside, shapeNodes))
    : shapeNodes(direct, inside);
  return shapeComponent(element, work, { isList: isList || undefined }, children);
};

/** `Tree` and `Tree.Folder`: files and folders are items of a list by themselves, anything else becomes one. */
export const shapeTree: ShapeGroup = (element, work, around, shapeNodes) => {
  const inside = enterComponent(element, around);
  const children = listDirect(element.children).flatMap((child) =>
    isJsx(child) && child.name?.startsWith('Tree.')
      ? shapeNodes([child], inside)
      : [makeItem([child], inside, shapeNodes)],
  );
  return shapeComponent(element, work, {}, children);
};

/** `Color`: colours that stand in no row make one, so that each row is a list. */
export const shapePalette: ShapeGroup = (element, work, around, shapeNodes) => {
  const inside = enterComponent(element, around);
  const rows: TreeNode[] = [];
  let loose: TreeNode[] = [];
  const close = () => {
    if (loose.length > 0) rows.push(makeJsx('Color.Row', [], loose, false));
    loose = [];
  };
  for (const child of listDirect(element.children)) {
    if (isJsx(child) && child.name === 'Color.Item') loose.push(child);
    else {
      close();
      rows.push(child);
    }
  }
  close();
  return shapeComponent(element, work, {}, shapeNodes(rows, inside));
};

/** A snippet or a component of the page's own may give several cards, or none. */
function mayBeItem(name: string | null, work: PageWork): boolean {
  return (
    name !== null && work.context.componentNames.has(name) && name !== 'Snippet' && !work.declared.has(name)
  );
}

function makeItem(nodes: readonly TreeNode[], around: Surroundings, shapeNodes: ShapeNodes): TreeNode {
  return makeElement('li', {}, shapeNodes(nodes, { ...around, list: undefined }));
}
