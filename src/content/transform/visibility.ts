import { readTextAttribute } from './attribute.ts';
import { enterComponent, type ShapeGroup, shapeComponent } from './component.ts';
import { isLine } from './direct-children.ts';
import { makeElement } from './node.ts';

/** What is meant for agents alone stands in the page's Markdown, not on the page: it is compiled, but lists no headings. */
export const shapeVisibility: ShapeGroup = (element, work, around, shapeNodes) => {
  const isShown = readTextAttribute(element, 'for') !== 'agents';
  const isBare = element.type === 'mdxJsxFlowElement' && isLine(element.children);
  const written = isBare ? [makeElement('p', {}, element.children)] : element.children;
  const inside = enterComponent(element, around);
  const children = shapeNodes(written, isShown ? inside : { ...inside, isHidden: true });
  return shapeComponent(element, work, {}, children);
};
