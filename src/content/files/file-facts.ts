import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { tryWriteWhole } from '../../lib/write-whole.ts';

/** What was read of files, by what the file system says of each: when it was written, its length and its place on the disk. */
export interface FileFacts<Value> {
  /** What is known of a file (absolute) as it is now, else what `read` gives. That is kept unless the file was changed just now. */
  readonly find: (file: string, read: () => Promise<Value>) => Promise<Value>;
  /** Forgets a file (absolute) that is known to have changed. */
  readonly forget: (file: string) => void;
  /** Writes what is known of the files that were asked for, for the next process. Without room or the right to, nothing is written. */
  readonly save: () => void;
}

/** A file (absolute) that facts are kept in, and a hash of all that they are made with besides the files. */
export interface FactsStore {
  readonly file: string;
  readonly made: string;
}

/**
 * Milliseconds that a file has to be left alone before it was read to be kept: the clock of a file system may stand still for
 * some, so that the next text of the same length would look the same. Some count in seconds, and FAT in two of them.
 */
const settled = { usual: 100, coarse: 2100 };

/**
 * Whether files whose last change was then (milliseconds since 1970) have been left alone for long enough at `now`; `isCoarse` is whether
 * all their times are whole seconds.
 */
export function isSettled(changed: number, isCoarse: boolean, now: number): boolean {
  return changed < now - (isCoarse ? settled.coarse : settled.usual);
}

interface Fact<Value> {
  readonly state: string;
  readonly value: Value;
}

/**
 * Begins with what `store` has, where that was made alike. Only values that JSON can hold are written, and of those only what `isKept`
 * gives true for.
 */
export function openFileFacts<Value>(
  store?: FactsStore,
  isKept: (value: Value) => boolean = () => true,
): FileFacts<Value> {
  const stored = store ? readStore<Value>(store) : new Map<string, Fact<Value>>();
  const known = new Map(stored);
  const asked = new Set<string>();
  return {
    async find(file, read) {
      asked.add(file);
      const stats = statSync(file, { throwIfNoEntry: false });
      const state = stats && describeState(stats);
      const fact = known.get(file);
      if (fact && fact.state === state) return fact.value;
      known.delete(file);
      const now = Date.now();
      const value = await read();
      if (stats && state !== undefined && wasLeftAlone(stats, now)) known.set(file, { state, value });
      return value;
    },
    forget: (file) => void known.delete(file),
    save() {
      if (!store) return;
      const facts = [...known].filter(
        ([file, { value }]) => asked.has(file) && isKept(value) && isPlain(value),
      );
      const isSame = facts.length === stored.size && facts.every(([file, fact]) => stored.get(file) === fact);
      if (isSame) return;
      const json = JSON.stringify(facts);
      tryWriteWhole(store.file, `${hashOf(store.made, json)}\n${json}`);
    },
  };
}

function describeState({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

function wasLeftAlone({ mtimeMs, ctimeMs }: Stats, now: number): boolean {
  return isSettled(Math.max(mtimeMs, ctimeMs), Number.isInteger(ctimeMs / 1000), now);
}

function readStore<Value>({ file, made }: FactsStore): ReadonlyMap<string, Fact<Value>> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    // It is as it was written, and by this code.
    if (text.slice(0, Math.max(0, end)) !== hashOf(made, json)) return new Map();
    return new Map(JSON.parse(json) as readonly (readonly [string, Fact<Value>])[]);
  } catch {
    return new Map();
  }
}

function hashOf(made: string, json: string): string {
  return createHash('sha256').update(`${made}\n${json}`).digest('base64url');
}

/** Whether JSON gives a value back as it was. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'boolean'].includes(typeof value);
  const isUsual = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isUsual && !Object.hasOwn(value, '__proto__') && Object.values(value).every(isPlain);
}
