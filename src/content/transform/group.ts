import { makeAttribute, readAttribute, readTextAttribute, toData } from './attribute.ts';
import { checkProps } from './component.ts';
import type {
  GroupContext,
  GroupEntry,
  GroupItem,
  NodeContext,
  PageContext,
  TransformItem,
  TransformNodes,
} from './page-context.ts';
import { isJsx, type JsxElement, listDirect, type TreeNode } from './tree-node.ts';

/**
 * The children of a group, or the top of a snippet in it: its own kind of children is numbered and listed, others
 * stay where they are.
 */
export function transformMembers(
  nodes: readonly TreeNode[],
  group: GroupContext,
  ...[page, context, transformNodes]: [PageContext, NodeContext, TransformNodes]
): readonly TreeNode[] {
  const { item: name } = group;
  return listDirect(nodes, name).flatMap((child) => {
    if (name === undefined || !isJsx(child) || child.name !== name)
      return transformNodes([child], { ...context, group });
    if (!page.declared.has(name)) {
      page.components.add(name);
      checkProps(child, page);
    }
    const index = group.before() + countItems(group.items);
    const item = group.transformItem(inherit(child, group), index, page, context, transformNodes);
    group.items.push({
      id: toData(readAttribute(item, 'id')),
      title:
        readItem(child, item, 'title', group) ?? (group.use ? group.untitled?.(index + 1) : undefined) ?? '',
      iconRef: readItem(child, item, 'iconRef', group),
    });
    numberLater(item, group, page);
    return [item];
  });
}

/** An item with the attribute that its parent hands on to it. */
function inherit(item: JsxElement, { inherited }: GroupContext): JsxElement {
  if (inherited === undefined || !('name' in inherited)) return item;
  const isOwn = readAttribute(item, inherited.name) !== undefined;
  return isOwn ? item : { ...item, attributes: [...item.attributes, inherited] };
}

/** The id that a component has by its `id`, or else by a text of its own. */
export function takeId(element: JsxElement, text: string, page: PageContext): string {
  const own = readTextAttribute(element, 'id');
  if (own === undefined) return page.ids.take(text, element.name ?? 'part');
  page.ids.reserve(own);
  return own;
}

/** A parent that has no items yet. Without `item` it lists fences. */
export function startGroup(
  id: string,
  item?: {
    readonly name: string;
    readonly transform: TransformItem;
    readonly untitled?: (number: number) => unknown;
  },
): GroupContext {
  const transformItem = item?.transform ?? ((element) => element);
  return {
    ...{ item: item?.name, transformItem, untitled: item?.untitled, id },
    items: [],
    before: () => 0,
  };
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
  return listGroupItems(entries).length;
}

/** Gives the parent the list of its children, once the snippets among them are known. */
export function finishGroup(
  parent: JsxElement,
  name: string,
  group: GroupContext,
  page: PageContext,
): JsxElement {
  page.finishers.push(() => {
    parent.attributes.push(makeAttribute(name, listGroupItems(group.items)));
  });
  return parent;
}

/** Renumbers the child that was listed last when snippets before it turn out to hold more. */
export function numberLater(child: JsxElement, group: GroupContext, page: PageContext): void {
  const position = group.items.length - 1;
  if (group.items.every((entry) => !('items' in entry))) return;
  page.finishers.push(() => {
    const index = group.before() + countItems(group.items.slice(0, position));
    const at = child.attributes.findIndex((attribute) => 'name' in attribute && attribute.name === 'index');
    child.attributes.splice(at, at < 0 ? 0 : 1, makeAttribute('index', index));
  });
}

/** The items of a group, those of snippets in their places. */
export function listGroupItems(entries: readonly GroupEntry[]): readonly GroupItem[] {
  return entries.flatMap((entry) => ('items' in entry ? listGroupItems(entry.items) : [entry]));
}
