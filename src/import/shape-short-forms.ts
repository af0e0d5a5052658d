import type { JsonPath } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import { type DraftObject, getAt, isDraft, type Notebook, setAt } from './draft.ts';

/** Fields that are objects in `site.json` and a plain value elsewhere: the plain value stands for this key of it. */
const SHORT_FORMS: readonly (readonly [path: JsonPath, key: string])[] = [
  [['primaryTab'], 'name'],
  [['topAnchor'], 'name'],
  [['modeToggle'], 'default'],
  [['font'], 'family'],
  [['search'], 'prompt'],
  [['codeBlock'], 'mode'],
  [['eyebrow'], 'display'],
  [['repository'], 'url'],
  [['api', 'auth'], 'method'],
  [['api', 'playground'], 'mode'],
  [['analytics', 'ga4'], 'measurementId'],
  [['analytics', 'gtm'], 'tagId'],
  [['analytics', 'plausible'], 'domain'],
  [['analytics', 'posthog'], 'apiKey'],
  [['analytics', 'fathom'], 'siteId'],
];

/** Values that stood elsewhere, or in two forms of which `site.json` has one. */
const MOVED: readonly (readonly [from: JsonPath, to: JsonPath])[] = [
  [['api', 'openapi'], ['openapi']],
  [['openapi', 'source'], ['openapi']],
  [['background', 'image'], ['backgroundImage']],
  [['backgroundImage', 'light'], ['backgroundImage']],
  [
    ['background', 'decoration'],
    ['background', 'style'],
  ],
  [['favicon', 'light'], ['favicon']],
  [['favicon', 'dark'], ['favicon']],
];

/** Writes short forms out in full, and moves values to where `site.json` has them. */
export function shapeShortForms(site: DraftObject, notes: Notebook): void {
  if (typeof site['background'] === 'string') moveValue(site, ['background'], ['backgroundImage'], notes);
  for (const [from, to] of MOVED) moveValue(site, from, to, notes);
  for (const [path, key] of SHORT_FORMS) {
    const value = getAt(site, path);
    if (typeof value !== 'string') continue;
    const source = notes.sourceOf(site, path);
    const full = { [key]: value };
    notes.trace(full, source);
    setAt(site, path, full);
    notes.note(
      'changed',
      source,
      `${writePath([...path, key])} is the value`,
      `${writePath(path)} is an object.`,
    );
  }
}

function moveValue(site: DraftObject, from: JsonPath, to: JsonPath, notes: Notebook): void {
  const value = getAt(site, from);
  if (value === undefined) return;
  const isInside = to.length < from.length && to.every((step, index) => step === from[index]);
  if (!isInside && getAt(site, to) !== undefined) return;
  const source = notes.sourceOf(site, from);
  const holder = getAt(site, from.slice(0, -1));
  notes.trace(value, source);
  setAt(site, from, undefined);
  for (const [key, lost] of isInside && isDraft(holder) ? Object.entries(holder) : [])
    if (lost !== value)
      notes.note(
        'left-out',
        notes.sourceOf(holder, [key]),
        writePath(notes.sourceOf(holder, [key])),
        ONE_VALUE,
      );
  setAt(site, to, value);
  const target = getAt(site, to.slice(0, -1));
  if (isDraft(target)) notes.traceKey(target, String(to.at(-1)), source);
  notes.note('changed', source, `${writePath(source)} is now ${writePath(to)}`);
}

const ONE_VALUE = 'site.json has one value for both.';
