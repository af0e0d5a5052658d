import { createPlaceOf, type JsonPath, parseJsonTree, toValue } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import { listErrors } from '../config/read-site-config.ts';
import { checkSyntax, isReadableSyntax } from '../config/syntax.ts';
import { describeSyntaxMistake } from '../config/syntax-problems.ts';
import { isObject, readObject } from '../lib/json/json-value.ts';
import { createLocator } from '../problem/position.ts';
import type { Place, Problem } from '../problem/problem.ts';
import { convertDocsJson } from './docs/convert-docs-json.ts';
import { embedReferences, type ReferencedFiles } from './docs/embed-references.ts';
import { createNotebook, type ImportChange, type ImportedObject, type Notebook } from './draft.ts';
import { renameKeys, sortOutKeys } from './repair-keys.ts';
import { repairValues } from './repair-values.ts';
import { shapeColors } from './shape-colors.ts';
import { shapeNavigation } from './shape-navigation.ts';
import { shapeButton, shapePublicPaths, shapeShortForms, shapeSocials } from './shape-short-forms.ts';

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
 * had to change on the way; `file` is the name that places carry, and `referenced` holds the files that its `$ref`s lead to.
 * Comments and commas too many or too few are read. Never throws.
 */
export function importConfig(
  text: string,
  file: string,
  referenced: ReferencedFiles = new Map(),
): ImportedConfig {
  const locate = createLocator(file, text);
  const mistakes = checkSyntax(text);
  const root = isReadableSyntax(mistakes) ? parseJsonTree(text) : undefined;
  if (root === undefined) {
    const problems = mistakes.map((mistake) => describeSyntaxMistake(mistake, locate(mistake.offset)));
    return { text: undefined, changes: [], problems };
  }
  const embedded = embedReferences(root, file, text, referenced);
  if (embedded.problems.length > 0) return { text: undefined, changes: [], problems: embedded.problems };
  const read = toValue(embedded.root);
  if (!isObject(read))
    return { text: undefined, changes: [], problems: [{ ...locate(0), ...notAnObject(file) }] };
  const notes = createNotebook(createPlaceOf(embedded.root, embedded.locate));
  notes.changes.push(...embedded.changes);
  const old = readObject(mendTexts(read, [], notes));
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
  const site = isDocsJson(old) ? convertDocsJson(traced(old, notes), notes) : traced(old, notes);
  const { text: made, problems } = settleSite(site, file, notes, locate(0));
  return { text: made, changes: notes.changes.sort(byPlaceIn(file)), problems };
}

/** A value of the old file whose texts have U+FFFD where half of a surrogate pair stands, which no file of UTF-8 can hold. */
function mendTexts(value: unknown, path: JsonPath, notes: Notebook): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mendTexts(item, [...path, index], notes));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        String(mendTexts(key, [...path, key], notes)),
        mendTexts(inner, [...path, key], notes),
      ]),
    );
  if (typeof value !== 'string' || value.isWellFormed()) return value;
  notes.changed(path, `${writePath(path)} has U+FFFD`, 'Half of a surrogate pair is not a character.');
  return value.toWellFormed();
}

function traced(old: ImportedObject, notes: Notebook): ImportedObject {
  notes.trace(old, []);
  return old;
}

/**
 * The text of a `site.json` that a build takes without an error, of an object that may have any mistake; `start` is the
 * place of the problem when there are too many. `notes` gets what was put right.
 */
export function settleSite(
  site: ImportedObject,
  file: string,
  notes: Notebook,
  start: Place,
): { readonly text: string | undefined; readonly problems: readonly Problem[] } {
  settle(site, notes);
  const { $schema, ...rest } = site;
  if ($schema !== undefined && $schema !== `./${SCHEMA_FILE}`)
    notes.changed(
      ['$schema'],
      `$schema is "./${SCHEMA_FILE}"`,
      `It explains the fields of site.json, not those of ${file}.`,
    );
  const whole = { $schema: `./${SCHEMA_FILE}`, ...rest };
  if (listErrors(whole).length > 0)
    return { text: undefined, problems: [{ ...start, ...tooManyMistakes(file) }] };
  return { text: writeSiteJson(whole), problems: [] };
}

/** By place, of other files than the first at the end; at one place a new name comes before a new value, which has a reason. */
function byPlaceIn(first: string): (a: ImportChange, b: ImportChange) => number {
  const isReasoned = ({ why }: ImportChange) => Number(why !== undefined);
  const nameFile = ({ file }: ImportChange) => (file === first ? '' : file);
  return (a, b) => {
    const [one, other] = [nameFile(a), nameFile(b)];
    if (one !== other) return one < other ? -1 : 1;
    return a.line - b.line || a.column - b.column || isReasoned(a) - isReasoned(b);
  };
}

/** Whether a file has the form of a `docs.json`: its navigation is an object of tabs, groups and the like. */
export function isDocsJson(old: Readonly<Record<string, unknown>>): boolean {
  return isObject(old['navigation']);
}

/** Passes that a file can take: what one puts right another may find more in. */
const MAX_PASSES = 50;

function settle(site: ImportedObject, notes: Notebook): void {
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

function shapeName(site: ImportedObject, notes: Notebook): void {
  const { name } = site;
  if (typeof name === 'string' && name !== '') return;
  if (typeof name === 'number' || typeof name === 'boolean') return;
  const { name: _, ...rest } = site;
  for (const key of Object.keys(site)) delete site[key];
  Object.assign(site, { name: 'Documentation' }, rest);
  notes.added(['name'], 'name is "Documentation"', 'A site needs a name; write yours.');
}

type Finding = Omit<Problem, keyof Place>;

/** The old file holds a list or a plain value. */
function notAnObject(file: string): Finding {
  return {
    code: 'import/not-an-object',
    severity: 'error',
    message: `${file} must hold an object.`,
    hint: 'Begin it with { and end it with }.',
  };
}

/** After every repair there are still mistakes: more than can be listed. */
function tooManyMistakes(file: string): Finding {
  return {
    code: 'import/too-many-mistakes',
    severity: 'error',
    message: `${file} has more mistakes than can be put right.`,
    hint: 'Correct some of them, then try again.',
  };
}

/** A line of the file is at most so long, unless one word is longer. */
const WIDTH = 100;

/**
 * The text of a `site.json` as people write it: two spaces, and a list or an object on one line where it holds plain
 * values, or one such list or object alone, and the line stays short. Ends with a line break.
 */
export function writeSiteJson(site: unknown): string {
  return `${write(site, '', 0)}\n`;
}

function write(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const entries: readonly (readonly [string, unknown])[] = isList
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item]);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  if (indent !== '' && isShallow(value)) {
    const line = writeLine(value);
    if (indent.length + before + line.length < WIDTH) return line;
  }
  const deeper = `${indent}  `;
  const lines = entries.map(([key, item]) => deeper + key + write(item, deeper, key.length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function writeLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  const inner = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeLine(item)}`);
  return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
}

function isShallow(value: object): boolean {
  const items: readonly unknown[] = Object.values(value);
  const [first] = items;
  if (items.length === 1 && typeof first === 'object' && first !== null) return isShallow(first);
  return items.every((item) => typeof item !== 'object' || item === null);
}
