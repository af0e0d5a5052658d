import { createHash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { tryWriteWhole } from '../../lib/write-whole.ts';

/** What was read of files, by what the file system says of each: when it was written, its length and its place on the disk. */
export interface FileFacts<Value> {
  /** What is known of a file (absolute) as it is now, else what `read` gives. That is kept unless the file was changed just now. */
  readonly find: (file: string, read: () => Promise<Value>) => Promise<Value>;
  /** The same at once. */
  readonly findNow: (file: string, read: () => Value) => Value;
  /** Takes in what was read of a file (absolute) at some time after `since` (milliseconds since 1970), unless it was changed after that. */
  readonly take: (file: string, value: Value, since: number) => void;
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

/** The part of all files up to which those that changed are read again by the next process: to write what is known of 10,000 takes 0.1 s. */
const mostUnsaved = 0.01;

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
  /** What is known of a file, else what keeps it once it is read. */
  const lookUp = (file: string): Fact<Value> | ((value: Value) => Value) => {
    asked.add(file);
    const stats = statSync(file, { throwIfNoEntry: false });
    const state = stats && describeState(stats);
    const fact = known.get(file);
    if (fact && fact.state === state) return fact;
    known.delete(file);
    const now = Date.now();
    return (value) => {
      if (stats && state !== undefined && wasLeftAlone(stats, now)) known.set(file, { state, value });
      return value;
    };
  };
  return {
    async find(file, read) {
      const found = lookUp(file);
      return typeof found === 'function' ? found(await read()) : found.value;
    },
    findNow(file, read) {
      const found = lookUp(file);
      return typeof found === 'function' ? found(read()) : found.value;
    },
    take(file, value, since) {
      asked.add(file);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats && wasLeftAlone(stats, since)) known.set(file, { state: describeState(stats), value });
      else known.delete(file);
    },
    forget: (file) => void known.delete(file),
    save() {
      if (!store) return;
      const facts = [...known].filter(
        ([file, { value }]) => asked.has(file) && isKept(value) && isPlain(value),
      );
      const fresh = facts.filter(([file, fact]) => stored.get(file) !== fact).length;
      const gone = stored.size + fresh - facts.length;
      if (fresh + gone <= stored.size * mostUnsaved) return;
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
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const json = bytes.subarray(end + 1);
    // It is as it was written, and by this code.
    if (bytes.toString('utf8', 0, Math.max(0, end)) !== hashOf(made, json)) return new Map();
    return new Map(JSON.parse(json.toString()) as readonly (readonly [string, Fact<Value>])[]);
  } catch {
    return new Map();
  }
}

function hashOf(made: string, json: string | Buffer): string {
  return createHash('sha256').update(`${made}\n`).update(json).digest('base64url');
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
