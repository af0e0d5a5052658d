import type { JsonPath } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import type { PlaceOf } from '../config/read-site-config.ts';
import { isObject } from '../lib/json/json-value.ts';
import type { Place } from '../problem/problem.ts';

/** An object of the file that is being made; it may hold anything until it is checked. */
export type ImportedObject = Record<string, unknown>;

/** The changes of one import, and where in the old file the objects and lists of the new one come from. */
export interface Notebook {
  readonly changes: ImportChange[];
  /** Notes a change at a path of the old file. */
  readonly note: (kind: ChangeKind, source: JsonPath, what: string, why?: string) => void;
  /** The same, but once only for each `what`. */
  readonly noteOnce: (kind: ChangeKind, source: JsonPath, what: string, why?: string) => void;
  readonly changed: (source: JsonPath, what: string, why?: string) => void;
  readonly added: (source: JsonPath, what: string, why?: string) => void;
  /** Notes that what is at a path of the old file is left out, named by that path. */
  readonly leaveOut: (source: JsonPath, why: string | undefined) => void;
  /** Says where an object or a list comes from; those that it holds follow. */
  readonly trace: (value: unknown, source: JsonPath) => void;
  /** Says where the value of one key comes from, also a plain one. */
  readonly traceKey: (holder: object, key: string, source: JsonPath) => void;
  /** Where an object or a list comes from; that of the whole file when nobody said. */
  readonly originOf: (value: unknown) => JsonPath;
  /** Where the value at a path of the new file comes from. */
  readonly sourceOf: (root: unknown, path: JsonPath) => JsonPath;
}

/** An empty notebook; `placeOf` finds places in the old file. */
export function createNotebook(placeOf: PlaceOf): Notebook {
  const changes: ImportChange[] = [];
  const seen = new Set<string>();
  const origins = new WeakMap<object, JsonPath>();
  const keyOrigins = new WeakMap<object, Map<string, JsonPath>>();
  const note: Notebook['note'] = (kind, source, what, why) => {
    changes.push({ ...placeOf(source, 'key'), kind, what, ...(why === undefined ? {} : { why }) });
  };
  const trace: Notebook['trace'] = (value, source) => {
    if (typeof value !== 'object' || value === null || origins.has(value)) return;
    origins.set(value, source);
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, inner] of entries) trace(inner, [...source, key]);
  };
  const originOf: Notebook['originOf'] = (value) =>
    (typeof value === 'object' && value !== null ? origins.get(value) : undefined) ?? [];
  return {
    changes,
    note,
    noteOnce: (kind, source, what, why) => {
      if (seen.has(what)) return;
      seen.add(what);
      note(kind, source, what, why);
    },
    changed: (source, what, why) => note('changed', source, what, why),
    added: (source, what, why) => note('added', source, what, why),
    leaveOut: (source, why) => note('left-out', source, writePath(source), why),
    trace,
    traceKey: (holder, key, source) => {
      const known = keyOrigins.get(holder) ?? new Map<string, JsonPath>();
      keyOrigins.set(holder, known.set(key, source));
    },
    originOf,
    sourceOf: (root, path) => {
      let source = originOf(root);
      let value = root;
      for (const step of path) {
        const holder = value;
        value = getAt(value, [step]);
        const known = typeof value === 'object' && value !== null ? origins.get(value) : undefined;
        const ofKey = isObject(holder) ? keyOrigins.get(holder)?.get(String(step)) : undefined;
        source = known ?? ofKey ?? [...source, step];
      }
      return source;
    },
  };
}

/** The value at a path, or undefined. */
export function getAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, root);
}

/** Puts a value at the last step of a path; undefined takes it out. Nothing happens where the path leads nowhere. */
export function setAt(root: unknown, path: JsonPath, value: unknown): void {
  const holder = getAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(holder) && typeof last === 'number') {
    if (value === undefined) holder.splice(last, 1);
    else holder[last] = value;
  } else if (isImportedObject(holder) && last !== undefined) {
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
}

/** Takes out the field at a path, and those around it, when nothing is left in it; items of lists stay. */
export function dropEmpty(root: unknown, path: JsonPath): void {
  const value = getAt(root, path);
  if (typeof path.at(-1) !== 'string' || !isImportedObject(value) || Object.keys(value).length > 0) return;
  setAt(root, path, undefined);
  dropEmpty(root, path.slice(0, -1));
}

/** Gives a key another name without moving it among the others. */
export function renameKey(object: ImportedObject, from: string, to: string): void {
  const entries = Object.entries(object).map(([key, value]) => [key === from ? to : key, value] as const);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
}

/** Whether a value is an object, which may be changed. */
export function isImportedObject(value: unknown): value is ImportedObject {
  return isObject(value);
}

/**
 * What an import did with one thing of the old file: `changed` it, `added` what was missing, kept it though it has no
 * effect (`without-effect`), or could not carry it over (`left-out`).
 */
export type ChangeKind = 'changed' | 'added' | 'without-effect' | 'left-out';

/** One line of the list that an import prints, at its place in the old file. */
export interface ImportChange extends Place {
  readonly kind: ChangeKind;
  /** What is different, without a full stop: `colors.background.light is "#ffffff"`. */
  readonly what: string;
  /** Why, as a sentence; not where a thing only has another name or place. */
  readonly why?: string;
}

/** What stands behind a kind in the list. */
export const KIND_WORDS: Readonly<Record<ChangeKind, string>> = {
  changed: 'changed',
  added: 'added',
  'without-effect': 'no effect',
  'left-out': 'left out',
};
