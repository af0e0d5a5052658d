import { parseJsonTree, toValue } from '../config/json-tree.ts';
import { isObject } from '../config/loose-json.ts';
import { createPlaceOf } from '../config/place-of.ts';
import { listErrors } from '../config/read-site-config.ts';
import { checkSyntax } from '../config/syntax.ts';
import { isReadable } from '../config/syntax-mistake.ts';
import { describeSyntaxMistake } from '../config/syntax-problems.ts';
import { createLocator } from '../problem/position.ts';
import type { Problem } from '../problem/problem.ts';
import type { ImportChange } from './change.ts';
import { convertDocsJson } from './docs/convert-docs-json.ts';
import { createNotebook, type DraftObject, type Notebook } from './draft.ts';
import { notAnObject, tooManyMistakes } from './problems.ts';
import { renameKeys, sortOutKeys } from './repair-keys.ts';
import { repairValues } from './repair-values.ts';
import { shapeButton } from './shape-button.ts';
import { shapeColors } from './shape-colors.ts';
import { shapeNavigation } from './shape-navigation.ts';
import { shapePublicPaths } from './shape-public-paths.ts';
import { shapeShortForms } from './shape-short-forms.ts';
import { shapeSocials } from './shape-socials.ts';
import { writeSiteJson } from './write-site-json.ts';

/** What an import makes of a file; with a problem that keeps it from being read there is no text. */
export interface ImportedConfig {
  /** Of `site.json`. */
  readonly text: string | undefined;
  /** In the order of the old file. */
  readonly changes: readonly ImportChange[];
  /** All of them errors. */
  readonly problems: readonly Problem[];
}

/** Where `$schema` of the new file leads. */
export const SCHEMA_FILE = 'site.schema.json';

/**
 * The text of a `mint.json` or a `docs.json` as the text of a `site.json` that a build takes without an error, and what
 * had to change on the way; `file` is the name that places carry. Comments and commas too many or too few are read.
 * Never throws.
 */
export function importConfig(text: string, file: string): ImportedConfig {
  const locate = createLocator(file, text);
  const mistakes = checkSyntax(text);
  const root = isReadable(mistakes) ? parseJsonTree(text) : undefined;
  if (root === undefined) {
    const problems = mistakes.map((mistake) => describeSyntaxMistake(mistake, locate(mistake.offset)));
    return { text: undefined, changes: [], problems };
  }
  const old = toValue(root);
  if (!isObject(old))
    return { text: undefined, changes: [], problems: [{ ...locate(0), ...notAnObject(file) }] };
  const notes = createNotebook(createPlaceOf(root, locate));
  for (const mistake of mistakes) {
    const { message, line, column } = describeSyntaxMistake(mistake, locate(mistake.offset));
    notes.changes.push({
      file,
      line,
      column,
      kind: 'changed',
      what: 'site.json is plain JSON',
      why: message,
    });
  }
  const site = convert(old, file, notes);
  const changes = notes.changes.sort(byPlace);
  if (listErrors(site).length > 0)
    return { text: undefined, changes, problems: [{ ...locate(0), ...tooManyMistakes(file) }] };
  return { text: writeSiteJson(site), changes, problems: [] };
}

/** By place; at one place a new name comes before a new value, which has a reason. */
function byPlace(a: ImportChange, b: ImportChange): number {
  const isReasoned = ({ why }: ImportChange) => Number(why !== undefined);
  return a.line - b.line || a.column - b.column || isReasoned(a) - isReasoned(b);
}

/** Whether a file has the form of a `docs.json`: its navigation is an object of tabs, groups and the like. */
export function isDocsJson(old: Readonly<Record<string, unknown>>): boolean {
  return isObject(old['navigation']);
}

function convert(old: DraftObject, file: string, notes: Notebook): DraftObject {
  notes.trace(old, []);
  const site = isDocsJson(old) ? convertDocsJson(old, notes) : old;
  settle(site, notes);
  const { $schema, ...rest } = site;
  if ($schema !== undefined && $schema !== `./${SCHEMA_FILE}`)
    notes.note(
      'changed',
      ['$schema'],
      `$schema is "./${SCHEMA_FILE}"`,
      `It explains the fields of site.json, not those of ${file}.`,
    );
  return { $schema: `./${SCHEMA_FILE}`, ...rest };
}

/** Passes that a file can take: what one puts right another may find more in. */
const MAX_PASSES = 50;

function settle(site: DraftObject, notes: Notebook): void {
  let before = '';
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    renameKeys(site, notes);
    for (const shape of [shapeShortForms, shapeSocials, shapeButton, shapeColors, shapeNavigation, shapeName])
      shape(site, notes);
    renameKeys(site, notes);
    sortOutKeys(site, notes);
    shapePublicPaths(site, notes);
    repairValues(site, notes);
    const after = JSON.stringify(site);
    if (after === before) return;
    before = after;
  }
}

function shapeName(site: DraftObject, notes: Notebook): void {
  const { name } = site;
  if (typeof name === 'string' && name !== '') return;
  if (typeof name === 'number' || typeof name === 'boolean') return;
  const { name: _, ...rest } = site;
  for (const key of Object.keys(site)) delete site[key];
  Object.assign(site, { name: 'Documentation' }, rest);
  notes.note('added', ['name'], 'name is "Documentation"', 'A site needs a name; write yours.');
}
