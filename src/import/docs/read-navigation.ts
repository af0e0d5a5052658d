import type { JsonPath } from '../../config/json-tree.ts';
import { quoteValue, writePath } from '../../config/json-words.ts';
import { readNavigationPath } from '../../content/files/discover-pages.ts';
import { isObject, type JsonObject } from '../../lib/json/json-value.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';
import type { ImportedObject, Notebook } from '../draft.ts';
import { noteOtherKeys, takeKnownKeys } from './move-settings.ts';
import {
  type DocsNavigation,
  type DocsSection,
  type NavigationScope,
  noteDocuments,
  OPERATIONS_FOLDER,
  type Reading,
} from './navigation-scope.ts';

/** Reads `navigation` of a `docs.json`, divided in any order and to any depth. */
export function readDocsNavigation(navigation: JsonObject, notes: Notebook): DocsNavigation {
  const result: DocsNavigation = {
    groups: [],
    owners: new Map(),
    sections: [],
    versions: [],
    languages: [],
    documents: [],
  };
  const nothing = {
    ...{ tab: undefined, anchor: undefined, product: undefined },
    ...{ version: undefined, language: undefined },
    ...{ documents: [], wraps: [], directory: undefined, listing: undefined },
  };
  noteOtherKeys(navigation, 'navigation', ['navigation'], notes);
  readPart(navigation, { ...nothing, source: ['navigation'] }, { result, notes });
  return result;
}

/** Reads what a part has on all of its pages, after what divides these. */
function readGlobal(global: unknown, scope: NavigationScope, reading: Reading): void {
  const { notes } = reading;
  const source = [...scope.source, 'global'];
  if (!isObject(global)) {
    if (global !== undefined) notes.note('left-out', source, writePath(source), 'It must be an object.');
    return;
  }
  noteOtherKeys(global, 'global', source, notes);
  for (const key of ['tabs', 'anchors', 'versions'].filter((one) => Object.hasOwn(global, one)))
    notes.changed([...source, key], `${writePath([...source, key])} is now ${key}`);
  readPart(global, { ...scope, source }, reading);
}

function readPart(part: JsonObject, outer: NavigationScope, reading: Reading): void {
  const documents = noteDocuments(part, outer, reading);
  const directory = part['directory'] ?? outer.directory;
  const scope = { ...outer, directory, ...(outer.version === undefined ? {} : { documents }) };
  for (const [key, value] of Object.entries(part)) {
    const source = [...scope.source, key];
    const name = Object.hasOwn(DIVISIONS, key) ? DIVISIONS[key] : undefined;
    if (name !== undefined)
      for (const [item, inside] of listObjects(value, { ...scope, source }, reading.notes)) {
        const entered = enterDivision(item, name, inside, reading);
        if (entered === undefined) continue;
        noteOtherKeys(item, name, inside.source, reading.notes);
        readPart(item, entered, reading);
      }
    else if (key === 'versions')
      for (const [item, inside] of listObjects(value, { ...scope, source }, reading.notes))
        readPart(item, enterVersion(item, inside, reading), reading);
    else if (key === 'groups')
      for (const [item, inside] of listObjects(value, { ...scope, source }, reading.notes))
        addGroup(item, inside, reading);
    else if (key === 'pages') addGroup({ group: '', pages: value }, scope, reading);
    else if (key === 'languages') readLanguages(value, { ...scope, source }, reading);
  }
  readGlobal(part['global'], scope, reading);
}

function enterVersion(item: JsonObject, scope: NavigationScope, { result, notes }: Reading): NavigationScope {
  const { version, href } = item;
  noteOtherKeys(item, 'version', scope.source, notes);
  if (typeof version !== 'string' || version === '') return scope;
  if (!result.versions.some(({ name }) => name === version))
    result.versions.push({
      name: version,
      ...(typeof href === 'string' ? { url: href } : {}),
      ...(item['default'] === true ? { default: true } : {}),
      ...(typeof item['tag'] === 'string' ? { tag: item['tag'] } : {}),
      ...(item['hidden'] === true ? { hidden: true } : {}),
    });
  return { ...scope, version };
}

function readLanguages(value: unknown, scope: NavigationScope, reading: Reading): void {
  const { result, notes } = reading;
  const items = listObjects(value, scope, notes).filter(([{ language, hidden }, { source }]) => {
    if (hidden !== true) return true;
    notes.changed(source, `the navigation in ${quoteValue(language)} is not in the navigation`, HIDDEN);
    return false;
  });
  const isAlone = items.length === 1;
  for (const [item, inside] of items) {
    const given = item['language'];
    const language = typeof given === 'string' ? readLanguageTag(given) : undefined;
    noteOtherKeys(item, 'language', inside.source, notes);
    if (language === undefined) {
      notes.note('left-out', inside.source, 'a part of the navigation', 'Its "language" is not named.');
      continue;
    }
    if (!result.languages.some((one) => one.language === language))
      result.languages.push({
        language,
        default: item['default'] === true,
        banner: item['banner'],
        navbar: item['navbar'],
        footer: item['footer'],
        source: inside.source,
      });
    readPart(item, isAlone ? inside : { ...inside, language }, reading);
  }
}

/** The BCP 47 tag of a language as `docs.json` names it, which has `cn`, `jp` and `ua` too. */
function readLanguageTag(name: string): string {
  const others: Readonly<Record<string, string>> = { cn: 'zh', jp: 'ja', ua: 'uk' };
  return others[name.toLowerCase()] ?? name;
}

/** The objects of a list, or the one that stands for it, each with its place; anything else is left out and named. */
function listObjects(
  value: unknown,
  scope: NavigationScope,
  notes: Notebook,
): readonly (readonly [JsonObject, NavigationScope])[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item, index): readonly (readonly [JsonObject, NavigationScope])[] => {
    const source: JsonPath = Array.isArray(value) ? [...scope.source, index] : scope.source;
    if (isObject(item)) return [[item, { ...scope, source }]];
    notes.note('left-out', source, `${quoteValue(item)} in the navigation`, 'An object belongs here.');
    return [];
  });
}

/** Adds a group of a `docs.json` to the navigation; inside divisions that became groups it is put into these. */
export function addGroup(item: JsonObject, scope: NavigationScope, reading: Reading): void {
  const group = readGroup(item, scope, reading);
  if (group === undefined) return;
  const { wraps, tab, anchor, product } = scope;
  const { version, language } = scope;
  const { groups, owners } = reading.result;
  const add = (made: ImportedObject) => {
    reading.notes.trace(made, scope.source);
    groups.push(made);
    owners.set(made, { tab, anchor, product });
  };
  const [outermost, ...others] = wraps;
  if (outermost === undefined) {
    add(addReaders(group, scope));
    return;
  }
  const wrapped = others.reduceRight<ImportedObject>(
    (inner, around) => ({ ...around, pages: [inner] }),
    group,
  );
  const pages = wrapped['group'] === '' ? toPages(wrapped) : [wrapped];
  const last = groups.at(-1);
  const around = last && owners.get(last);
  const isInside =
    around !== undefined && around.tab === tab && around.anchor === anchor && around.product === product;
  if (
    isInside &&
    last?.['group'] === outermost.group &&
    last['version'] === version &&
    last['language'] === language
  )
    toPages(last).push(...pages);
  else add(addReaders({ ...outermost, pages: [...pages] }, scope));
}

/** The group with its language and its version before its pages. */
function addReaders(
  { pages, ...rest }: ImportedObject,
  { version, language }: Pick<NavigationScope, 'version' | 'language'>,
): ImportedObject {
  return {
    ...rest,
    ...(language === undefined ? {} : { language }),
    ...(version === undefined ? {} : { version }),
    pages,
  };
}

function toPages({ pages }: ImportedObject): unknown[] {
  return Array.isArray(pages) ? pages : [];
}

/** A group and those inside it; undefined when it is not shown. Its pages are noted with the sections scope it. */
function readGroup(item: JsonObject, scope: NavigationScope, reading: Reading): ImportedObject | undefined {
  const { source } = scope;
  const { notes } = reading;
  const { group = '', pages, root, hidden, openapi, asyncapi, ...others } = item;
  if (hidden === true) {
    notes.changed(source, `${quoteValue(group)} is not in the navigation`, HIDDEN);
    return undefined;
  }
  const rest = takeKnownKeys(others, 'group', source, notes);
  const directory = rest['directory'] ?? scope.directory;
  const hasRoot = typeof root === 'string' && root !== '';
  const isListed = hasRoot && directory !== undefined && directory !== 'none';
  const listing = isListed ? directory : scope.listing && 'none';
  const documents = noteDocuments({ group, openapi, asyncapi }, scope, reading);
  const readEntry = (entry: unknown, index: number): readonly unknown[] => {
    if (typeof entry === 'string') return [placePage(entry, documents, scope)];
    if (!isObject(entry)) return [entry];
    const inner = readGroup(
      entry,
      { ...scope, directory, listing, source: [...source, 'pages', index] },
      reading,
    );
    return inner === undefined ? [] : [inner];
  };
  if (hasRoot) notes.changed([...source, 'root'], `the root of ${quoteValue(group)} is its first page`);
  else if (root !== undefined) notes.leaveOut([...source, 'root'], 'It must be the path of a page.');
  const read = [
    ...(hasRoot ? [placePage(root, documents, scope)] : []),
    ...(Array.isArray(pages) ? pages.flatMap(readEntry) : []),
  ];
  const [document] = documents;
  if (read.length === 0 && document !== undefined && (openapi ?? asyncapi) !== undefined) {
    notes.changed(source, `${quoteValue(group)} is made from ${quoteValue(document)}`, BY_TAG);
    for (const key of Object.keys(rest)) notes.leaveOut([...source, key], MADE);
    return undefined;
  }
  const { directory: _, ...named } = rest;
  const entry = {
    group,
    ...named,
    ...(listing === scope.listing ? {} : { directory: listing }),
    pages: read,
  };
  notes.trace(entry, source);
  return entry;
}

const HIDDEN = 'It is hidden. Its pages are built and can be linked.';

const MADE = 'Groups that are made from a document have a name only.';

const BY_TAG = 'Operations that no page names get groups by their tags.';

/** The entry as `site.json` names it; what it stands for is noted with the tab, the anchor and the product around it. */
function placePage(entry: string, documents: readonly string[], scope: NavigationScope): string {
  const { tab, anchor, product } = scope;
  const sections = [tab, anchor].filter((section) => section !== undefined);
  if (!isOperationReference(entry)) {
    const holders = product === undefined ? sections : [...sections, product];
    for (const { pages } of holders) pages.push(readNavigationPath(entry));
    return entry;
  }
  for (const { openapi, pages } of sections)
    if (openapi.length === 0) pages.push(`${OPERATIONS_FOLDER}/${entry}`);
  const [document] = documents;
  const isBare = /^(?:get|put|post|delete|options|head|patch|trace|query|webhook|channel)\s/i.test(
    entry.trim(),
  );
  return isBare && documents.length === 1 ? `${document} ${entry.trim()}` : entry;
}

/** Lists that divide the navigation of a `docs.json`, each with the key that names an entry. */
export const DIVISIONS: Readonly<Record<string, string>> = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  menu: 'item',
};

const GROUP_ONLY = 'What is divided once more is a group, which has no color.';

/** What an entry of a division is in `site.json`. A link inside a product is an anchor. */
function findKind(key: string, isLink: boolean, { anchor, product }: NavigationScope): DocsSection['kind'] {
  if (key === 'tab' || key === 'anchor') return key;
  if (key === 'item') return anchor === undefined ? 'anchor' : 'tab';
  return isLink && product !== undefined ? 'anchor' : 'product';
}

/**
 * What surrounds the pages of one entry of a division: its tab, anchor or product. Dropdowns are products; what is divided
 * once more is a group. Undefined when the entry is not shown.
 */
function enterDivision(
  item: JsonObject,
  key: string,
  scope: NavigationScope,
  { result, notes }: Reading,
): NavigationScope | undefined {
  const { source } = scope;
  const name = typeof item[key] === 'string' && item[key] !== '' ? item[key] : 'Documentation';
  const isLink = typeof item['href'] === 'string';
  if (item['hidden'] === true) {
    const why = isLink ? 'It is hidden.' : HIDDEN;
    notes.changed(source, `${quoteValue(name)} is not in the navigation`, why);
    return undefined;
  }
  const kind = findKind(key, isLink, scope);
  if (key === 'item' && scope.tab !== undefined) {
    const { icon, iconType, description, href } = item;
    const entry = { name, ...(isLink ? { url: href } : {}), description, icon, iconType };
    const said = Object.fromEntries(Object.entries(entry).filter(([, one]) => one !== undefined));
    notes.trace(said, source);
    scope.tab.menu.push(said);
    if (isLink) return undefined;
  }
  const isTaken = key === 'item' || scope[kind] !== undefined;
  if (isTaken && !isLink) {
    notes.changed(
      source,
      `${quoteValue(name)} is a group`,
      'A page has one tab, one anchor and one product.',
    );
    if (item['color'] !== undefined) notes.leaveOut([...source, 'color'], GROUP_ONLY);
    const marks = ['icon', 'iconType', 'description'].filter((field) => item[field] !== undefined);
    const mark = Object.fromEntries(marks.map((field) => [field, item[field]]));
    return { ...scope, wraps: [...scope.wraps, { group: name, ...mark }] };
  }
  if (key !== kind) {
    const what = `the ${key} ${quoteValue(name)} is ${kind === 'anchor' ? 'an' : 'a'} ${kind}`;
    notes.changed(source, what, 'site.json divides pages by tabs, anchors and products.');
  }
  const section = makeSection(kind, name, item, scope, notes);
  const known = result.sections.find((one) => isSame(one, section));
  if (known === undefined) result.sections.push(section);
  return { ...scope, [kind]: known ?? section };
}

function isSame(a: DocsSection, b: DocsSection): boolean {
  return (
    a.kind === b.kind &&
    a.name === b.name &&
    a.version === b.version &&
    a.language === b.language &&
    a.product === b.product &&
    a.href === b.href
  );
}

function makeSection(
  kind: DocsSection['kind'],
  name: string,
  { href, icon, iconType, color, description }: JsonObject,
  { version, language, product, tab, anchor, source }: NavigationScope,
  notes: Reading['notes'],
): DocsSection {
  const lose = (key: string, why: string, what = writePath([...source, key])) =>
    notes.note('left-out', [...source, key], what, why);
  if (kind === 'tab' && description !== undefined) lose('description', 'Tabs have no description.');
  if (kind === 'tab' && color !== undefined) lose('color', 'Tabs have no color.');
  const dark = isObject(color) ? color['dark'] : undefined;
  const own: ImportedObject = {
    ...{ description: kind === 'tab' ? undefined : description, icon, iconType },
    color: kind === 'tab' ? undefined : isObject(color) ? (color['light'] ?? dark) : color,
  };
  if (kind !== 'tab' && dark !== undefined && dark !== own['color'])
    lose(
      'color',
      kind === 'anchor' ? 'An anchor has one color.' : 'A product has one color.',
      writePath([...source, 'color', 'dark']),
    );
  return {
    kind,
    name,
    version,
    language,
    product: kind === 'product' ? undefined : product?.name,
    isInside: tab !== undefined || anchor !== undefined,
    href: typeof href === 'string' ? href : undefined,
    rest: Object.fromEntries(Object.entries(own).filter(([, one]) => one !== undefined)),
    source,
    menu: [],
    pages: [],
    openapi: [],
    folder: undefined,
  };
}
