import type { JsonPath } from '../../config/json-tree.ts';
import { quoteValue } from '../../config/json-words.ts';
import { isObject, type Json } from '../../config/loose-json.ts';
import type { Notebook } from '../draft.ts';
import { type Around, noteDocuments, type Reading } from './around.ts';
import { DIVISIONS, enterDivision } from './enter-division.ts';
import { addGroup } from './read-group.ts';
import type { DocsNavigation } from './section.ts';

/** Keys of `navigation` itself that hold none of its pages, or that are read by name. */
const OWN_KEYS: ReadonlySet<string> = new Set(['global', 'openapi', 'asyncapi']);

/** Reads `navigation` of a `docs.json`, divided in any order and to any depth. */
export function readDocsNavigation(navigation: Json, notes: Notebook): DocsNavigation {
  const result: DocsNavigation = {
    groups: [],
    sections: [],
    versions: [],
    language: undefined,
    documents: [],
  };
  const nothing = { tab: undefined, anchor: undefined, version: undefined, documents: [], wraps: [] };
  readPart(navigation, { ...nothing, source: ['navigation'] }, { result, notes });
  const global = navigation['global'];
  if (isObject(global)) readPart(global, { ...nothing, source: ['navigation', 'global'] }, { result, notes });
  return result;
}

function readPart(part: Json, outer: Around, reading: Reading): void {
  const documents = noteDocuments(part, outer, reading);
  const around = outer.version === undefined ? outer : { ...outer, documents };
  for (const [key, value] of Object.entries(part)) {
    const source = [...around.source, key];
    const name = Object.hasOwn(DIVISIONS, key) ? DIVISIONS[key] : undefined;
    if (name !== undefined)
      for (const [item, inside] of listObjects(value, { ...around, source }, reading.notes)) {
        const entered = enterDivision(item, name, inside, reading);
        if (entered !== undefined) readPart(item, entered, reading);
      }
    else if (key === 'versions')
      for (const [item, inside] of listObjects(value, { ...around, source }, reading.notes))
        readPart(item, enterVersion(item, inside, reading), reading);
    else if (key === 'groups')
      for (const [item, inside] of listObjects(value, { ...around, source }, reading.notes))
        addGroup(item, inside, reading);
    else if (key === 'pages') addGroup({ group: '', pages: value }, around, reading);
    else if (key === 'languages') readLanguages(value, { ...around, source }, reading);
    else if (around.source.length === 1 && !OWN_KEYS.has(key))
      reading.notes.note('left-out', source, `navigation.${key}`, 'site.json has nothing like it.');
  }
}

function enterVersion(item: Json, around: Around, { result }: Reading): Around {
  const { version, href } = item;
  if (typeof version !== 'string' || version === '') return around;
  if (!result.versions.some(({ name }) => name === version))
    result.versions.push({
      name: version,
      ...(typeof href === 'string' ? { url: href } : {}),
      ...(item['default'] === true ? { default: true } : {}),
    });
  return { ...around, version };
}

function readLanguages(value: unknown, around: Around, reading: Reading): void {
  const items = listObjects(value, around, reading.notes);
  const chosen = Math.max(
    0,
    items.findIndex(([item]) => item['default'] === true),
  );
  for (const [index, [item, inside]] of items.entries()) {
    const { language } = item;
    if (index === chosen) {
      if (typeof language === 'string') reading.result.language ??= language;
      readPart(item, inside, reading);
    } else
      reading.notes.note(
        'left-out',
        inside.source,
        `the navigation in ${quoteValue(language)}`,
        'A site has one language; the pages are built, but have no place in the sidebar.',
      );
  }
}

/** The objects of a list, or the one that stands for it, each with its place; anything else is left out and named. */
function listObjects(value: unknown, around: Around, notes: Notebook): readonly (readonly [Json, Around])[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item, index): readonly (readonly [Json, Around])[] => {
    const source: JsonPath = Array.isArray(value) ? [...around.source, index] : around.source;
    if (isObject(item)) return [[item, { ...around, source }]];
    notes.note('left-out', source, `${quoteValue(item)} in the navigation`, 'An object belongs here.');
    return [];
  });
}
