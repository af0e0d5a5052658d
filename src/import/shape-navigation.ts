import type { JsonPath } from '../config/json-tree.ts';
import { quoteValue } from '../config/json-words.ts';
import { type ImportedObject, isImportedObject, type Notebook, renameKey } from './draft.ts';

/**
 * Makes `navigation` a list of groups with pages, whatever it was: pages that stand beside groups get a group without a
 * heading, one page a list, and what is neither a page nor a group is left out.
 */
export function shapeNavigation(site: ImportedObject, notes: Notebook): void {
  const given = site['navigation'];
  const source = notes.sourceOf(site, ['navigation']);
  if (given === undefined || given === null)
    notes.added([], 'navigation is an empty list', 'A site needs it; name your pages in it.');
  else if (!Array.isArray(given))
    notes.changed(source, 'navigation is a list', 'It holds the groups of the sidebar in their order.');
  const entries: unknown[] = Array.isArray(given)
    ? given
    : given === undefined || given === null
      ? []
      : [given];
  const groups: ImportedObject[] = [];
  let loose: ImportedObject | undefined;
  for (const [index, entry] of entries.entries()) {
    const place = Array.isArray(given) ? [...source, index] : source;
    const page = readPage(entry);
    if (page !== undefined) {
      if (loose === undefined) {
        loose = { group: '', pages: [] };
        notes.trace(loose, place);
        groups.push(loose);
        notes.changed(place, `${quoteValue(page)} stands in a group without a heading`, GROUPS_ONLY);
      }
      (loose['pages'] as unknown[]).push(page);
    } else {
      loose = undefined;
      const group = readGroup(entry, place, notes);
      if (group !== undefined) groups.push(group);
    }
  }
  site['navigation'] = groups;
}

const GROUPS_ONLY = 'navigation holds groups, and groups hold pages.';

function readPage(entry: unknown): string | undefined {
  const page =
    isImportedObject(entry) && !Array.isArray(entry['pages']) && entry['group'] === undefined
      ? entry['page']
      : entry;
  return typeof page === 'string' && page.trim() !== '' ? page : undefined;
}

function readGroup(entry: unknown, source: JsonPath, notes: Notebook): ImportedObject | undefined {
  if (!isImportedObject(entry)) {
    const what = `${quoteValue(entry)} in the navigation`;
    notes.note(
      entry === '' || entry === null ? 'changed' : 'left-out',
      source,
      what,
      'It is neither a page nor a group.',
    );
    return undefined;
  }
  notes.trace(entry, source);
  for (const name of ['name', 'title', 'label'])
    if (typeof entry[name] === 'string' && entry['group'] === undefined) renameKey(entry, name, 'group');
  if (typeof entry['group'] !== 'string') {
    if (entry['group'] !== undefined && entry['group'] !== null)
      notes.note(
        'left-out',
        [...source, 'group'],
        quoteValue(entry['group']),
        'The name of a group is text.',
      );
    else notes.added(source, 'group is ""', 'A group without a name has no heading.');
    entry['group'] = '';
  }
  const pages = entry['pages'];
  if (!Array.isArray(pages))
    notes.note(
      pages === undefined ? 'added' : 'changed',
      source,
      'pages is a list',
      'A group has a list of pages.',
    );
  const list: unknown[] = Array.isArray(pages) ? pages : pages === undefined || pages === null ? [] : [pages];
  entry['pages'] = list.flatMap((item, index): readonly (string | ImportedObject)[] => {
    const page = readPage(item);
    if (page !== undefined) return [page];
    const group = readGroup(item, [...source, 'pages', index], notes);
    return group === undefined ? [] : [group];
  });
  return entry;
}
