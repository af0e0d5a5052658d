import type { JsonPath } from '../../config/json-tree.ts';
import { quoteValue, writePath } from '../../config/json-words.ts';
import { isObject, type Json } from '../../config/loose-json.ts';
import type { Notebook } from '../draft.ts';
import { type Around, noteDocuments, type Reading } from './around.ts';
import { DIVISIONS, enterDivision } from './enter-division.ts';
import { noteOtherKeys } from './note-other-keys.ts';
import { addGroup } from './read-group.ts';
import type { DocsNavigation } from './section.ts';

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
  noteOtherKeys(navigation, 'navigation', ['navigation'], notes);
  readPart(navigation, { ...nothing, source: ['navigation'] }, { result, notes });
  const global = navigation['global'];
  if (isObject(global)) {
    const source = ['navigation', 'global'];
    noteOtherKeys(global, 'global', source, notes);
    for (const key of ['tabs', 'anchors', 'versions'].filter((one) => Object.hasOwn(global, one)))
      notes.note('changed', [...source, key], `${writePath([...source, key])} is now ${key}`);
    readPart(global, { ...nothing, source }, { result, notes });
  } else if (global !== undefined)
    notes.note('left-out', ['navigation', 'global'], 'navigation.global', 'It must be an object.');
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
        if (entered === undefined) continue;
        noteOtherKeys(item, name, inside.source, reading.notes);
        readPart(item, entered, reading);
      }
    else if (key === 'versions')
      for (const [item, inside] of listObjects(value, { ...around, source }, reading.notes))
        readPart(item, enterVersion(item, inside, reading), reading);
    else if (key === 'groups')
      for (const [item, inside] of listObjects(value, { ...around, source }, reading.notes))
        addGroup(item, inside, reading);
    else if (key === 'pages') addGroup({ group: '', pages: value }, around, reading);
    else if (key === 'languages') readLanguages(value, { ...around, source }, reading);
  }
}

function enterVersion(item: Json, around: Around, { result, notes }: Reading): Around {
  const { version, href } = item;
  noteOtherKeys(item, 'version', around.source, notes);
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
      noteOtherKeys(item, 'language', inside.source, reading.notes);
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
