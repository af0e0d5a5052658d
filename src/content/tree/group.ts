import { readAttribute, readTextAttribute, toData } from './attribute.ts';
import { enterComponent, shapeComponent } from './component.ts';
import { countItems, finishGroup, numberLater, readItem, startGroup } from './group-list.ts';
import { isJsx, type JsxElement, listSolid, type TreeNode } from './node.ts';
import type { GroupWork, PageWork, ShapeNodes, Surroundings } from './page-work.ts';

type ShapeGroup = (
  element: JsxElement,
  work: PageWork,
  around: Surroundings,
  shapeNodes: ShapeNodes,
) => JsxElement;

/** Components that get a list of their children, or an id of their own, at compile time. */
export const groupShapers: ReadonlyMap<string, ShapeGroup> = new Map<string, ShapeGroup>([
  ['Tabs', shapeTabs],
  ['Steps', shapeSteps],
  ['Tab', (element, work, around, shapeNodes) => shapeItem(element, 0, work, around, shapeNodes)],
  ['Step', (element, work, around, shapeNodes) => shapeItem(element, 0, work, around, shapeNodes)],
  ['CodeGroup', shapeCodeGroup],
  ['RequestExample', shapeCodeGroup],
  ['ResponseExample', shapeCodeGroup],
  ['CardGroup', shapeCounted],
  ['Columns', shapeCounted],
  ['Accordion', shapeTitled],
  ['Expandable', shapeTitled],
  ['Update', shapeTitled],
  ['ParamField', shapeField],
  ['ResponseField', shapeField],
]);

function shapeTabs(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const group = startGroup('Tab', work.ids.take('tabs', 'tabs'));
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  return finishGroup(shapeComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

function shapeSteps(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const group = startGroup('Step', '');
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  return finishGroup(shapeComponent(element, work, {}, children), 'steps', group, work);
}

/**
 * What stands in a group, or at the top of a snippet in it: its own kind of children is numbered and listed, others
 * stay where they are.
 */
export function shapeMembers(
  nodes: readonly TreeNode[],
  group: GroupWork,
  ...[work, around, shapeNodes]: [PageWork, Surroundings, ShapeNodes]
): readonly TreeNode[] {
  return listDirect(nodes).flatMap((child) => {
    if (group.kind === 'code' || !isJsx(child) || child.name !== group.kind)
      return shapeNodes([child], { ...around, group });
    const index = group.before() + countItems(group.items);
    const item = shapeItem(child, index, work, around, shapeNodes);
    group.items.push({
      id: toData(readAttribute(item, 'id')),
      title: readItem(child, item, 'title', group) ?? (group.use ? `${group.kind} ${index + 1}` : ''),
      iconRef: readItem(child, item, 'iconRef', group),
    });
    if (group.kind === 'Tab') numberLater(item, group, work);
    return [item];
  });
}

/** A `Tab` or `Step`. A step's title goes to the table of contents before what stands in the step. */
function shapeItem(
  element: JsxElement,
  index: number,
  ...[work, around, shapeNodes]: [PageWork, Surroundings, ShapeNodes]
): JsxElement {
  const title = readTextAttribute(element, 'title');
  const id = takeId(element, title ?? `${element.name} ${index + 1}`, work);
  const isStep = element.name === 'Step';
  const hasChapter = work.headings.some((heading) => heading.depth === 2 && !work.stepIds.has(heading.id));
  const level = hasChapter && readTextAttribute(element, 'titleSize') !== 'h2' ? 3 : 2;
  if (isStep) work.stepIds.add(id);
  if (isStep && title !== undefined && !around.isHidden)
    work.headings.push({ depth: level, id, text: title });
  const children = shapeNodes(element.children, enterComponent(element, around));
  return shapeComponent(element, work, isStep ? { id, index, level } : { id, index }, children);
}

function shapeCodeGroup(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const group = startGroup('code', work.ids.take('code', 'code'));
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  return finishGroup(shapeComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

function shapeCounted(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const inside = listDirect(element.children);
  const children = shapeNodes(inside, enterComponent(element, around));
  return shapeComponent(
    element,
    work,
    { count: inside.filter((child) => child.type !== 'text').length },
    children,
  );
}

function shapeTitled(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const title = readTextAttribute(element, element.name === 'Update' ? 'label' : 'title');
  const id = takeId(element, title ?? element.name ?? '', work);
  if (element.name === 'Update' && title !== undefined && !around.isHidden)
    work.headings.push({ depth: 2, id, text: title });
  return shapeComponent(element, work, { id }, shapeNodes(element.children, enterComponent(element, around)));
}

function shapeField(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const places = ['path', 'query', 'header', 'body'];
  const place = places.find((name) => readTextAttribute(element, name) !== undefined);
  const name = readTextAttribute(element, place ?? 'name') ?? '';
  const kind = element.name === 'ResponseField' ? 'response' : `param${place ? `-${place}` : ''}`;
  const id = takeId(element, `${kind}-${name}`, work);
  return shapeComponent(element, work, { id }, shapeNodes(element.children, enterComponent(element, around)));
}

function takeId(element: JsxElement, text: string, work: PageWork): string {
  const own = readTextAttribute(element, 'id');
  if (own === undefined) return work.ids.take(text, element.name ?? 'part');
  work.ids.reserve(own);
  return own;
}

/** Children without white space, and without the paragraphs and fragments that only hold components. */
function listDirect(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return listSolid(nodes).flatMap((node) => {
    const isFragment = isJsx(node) && node.name === null;
    const isWrapper =
      node.type === 'element' &&
      node.tagName === 'p' &&
      listSolid(node.children).every((child) => isJsx(child));
    return isFragment || isWrapper ? listDirect(node.children) : [node];
  });
}
