import { makeAttribute, readAttribute, toData } from './attribute.ts';
import type { JsxElement } from './node.ts';
import type { GroupEntry, GroupItem, GroupWork, PageWork } from './page-work.ts';

/** A parent that has no children yet. */
export function startGroup(kind: GroupWork['kind'], id: string): GroupWork {
  return { kind, id, items: [], before: () => 0 };
}

/** The part of a parent's children that a snippet gives, used by the tag `use`; counted after those before it. */
export function startPart(group: GroupWork, use: JsxElement): GroupWork {
  const part: GroupWork = {
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
export function readItem(child: JsxElement, shaped: JsxElement, name: string, group: GroupWork): unknown {
  const value = readAttribute(shaped, name);
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
export function finishGroup(parent: JsxElement, name: string, group: GroupWork, work: PageWork): JsxElement {
  work.finishers.push(() => {
    const items = listItems(group.items);
    const shown = group.kind === 'Step' ? items.map(({ id, title }) => ({ id, title })) : items;
    parent.attributes.push(makeAttribute(name, shown));
  });
  return parent;
}

/** Numbers the child that was listed last anew when snippets before it turn out to hold more. */
export function numberLater(child: JsxElement, group: GroupWork, work: PageWork): void {
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
