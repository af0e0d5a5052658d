import { makeAttribute, readAttribute, readTextAttribute, toData } from './attribute.ts';
import { locateAttribute } from './attribute-place.ts';
import { enterComponent, type ShapeGroup, shapeComponent } from './component.ts';
import { describeLoneTab, describeOutOfRange } from './component-problems.ts';
import { isLine, listDirect } from './direct-children.ts';
import { countItems, finishGroup, numberLater, readItem, startGroup } from './group-list.ts';
import { shapeInline } from './inline-tag.ts';
import { checkProps } from './known-props.ts';
import { shapeCards, shapePalette, shapeTree } from './list-tag.ts';
import { isJsx, type JsxElement, makeElement, type TreeNode } from './node.ts';
import { type GroupWork, locate, type PageWork, type ShapeNodes, type Surroundings } from './page-work.ts';
import { shapeVerbatim } from './verbatim-tag.ts';
import { shapeView } from './view.ts';
import { shapeVisibility } from './visibility.ts';

/** Components that get a list of their children, or an id of their own, at compile time. */
export const groupShapers: ReadonlyMap<string, ShapeGroup> = new Map<string, ShapeGroup>([
  ['Tabs', shapeTabs],
  ['Steps', shapeSteps],
  ['Tab', shapeLoneTab],
  ['Step', (element, work, around, shapeNodes) => shapeItem(element, 0, work, around, shapeNodes)],
  ['CodeGroup', shapeCodeGroup],
  ['RequestExample', shapeCodeGroup],
  ['ResponseExample', shapeCodeGroup],
  ['CardGroup', shapeCards],
  ['Columns', shapeCards],
  ['Accordion', shapeTitled],
  ['Expandable', shapeTitled],
  ['Update', shapeTitled],
  ['ParamField', shapeField],
  ['ResponseField', shapeField],
  ['Badge', shapeInline],
  ['Tooltip', shapeInline],
  ['Tree', shapeTree],
  ['Tree.Folder', shapeTree],
  ['Color', shapePalette],
  ['Latex', shapeVerbatim],
  ['Prompt', shapeVerbatim],
  ['View', shapeView],
  ['Visibility', shapeVisibility],
]);

function shapeTabs(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const group = startGroup('Tab', work.ids.take('tabs', 'tabs'));
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  const first = Number(readTextAttribute(element, 'defaultTabIndex') ?? 0);
  checkFirst(element, first, group, work);
  const tabs = children.filter((child) => isJsx(child) && child.name === 'Tab');
  for (const [index, tab] of first > 0 && first < tabs.length ? tabs.entries() : [])
    if (isJsx(tab)) tab.attributes.push(makeAttribute('isOpen', index === first));
  return finishGroup(shapeComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

/** A tab that no `Tabs` of the page holds; a component of the page may be one. */
function shapeLoneTab(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  if (!work.declared.has(around.list?.split('.')[0] ?? ''))
    work.problems.push(describeLoneTab(locate(work, element), around.list === 'Tabs'));
  return shapeItem(element, 0, work, around, shapeNodes);
}

/** `defaultTabIndex` may name no tab beyond the last; snippets may hold more than are known here. */
function checkFirst(element: JsxElement, first: number, { items }: GroupWork, work: PageWork): void {
  const isKnown = items.length > 0 && items.every((entry) => !('items' in entry));
  if (!isKnown || !Number.isInteger(first) || first < items.length) return;
  const place = locateAttribute(element, 'defaultTabIndex', work);
  const range = [0, items.length - 1] as const;
  work.problems.push(describeOutOfRange(place, 'Tabs', 'defaultTabIndex', first, range));
}

function shapeSteps(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const titleSize = element.attributes.find((one) => 'name' in one && one.name === 'titleSize');
  const group = { ...startGroup('Step', ''), titleSize };
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  const steps = shapeComponent(element, work, {}, children);
  work.finishers.push(() => {
    const items = steps.children.map((child) => putIntoItem(child, group));
    steps.children.splice(0, steps.children.length, ...items);
  });
  return finishGroup(steps, 'steps', group, work);
}

/** A list holds items only: what stands between steps gets one; a snippet with steps of its own gives them. */
function putIntoItem(node: JsxElement['children'][number], group: GroupWork): JsxElement['children'][number] {
  const givesSteps = group.items.some(
    (entry) => 'items' in entry && entry.use === node && entry.items.length > 0,
  );
  const isItem = givesSteps || node.type === 'text' || (isJsx(node) && node.name === 'Step');
  return isItem ? node : makeElement('li', { className: ['between'] }, [node]);
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
  const kind = group.kind === 'code' ? undefined : group.kind;
  return listDirect(nodes, kind).flatMap((child) => {
    if (!isJsx(child) || child.name !== kind) return shapeNodes([child], { ...around, group });
    if (!work.declared.has(kind)) checkProps(child, work);
    const index = group.before() + countItems(group.items);
    const item = shapeItem(inheritSize(child, group), index, work, around, shapeNodes);
    group.items.push({
      id: toData(readAttribute(item, 'id')),
      title: readItem(child, item, 'title', group) ?? (group.use ? `${group.kind} ${index + 1}` : ''),
      iconRef: readItem(child, item, 'iconRef', group),
    });
    if (group.kind === 'Tab') numberLater(item, group, work);
    return [item];
  });
}

/** A step whose titles have the size that its list gives them. */
function inheritSize(item: JsxElement, { titleSize }: GroupWork): JsxElement {
  const isOwn = titleSize === undefined || readAttribute(item, 'titleSize') !== undefined;
  return isOwn ? item : { ...item, attributes: [...item.attributes, titleSize] };
}

/** A `Tab` or `Step`. A step's title goes to the table of contents before what stands in the step. */
function shapeItem(
  element: JsxElement,
  index: number,
  ...[work, around, shapeNodes]: [PageWork, Surroundings, ShapeNodes]
): JsxElement {
  const title = readTitle(element, index);
  const id = takeId(element, title ?? `${element.name} ${index + 1}`, work);
  const isStep = element.name === 'Step';
  const hasChapter = work.headings.some((heading) => heading.depth === 2 && !work.stepIds.has(heading.id));
  const level = hasChapter && readTextAttribute(element, 'titleSize') !== 'h2' ? 3 : 2;
  if (isStep) work.stepIds.add(id);
  if (isStep && title !== undefined && !around.isHidden)
    work.headings.push({ depth: level, id, text: title });
  const children = shapeNodes(element.children, enterComponent(element, around));
  const numbered = readTextAttribute(element, 'title') === undefined ? title : undefined;
  const added = isStep ? { id, index, level } : { title: numbered, id, index };
  return shapeComponent(element, work, added, children);
}

/** A tab without a title shows its number; one whose title JavaScript gives has none yet. */
function readTitle(element: JsxElement, index: number): string | undefined {
  const title = readTextAttribute(element, 'title');
  const isGiven = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  const isComputed = isGiven || readAttribute(element, 'title')?.kind === 'expression';
  return title ?? (element.name === 'Tab' && !isComputed ? `Tab ${index + 1}` : undefined);
}

function shapeCodeGroup(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const group = startGroup('code', work.ids.take('code', 'code'));
  const children = shapeMembers(element.children, group, work, enterComponent(element, around), shapeNodes);
  return finishGroup(shapeComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

function shapeTitled(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const title = readTextAttribute(element, element.name === 'Update' ? 'label' : 'title');
  const id = takeId(element, title ?? element.name ?? '', work);
  if (element.name === 'Update' && title !== undefined && !around.isHidden)
    work.headings.push({ depth: 2, id, text: title });
  const inside = enterComponent(element, around);
  const written = element.children;
  const isBare = element.name === 'Expandable' && isLine(written);
  const children = shapeNodes(isBare ? [makeElement('p', {}, written)] : written, inside);
  return shapeComponent(element, work, { id }, children);
}

function shapeField(...[element, work, around, shapeNodes]: Parameters<ShapeGroup>): JsxElement {
  const places = ['path', 'query', 'header', 'cookie', 'body'];
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
