import type { JsonPath } from '../../config/json-tree.ts';
import { writePath } from '../../config/json-words.ts';
import { siteSchema } from '../../config/schema/site-schema.ts';
import { findConfigSchema } from '../../config/schema-tree.ts';
import type { JsonObject } from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { getAt, type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';
import { isOtherName } from '../repair-keys.ts';
import { LOST, LOST_IN_NAVIGATION, MOVES, NOT_NEEDED } from './settings-table.ts';

/** Integrations that are analytics in `site.json`. */
const ANALYTICS: ReadonlySet<string> = new Set(
  'adobe ga4 gtm plausible posthog fathom amplitude clarity clearbit heap hightouch hotjar koala logrocket mixpanel pirsch segment'.split(
    ' ',
  ),
);

/**
 * The settings of a `docs.json` without its navigation at the places that `site.json` has for them. What has a place of
 * the same name in both stays there, what has none is named.
 */
export function moveSettings(settings: Readonly<ImportedObject>, notes: Notebook): ImportedObject {
  const site: ImportedObject = {};
  const moved: JsonPath[] = [];
  const put = (from: JsonPath, to: JsonPath, value: unknown, why?: string): void => {
    const isSplit = moved.some(
      (one) => one.length > from.length && from.every((step, at) => one[at] === step),
    );
    moved.push(from);
    if (value === undefined) {
      if (!isSplit)
        notes.changed(from, `${writePath(from)} is not needed`, 'Octavo does the same without it.');
      return;
    }
    const old = getAt(settings, from);
    notes.trace(value, from);
    if (isImportedObject(value) && isImportedObject(old)) notes.trace(value, from);
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) notes.trace(item, [...from, index]);
    insert(site, to, value, from, notes);
    if (writePath(from) !== writePath(to))
      notes.changed(from, `${writePath(from)} is now ${writePath(to)}`, why);
  };
  for (const key of ['$schema', 'theme', 'name'])
    if (settings[key] !== undefined) put([key], [key], settings[key]);
  for (const [key, value] of Object.entries(settings)) {
    const moves = MOVES.filter(({ from }) => from[0] === key);
    for (const { from, to, read, explain, lose } of moves) {
      const given = getAt(settings, from);
      if (given === undefined) continue;
      const kept = takeExceptions(given, from, notes);
      const lost = lose?.(given);
      if (lost === undefined) put(from, to, read === undefined ? kept : read(kept), explain?.(given));
      else {
        moved.push(from);
        notes.leaveOut(from, lost);
      }
    }
    if (key === 'integrations' && isImportedObject(value))
      for (const [name, own] of Object.entries(value))
        put([key, name], [ANALYTICS.has(name) ? 'analytics' : 'integrations', name], own);
    carryRest(value, [key], moved, put, notes);
  }
  return site;
}

/** Carries over what no entry of the table moved. */
function carryRest(
  value: unknown,
  path: JsonPath,
  moved: readonly JsonPath[],
  put: (from: JsonPath, to: JsonPath, value: unknown) => void,
  notes: Notebook,
): void {
  const isInside = (outer: JsonPath, inner: JsonPath) => outer.every((step, index) => step === inner[index]);
  if (moved.some((one) => isInside(one, path))) return;
  const isRead = moved.some((one) => isInside(path, one)) || hasExceptions(path);
  if (isImportedObject(value) && (isRead || Object.hasOwn(KNOWN_KEYS, path.join('.')))) {
    for (const [key, inner] of Object.entries(value)) carryRest(inner, [...path, key], moved, put, notes);
    return;
  }
  if (noteException(path, notes)) return;
  const key = String(path.at(-1));
  if (findConfigSchema(siteSchema, path) !== undefined || (path.length === 1 && isOtherName(key)))
    put(path, path, value);
  else noteUnknownKey(path, path.slice(0, -1).join('.'), key, notes);
}

/** Puts a value at a path, making the objects on the way; an object is merged into one that is there, a list is put behind one. */
function insert(site: ImportedObject, to: JsonPath, value: unknown, from: JsonPath, notes: Notebook): void {
  const last = to.at(-1);
  if (last === undefined) return;
  let holder = site;
  for (const step of to.slice(0, -1)) {
    const inner = holder[step];
    const next: ImportedObject = isImportedObject(inner) ? inner : {};
    notes.trace(next, from.slice(0, 1));
    holder[step] = next;
    holder = next;
  }
  const there = holder[last];
  if (there === undefined) notes.traceKey(holder, String(last), from);
  if (isImportedObject(there) && isImportedObject(value)) {
    for (const [key, inner] of Object.entries(value)) if (!Object.hasOwn(there, key)) there[key] = inner;
  } else if (Array.isArray(there) && Array.isArray(value)) holder[last] = [...there, ...value];
  else if (there === undefined) holder[last] = value;
  else if (JSON.stringify(there) !== JSON.stringify(value))
    notes.leaveOut(from, `${writePath(to)} is given otherwise.`);
}

const NAMES = [...Object.keys(LOST), ...Object.keys(NOT_NEEDED)];

/** Whether some key inside a setting is not carried over although the setting is. */
function hasExceptions(path: JsonPath): boolean {
  const name = path.join('.');
  return !NAMES.includes(name) && NAMES.some((one) => one.startsWith(`${name}.`));
}

/** Notes a setting that is not carried over, and says whether it is one. */
function noteException(path: JsonPath, notes: Notebook): boolean {
  const name = path.join('.');
  if (Object.hasOwn(NOT_NEEDED, name)) {
    notes.changed(path, `${writePath(path)} is not needed`, NOT_NEEDED[name]);
    return true;
  }
  const outer = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const reason = outer.find((one) => Object.hasOwn(LOST, one));
  if (reason === undefined) return false;
  notes.leaveOut(path, LOST[reason]);
  return true;
}

/** A setting without the keys in it that are not carried over, which are noted. */
function takeExceptions(value: unknown, path: JsonPath, notes: Notebook): unknown {
  if (!isImportedObject(value)) return value;
  const name = path.join('.');
  const lost = Object.keys(value).filter((key) => NAMES.includes(`${name}.${key}`));
  if (lost.length === 0) return value;
  for (const key of lost) noteException([...path, key], notes);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !lost.includes(key)));
}

/** Keys of any part of the navigation that hold parts and documents. */
const INNER =
  'tabs anchors dropdowns products menu versions languages groups pages openapi asyncapi global directory'.split(
    ' ',
  );

/** Keys that are read besides, by the key that names the part. */
const READ: Readonly<Record<string, readonly string[]>> = {
  version: ['version', 'default', 'href', 'tag', 'hidden'],
  language: ['language', 'default', 'hidden', 'banner', 'navbar', 'footer'],
};

const SECTION = 'icon iconType color href hidden description'.split(' ');

/** Names each key of a part of the navigation that is not read; `kind` is the key that names such parts. */
export function noteOtherKeys(part: JsonObject, kind: string, source: JsonPath, notes: Notebook): void {
  const read = new Set([...INNER, ...(READ[kind] ?? (kind === 'global' ? [] : [kind, ...SECTION]))]);
  for (const key of Object.keys(part)) {
    if (read.has(key)) continue;
    const why = LOST_IN_NAVIGATION[`${kind}.${key}`];
    if (why === undefined) noteUnknownKey([...source, key], kind, key, notes);
    else notes.leaveOut([...source, key], why);
  }
}

/** An object without the keys that a part of this kind does not have, each of which is noted. */
export function takeKnownKeys(
  part: JsonObject,
  kind: string,
  source: JsonPath,
  notes: Notebook,
): Readonly<ImportedObject> {
  const known = new Set(KNOWN_KEYS[kind]?.split(' '));
  for (const key of Object.keys(part))
    if (!known.has(key)) noteUnknownKey([...source, key], kind, key, notes);
  return Object.fromEntries(Object.entries(part).filter(([key]) => known.has(key)));
}

const DIVISIONS =
  'tabs anchors dropdowns products versions languages groups pages openapi asyncapi directory';
const LINK = 'icon iconType color href hidden description';

/** The keys of a `docs.json` by what holds them; parts of the navigation by the key that names them. */
const KNOWN_KEYS: Readonly<Record<string, string>> = {
  '':
    '$schema $ref theme name description colors logo favicon thumbnails styling icons fonts appearance background ' +
    'navbar navigation interaction metadata footer banner redirects errors contextual api seo search integrations variables markdown',
  banner: 'content dismissible type color',
  feedback: '',
  markdown: 'schema instructions',
  search: 'prompt',
  api: 'openapi asyncapi params playground examples mdx url',
  'api.mdx': 'auth server',
  appearance: 'default strict',
  background: 'image decoration color',
  footer: 'socials links',
  navbar: 'links primary',
  seo: 'metatags indexing organization',
  thumbnails: 'appearance background fonts',
  'api.playground': 'display proxy credentials',
  'api.params': 'expanded post',
  'api.examples': 'languages defaults prefill autogenerate',
  styling: 'eyebrows codeblocks latex',
  navigation: `global ${DIVISIONS}`,
  global: DIVISIONS,
  group: 'group pages root hidden openapi asyncapi icon iconType tag expanded public directory boost',
  tab: `tab menu global ${LINK} ${DIVISIONS}`,
  item: `item ${LINK} ${DIVISIONS}`,
  anchor: `anchor ${LINK} ${DIVISIONS}`,
  dropdown: `dropdown ${LINK} ${DIVISIONS}`,
  product: `product ${LINK} ${DIVISIONS}`,
  version: `version default href hidden tag ${DIVISIONS}`,
  language: `language default href hidden banner footer navbar ${DIVISIONS}`,
};

/** Notes a key that nothing reads: one that the format lacks as well has had no effect, unless it is misspelt. */
function noteUnknownKey(path: JsonPath, holder: string, key: string, notes: Notebook): void {
  const known = Object.hasOwn(KNOWN_KEYS, holder) ? KNOWN_KEYS[holder]?.split(' ') : undefined;
  const nearest = known?.includes(key) ? undefined : findNearest(key, known ?? []);
  if (nearest !== undefined)
    notes.leaveOut(path, `docs.json has no such field; the nearest is "${nearest}".`);
  else if (known === undefined || known.includes(key)) notes.leaveOut(path, 'site.json has no such field.');
  else
    notes.changed(path, `${writePath(path)} is not needed`, 'docs.json has no such field: it did nothing.');
}
