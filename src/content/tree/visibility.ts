import { readTextAttribute } from './attribute.ts';
import { enterComponent, type ShapeGroup, shapeComponent } from './component.ts';
import { isLine } from './direct-children.ts';
import { makeElement } from './node.ts';

/** What is meant for agents alone stands in the page's Markdown, not on the page. */
export const shapeVisibility: ShapeGroup = (element, work, around, shapeNodes) => {
  const isShown = readTextAttribute(element, 'for') !== 'agents';
  const isBare = element.type === 'mdxJsxFlowElement' && isLine(element.children);
  const written = isBare ? [makeElement('p', {}, element.children)] : element.children;
  const children = isShown ? shapeNodes(written, enterComponent(element, around)) : [];
  return shapeComponent(element, work, {}, children);
};
