import type { JsonPath } from '../../config/json-tree.ts';
import { writePath } from '../../config/json-words.ts';
import { siteSchema } from '../../config/schema/site.ts';
import { findSchema } from '../../config/schema-tree.ts';
import { type DraftObject, getAt, isDraft, type Notebook } from '../draft.ts';
import { isOtherName } from '../repair-keys.ts';
import { explainUnknownKey } from './known-keys.ts';
import { hasExceptions, noteException, takeExceptions } from './setting-exceptions.ts';
import { MOVES } from './settings-table.ts';

/** Integrations that are analytics in `site.json`. */
const ANALYTICS: ReadonlySet<string> = new Set(
  'ga4 gtm plausible posthog fathom amplitude clearbit heap hotjar koala logrocket mixpanel pirsch segment'.split(
    ' ',
  ),
);

/**
 * The settings of a `docs.json` without its navigation at the places that `site.json` has for them. What has a place of
 * the same name in both stays there, what has none is named.
 */
export function moveSettings(settings: Readonly<DraftObject>, notes: Notebook): DraftObject {
  const site: DraftObject = {};
  const moved: JsonPath[] = [];
  const put = (from: JsonPath, to: JsonPath, value: unknown, why?: string): void => {
    moved.push(from);
    if (value === undefined) {
      notes.note('changed', from, `${writePath(from)} is not needed`, 'Octavo does the same without it.');
      return;
    }
    const old = getAt(settings, from);
    notes.trace(value, from);
    if (isDraft(value) && isDraft(old)) notes.trace(value, from);
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) notes.trace(item, [...from, index]);
    insert(site, to, value, from, notes);
    if (writePath(from) !== writePath(to))
      notes.note('changed', from, `${writePath(from)} is now ${writePath(to)}`, why);
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
        notes.note('left-out', from, writePath(from), lost);
      }
    }
    if (key === 'integrations' && isDraft(value))
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
  if (isDraft(value) && (moved.some((one) => isInside(path, one)) || hasExceptions(path))) {
    for (const [key, inner] of Object.entries(value)) carryRest(inner, [...path, key], moved, put, notes);
    return;
  }
  if (noteException(path, notes)) return;
  const key = String(path.at(-1));
  if (findSchema(siteSchema, path) !== undefined || (path.length === 1 && isOtherName(key)))
    put(path, path, value);
  else notes.note('left-out', path, writePath(path), explainUnknownKey(path.slice(0, -1).join('.'), key));
}

/** Puts a value at a path, making the objects on the way; an object is merged into one that is there. */
function insert(site: DraftObject, to: JsonPath, value: unknown, from: JsonPath, notes: Notebook): void {
  const last = to.at(-1);
  if (last === undefined) return;
  let holder = site;
  for (const step of to.slice(0, -1)) {
    const inner = holder[step];
    const next: DraftObject = isDraft(inner) ? inner : {};
    notes.trace(next, from.slice(0, 1));
    holder[step] = next;
    holder = next;
  }
  const there = holder[last];
  if (there === undefined) notes.traceKey(holder, String(last), from);
  if (isDraft(there) && isDraft(value)) {
    for (const [key, inner] of Object.entries(value)) if (!Object.hasOwn(there, key)) there[key] = inner;
  } else if (there === undefined) holder[last] = value;
  else if (JSON.stringify(there) !== JSON.stringify(value))
    notes.note('left-out', from, writePath(from), `${writePath(to)} is given otherwise.`);
}
