import { locateAttribute, makeAttribute, readAttribute, readTextAttribute, toData } from './attribute.ts';
import { checkProps, describeLoneTab, describeOutOfRange } from './check-props.ts';
import { type ComponentTransform, enterComponent, transformComponent } from './component.ts';
import {
  transformCards,
  transformInline,
  transformPalette,
  transformTree,
  transformVerbatim,
  transformView,
  transformVisibility,
} from './component-tags.ts';
import {
  type GroupContext,
  type GroupEntry,
  type GroupItem,
  locate,
  type NodeContext,
  type PageContext,
  type TransformNodes,
} from './page-context.ts';
import { isJsx, isLine, type JsxElement, listDirect, makeElement, type TreeNode } from './tree-node.ts';

/** Components that get a list of their children, or an id of their own, at compile time. */
export const componentTransforms: ReadonlyMap<string, ComponentTransform> = new Map<
  string,
  ComponentTransform
>([
  ['Tabs', transformTabs],
  ['Steps', transformSteps],
  ['Tab', transformLoneTab],
  [
    'Step',
    (element, work, around, transformNodes) => transformItem(element, 0, work, around, transformNodes),
  ],
  ['CodeGroup', transformCodeGroup],
  ['RequestExample', transformCodeGroup],
  ['ResponseExample', transformCodeGroup],
  ['CardGroup', transformCards],
  ['Columns', transformCards],
  ['Accordion', transformTitled],
  ['Expandable', transformTitled],
  ['Update', transformTitled],
  ['ParamField', transformField],
  ['ResponseField', transformField],
  ['Badge', transformInline],
  ['Tooltip', transformInline],
  ['Tree', transformTree],
  ['Tree.Folder', transformTree],
  ['Color', transformPalette],
  ['Latex', transformVerbatim],
  ['Prompt', transformVerbatim],
  ['View', transformView],
  ['Visibility', transformVisibility],
]);

function transformTabs(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  const group = startGroup('Tab', work.ids.take('tabs', 'tabs'));
  const children = transformMembers(
    element.children,
    group,
    work,
    enterComponent(element, around),
    transformNodes,
  );
  const first = Number(readTextAttribute(element, 'defaultTabIndex') ?? 0);
  checkFirst(element, first, group, work);
  const tabs = children.filter((child) => isJsx(child) && child.name === 'Tab');
  for (const [index, tab] of first > 0 && first < tabs.length ? tabs.entries() : [])
    if (isJsx(tab)) tab.attributes.push(makeAttribute('isOpen', index === first));
  return finishGroup(transformComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

/** A tab that no `Tabs` of the page holds; a component of the page may be one. */
function transformLoneTab(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  if (!work.declared.has(around.list?.split('.')[0] ?? ''))
    work.problems.push(describeLoneTab(locate(work, element), around.list === 'Tabs'));
  return transformItem(element, 0, work, around, transformNodes);
}

/** `defaultTabIndex` may name no tab beyond the last; snippets may hold more than are known here. */
function checkFirst(element: JsxElement, first: number, { items }: GroupContext, work: PageContext): void {
  const isKnown = items.length > 0 && items.every((entry) => !('items' in entry));
  if (!isKnown || !Number.isInteger(first) || first < items.length) return;
  const place = locateAttribute(element, 'defaultTabIndex', work);
  const range = [0, items.length - 1] as const;
  work.problems.push(describeOutOfRange(place, 'Tabs', 'defaultTabIndex', first, range));
}

function transformSteps(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  const titleSize = element.attributes.find((one) => 'name' in one && one.name === 'titleSize');
  const group = { ...startGroup('Step', ''), titleSize };
  const children = transformMembers(
    element.children,
    group,
    work,
    enterComponent(element, around),
    transformNodes,
  );
  const steps = transformComponent(element, work, {}, children);
  work.finishers.push(() => {
    const items = steps.children.map((child) => putIntoItem(child, group));
    steps.children.splice(0, steps.children.length, ...items);
  });
  return finishGroup(steps, 'steps', group, work);
}

/** A list holds items only: what stands between steps gets one; a snippet with steps of its own gives them. */
function putIntoItem(
  node: JsxElement['children'][number],
  group: GroupContext,
): JsxElement['children'][number] {
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
export function transformMembers(
  nodes: readonly TreeNode[],
  group: GroupContext,
  ...[work, around, transformNodes]: [PageContext, NodeContext, TransformNodes]
): readonly TreeNode[] {
  const kind = group.kind === 'code' ? undefined : group.kind;
  return listDirect(nodes, kind).flatMap((child) => {
    if (!isJsx(child) || child.name !== kind) return transformNodes([child], { ...around, group });
    if (!work.declared.has(kind)) checkProps(child, work);
    const index = group.before() + countItems(group.items);
    const item = transformItem(inheritSize(child, group), index, work, around, transformNodes);
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
function inheritSize(item: JsxElement, { titleSize }: GroupContext): JsxElement {
  const isOwn = titleSize === undefined || readAttribute(item, 'titleSize') !== undefined;
  return isOwn ? item : { ...item, attributes: [...item.attributes, titleSize] };
}

/** A `Tab` or `Step`. A step's title goes to the table of contents before what stands in the step. */
function transformItem(
  element: JsxElement,
  index: number,
  ...[work, around, transformNodes]: [PageContext, NodeContext, TransformNodes]
): JsxElement {
  const title = readTitle(element, index);
  const id = takeId(element, title ?? `${element.name} ${index + 1}`, work);
  const isStep = element.name === 'Step';
  const hasChapter = work.headings.some((heading) => heading.depth === 2 && !work.stepIds.has(heading.id));
  const level = hasChapter && readTextAttribute(element, 'titleSize') !== 'h2' ? 3 : 2;
  if (isStep) work.stepIds.add(id);
  if (isStep && title !== undefined && !around.isHidden)
    work.headings.push({ depth: level, id, text: title });
  const children = transformNodes(element.children, enterComponent(element, around));
  const numbered = readTextAttribute(element, 'title') === undefined ? title : undefined;
  const added = isStep ? { id, index, level } : { title: numbered, id, index };
  return transformComponent(element, work, added, children);
}

/** A tab without a title shows its number; one whose title JavaScript gives has none yet. */
function readTitle(element: JsxElement, index: number): string | undefined {
  const title = readTextAttribute(element, 'title');
  const isGiven = element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  const isComputed = isGiven || readAttribute(element, 'title')?.kind === 'expression';
  return title ?? (element.name === 'Tab' && !isComputed ? `Tab ${index + 1}` : undefined);
}

function transformCodeGroup(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  const group = startGroup('code', work.ids.take('code', 'code'));
  const children = transformMembers(
    element.children,
    group,
    work,
    enterComponent(element, around),
    transformNodes,
  );
  return finishGroup(transformComponent(element, work, { id: group.id }, children), 'tabs', group, work);
}

function transformTitled(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  const title = readTextAttribute(element, element.name === 'Update' ? 'label' : 'title');
  const id = takeId(element, title ?? element.name ?? '', work);
  if (element.name === 'Update' && title !== undefined && !around.isHidden)
    work.headings.push({ depth: 2, id, text: title });
  const inside = enterComponent(element, around);
  const written = element.children;
  const isBare = element.name === 'Expandable' && isLine(written);
  const children = transformNodes(isBare ? [makeElement('p', {}, written)] : written, inside);
  return transformComponent(element, work, { id }, children);
}

function transformField(
  ...[element, work, around, transformNodes]: Parameters<ComponentTransform>
): JsxElement {
  const places = ['path', 'query', 'header', 'cookie', 'body'];
  const place = places.find((name) => readTextAttribute(element, name) !== undefined);
  const name = readTextAttribute(element, place ?? 'name') ?? '';
  const kind = element.name === 'ResponseField' ? 'response' : `param${place ? `-${place}` : ''}`;
  const id = takeId(element, `${kind}-${name}`, work);
  return transformComponent(
    element,
    work,
    { id },
    transformNodes(element.children, enterComponent(element, around)),
  );
}

function takeId(element: JsxElement, text: string, work: PageContext): string {
  const own = readTextAttribute(element, 'id');
  if (own === undefined) return work.ids.take(text, element.name ?? 'part');
  work.ids.reserve(own);
  return own;
}

/** A parent that has no children yet. */
function startGroup(kind: GroupContext['kind'], id: string): GroupContext {
  return { kind, id, items: [], before: () => 0 };
}

/** The part of a parent's children that a snippet gives, used by the tag `use`; counted after those before it. */
export function startPart(group: GroupContext, use: JsxElement): GroupContext {
  const part: GroupContext = {
    ...group,
    use,
    items: [],
    before: () => group.before() + countItems(group.items.slice(0, group.items.indexOf(part))),
  };
  group.items.push(part);
  return part;
}

/**
 * What a child says of itself, as the parent can know it: JavaScript in a snippet means nothing on the page, but a
 * bare name there is what the page gives to the snippet.
 */
function readItem(child: JsxElement, transformed: JsxElement, name: string, group: GroupContext): unknown {
  const value = readAttribute(transformed, name);
  if (value?.kind !== 'expression' || !group.use) return toData(value);
  const written = readAttribute(child, name);
  const given = written?.kind === 'expression' ? readAttribute(group.use, written.source.trim()) : undefined;
  return given === undefined ? undefined : toData(given);
}

/** How many items there are, those of snippets included. */
export function countItems(entries: readonly GroupEntry[]): number {
  return listItems(entries).length;
}

/** Gives the parent the list of its children, once the snippets among them are known. */
function finishGroup(parent: JsxElement, name: string, group: GroupContext, work: PageContext): JsxElement {
  work.finishers.push(() => {
    const items = listItems(group.items);
    const shown = group.kind === 'Step' ? items.map(({ id, title }) => ({ id, title })) : items;
    parent.attributes.push(makeAttribute(name, shown));
  });
  return parent;
}

/** Numbers the child that was listed last anew when snippets before it turn out to hold more. */
export function numberLater(child: JsxElement, group: GroupContext, work: PageContext): void {
  const position = group.items.length - 1;
  if (group.items.every((entry) => !('items' in entry))) return;
  work.finishers.push(() => {
    const index = group.before() + countItems(group.items.slice(0, position));
    const at = child.attributes.findIndex((attribute) => 'name' in attribute && attribute.name === 'index');
    child.attributes.splice(at, at < 0 ? 0 : 1, makeAttribute('index', index));
  });
}

function listItems(entries: readonly GroupEntry[]): readonly GroupItem[] {
  return entries.flatMap((entry) => ('items' in entry ? listItems(entry.items) : [entry]));
}
