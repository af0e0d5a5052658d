import { enterComponent, type ShapeGroup, shapeComponent } from './component.ts';
import type { TreeNode } from './node.ts';

/**
 * A component that is part of a line even when its text stands on lines of its own. A `Tooltip` gets an id, and
 * is told when it stands in a link, where nothing else can be pressed.
 */
export const shapeInline: ShapeGroup = (element, work, around, shapeNodes) => {
  const inside = { ...enterComponent(element, around), isInline: true };
  const children = shapeNodes(unwrap(element.children), inside);
  const isTooltip = element.name === 'Tooltip';
  const added = isTooltip ? { id: work.ids.take('tip', 'tip'), isInLink: around.isInLink || undefined } : {};
  return shapeComponent(element, work, added, children);
};

function unwrap(children: readonly TreeNode[]): readonly TreeNode[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}
