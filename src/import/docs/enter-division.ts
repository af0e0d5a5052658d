import { quoteValue, writePath } from '../../config/json-words.ts';
import { isObject, type Json } from '../../config/loose-json.ts';
import type { DraftObject } from '../draft.ts';
import type { Around, Reading } from './around.ts';
import { HIDDEN } from './read-group.ts';
import type { DocsSection } from './section.ts';

/** Lists that divide the navigation of a `docs.json`, each with the key that names an entry. */
export const DIVISIONS: Readonly<Record<string, string>> = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  menu: 'item',
};

const NAME_ONLY = 'What is divided once more is a group without a mark.';

/**
 * What surrounds the pages of one entry of a division: its tab or anchor. Dropdowns and products are anchors, or tabs
 * where an anchor is around them; what is divided once more is a group. Undefined when the entry is not shown.
 */
export function enterDivision(
  item: Json,
  key: string,
  around: Around,
  { result, notes }: Reading,
): Around | undefined {
  const { tab, anchor, source } = around;
  const name = typeof item[key] === 'string' && item[key] !== '' ? item[key] : 'Documentation';
  const isLink = typeof item['href'] === 'string';
  if (item['hidden'] === true) {
    const why = isLink ? 'It is hidden.' : HIDDEN;
    notes.note('changed', source, `${quoteValue(name)} is not in the navigation`, why);
    return undefined;
  }
  const kind = key === 'tab' || (key !== 'anchor' && anchor !== undefined) ? 'tab' : 'anchor';
  const isTaken = key === 'item' || (kind === 'tab' ? tab : anchor) !== undefined;
  if (isTaken && !isLink) {
    notes.note('changed', source, `${quoteValue(name)} is a group`, 'A page has one tab and one anchor.');
    for (const field of ['icon', 'iconType', 'color', 'description'])
      if (item[field] !== undefined)
        notes.note('left-out', [...source, field], writePath([...source, field]), NAME_ONLY);
    return { ...around, wraps: [...around.wraps, name] };
  }
  if (key !== kind) {
    const what = `the ${key} ${quoteValue(name)} is ${kind === 'tab' ? 'a tab' : 'an anchor'}`;
    notes.note('changed', source, what, 'site.json divides pages by tabs and anchors.');
  }
  const section = makeSection(kind, name, item, around, notes);
  const known = result.sections.find((one) => isSame(one, section));
  if (known === undefined) result.sections.push(section);
  return { ...around, [kind]: known ?? section };
}

function isSame(a: DocsSection, b: DocsSection): boolean {
  return a.kind === b.kind && a.name === b.name && a.version === b.version && a.href === b.href;
}

function makeSection(
  kind: DocsSection['kind'],
  name: string,
  { href, icon, iconType, color, description }: Json,
  { version, source }: Around,
  notes: Reading['notes'],
): DocsSection {
  const lose = (key: string, why: string, what = writePath([...source, key])) =>
    notes.note('left-out', [...source, key], what, why);
  if (description !== undefined) lose('description', 'Tabs and anchors have no description.');
  if (kind === 'tab') {
    if (icon !== undefined)
      notes.noteOnce('left-out', [...source, 'icon'], 'icons of tabs', 'Tabs have no icons.');
    if (iconType !== undefined)
      notes.noteOnce('left-out', [...source, 'iconType'], 'icon types of tabs', 'Tabs have no icons.');
    if (color !== undefined) lose('color', 'Tabs have no color.');
  }
  const dark = isObject(color) ? color['dark'] : undefined;
  const own: DraftObject = { icon, iconType, color: isObject(color) ? (color['light'] ?? dark) : color };
  if (kind === 'anchor' && dark !== undefined && dark !== own['color'])
    lose('color', 'An anchor has one color.', writePath([...source, 'color', 'dark']));
  return {
    kind,
    name,
    version,
    href: typeof href === 'string' ? href : undefined,
    rest:
      kind === 'tab' ? {} : Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined)),
    source,
    pages: [],
    openapi: [],
    folder: undefined,
  };
}
