import type { JsonPath } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import { siteSchema } from '../config/schema/site-schema.ts';
import {
  type ConfigSchema,
  findItemSchema,
  findRecordSchema,
  listFieldsOf,
  readNotes,
} from '../config/schema-tree.ts';
import { findNearest } from '../lib/text/nearest.ts';
import {
  type ChangeKind,
  dropEmpty,
  type ImportedObject,
  isImportedObject,
  type Notebook,
  renameKey,
} from './draft.ts';
import { KEYS_WITHOUT_FIELD, OTHER_NAMES } from './other-names.ts';

/** Gives keys that are spelt otherwise the names that `site.json` has for them, where those are free. */
export function renameKeys(site: ImportedObject, notes: Notebook): void {
  walkKnownObjects(site, siteSchema, ({ object, fields, path }) => {
    const kind = nameKind(path);
    for (const key of Object.keys(object)) {
      if (fields.has(key)) continue;
      const name = findName(key, kind, [...fields.keys()]);
      if (name === undefined || Object.hasOwn(object, name)) continue;
      const source = notes.sourceOf(site, [...path, key]);
      notes.trace(object[key], source);
      notes.traceKey(object, name, source);
      const shown = writePath(source).replace(/\[\d+\]/g, '[]');
      notes.noteOnce('changed', source, `${shown} is now ${name}`);
      renameKey(object, key, name);
    }
  });
}

/** Whether a key of the file itself is one of `site.json`, by another name or in other letters. */
export function isOtherName(key: string): boolean {
  return findName(key, '', [...listFieldsOf(siteSchema).keys()]) !== undefined;
}

function findName(key: string, kind: string, known: readonly string[]): string | undefined {
  const names = OTHER_NAMES[kind] ?? {};
  if (Object.hasOwn(names, key)) return names[key];
  const plain = (word: string) => word.toLowerCase().replace(/[-_]/g, '');
  return known.find((name) => plain(name) === plain(key));
}

/** Leaves out keys that `site.json` does not know and names each; of those without effect it says so and keeps them. */
export function sortOutKeys(site: ImportedObject, notes: Notebook): void {
  walkKnownObjects(site, siteSchema, ({ object, fields, path }) => {
    for (const key of Object.keys(object)) {
      const field = fields.get(key);
      const here = [...path, key];
      const source = notes.sourceOf(site, here);
      if (field === undefined) {
        const [change, what, why] = explainLoss(here, source, [...fields.keys()]);
        const note = change === 'changed' ? notes.noteOnce : notes.note;
        note(change, source, what, why);
        delete object[key];
        dropEmpty(site, path);
      } else if (readNotes(field).isDeprecated)
        notes.noteOnce(
          'without-effect',
          source,
          `${writePath(here)} is kept`,
          'Octavo does nothing with it.',
        );
    }
  });
}

function explainLoss(
  path: JsonPath,
  source: JsonPath,
  known: readonly string[],
): readonly [kind: ChangeKind, what: string, why: string] {
  const kind = nameKind(path);
  const explained = Object.hasOwn(KEYS_WITHOUT_FIELD, kind) ? KEYS_WITHOUT_FIELD[kind] : undefined;
  if (explained !== undefined) {
    const [change, why] = explained;
    const every = writePath(source).replace(/\[\d+\]/g, '[]');
    return [change, change === 'changed' ? `${every} is not needed` : writePath(source), why];
  }
  const nearest = findNearest(String(path.at(-1)), known);
  const hint = nearest === undefined ? '.' : `; the nearest is "${nearest}".`;
  return ['left-out', writePath(source), `site.json has no such field${hint}`];
}

/** An object of a file that the schema knows, with its fields. */
interface KnownObject {
  readonly object: ImportedObject;
  readonly fields: ReadonlyMap<string, ConfigSchema>;
  readonly path: JsonPath;
}

/**
 * Calls `visit` with each object of `value` for which the schema lists fields, outer ones first: what it changes in an
 * object is seen when the objects inside are visited. Records, which may have any key, are not visited.
 */
function walkKnownObjects(
  value: unknown,
  schema: ConfigSchema | undefined,
  visit: (known: KnownObject) => void,
  path: JsonPath = [],
): void {
  if (schema === undefined) return;
  if (Array.isArray(value)) {
    const item = findItemSchema(schema);
    for (const [index, inner] of value.entries()) walkKnownObjects(inner, item, visit, [...path, index]);
  } else if (isImportedObject(value)) {
    const fields = listFieldsOf(schema);
    const record = findRecordSchema(schema);
    if (fields.size > 0 && record === undefined) visit({ object: value, fields, path });
    for (const [key, inner] of Object.entries(value))
      walkKnownObjects(inner, fields.get(key) ?? record, visit, [...path, key]);
  }
}

/** A path without its numbers: `tabs[].url`; groups inside groups have the path of groups. */
export function nameKind(path: JsonPath): string {
  return path
    .reduce<string>((name, step) => (typeof step === 'number' ? `${name}[]` : `${name}.${step}`), '')
    .replace(/^\./, '')
    .replace(/(?:\.pages\[\])+/, '');
}
