import { printParseErrorCode, visit } from 'jsonc-parser';
import { formatPointer } from '../../lib/json/pointer.ts';
import { createLocator } from '../../problem/position.ts';
import type { Problem } from '../../problem/problem.ts';
import { findMovedKeys, maximumDepth, type PlacePart, type SourceFile } from './document.ts';
import { loadProblem } from './problems.ts';

/** What one file's text gives; no source when the text cannot be read at all. */
export interface ParseResult {
  readonly source: SourceFile | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a JSON text (RFC 8259, a leading byte order mark allowed). `file` is the name that places carry. */
export function parseJsonSource(file: string, text: string): ParseResult {
  const plain = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const toPlace = createLocator(file, text);
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const [code, offset] = findSyntaxError(plain);
    const isDeep = code === 'TooDeep';
    const problem = isDeep
      ? loadProblem('too-deep', toPlace(offset))
      : loadProblem('json-syntax', toPlace(offset), code);
    return { source: undefined, problems: [problem] };
  }
  const index = indexJson(plain);
  if (index.depth > maximumDepth)
    return { source: undefined, problems: [loadProblem('too-deep', toPlace(index.deepestOffset))] };
  const problems = findDuplicateKeys(plain, index, value).map(({ key, offset }) =>
    loadProblem('duplicate-key', toPlace(offset), key),
  );
  const findOffset = (segments: readonly string[], part: PlacePart) =>
    findInIndex(plain, index, segments, part);
  const locator = { findOffset, toPlace };
  return { source: { file, text, value, keyOrder: readKeyOrder(plain, index), locator }, problems };
}

/** Leaves the pass over a text at its first mistake: what follows is not looked at, and no tree is built. */
class FirstMistake extends Error {
  readonly code: string;
  readonly offset: number;

  constructor(code: string, offset: number) {
    super(code);
    this.code = code;
    this.offset = offset;
  }
}

function findSyntaxError(text: string): readonly [code: string, offset: number] {
  try {
    const onError = (code: number, offset: number) => {
      throw new FirstMistake(printParseErrorCode(code), offset);
    };
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (error instanceof FirstMistake) return [error.code, error.offset];
    if (!(error instanceof RangeError)) throw error;
    return ['TooDeep', indexJson(text).deepestOffset];
  }
  return ['InvalidSymbol', 0];
}

/** A key that an object has twice, with the offset of the later one. */
interface DuplicateKey {
  readonly key: string;
  readonly offset: number;
}

/** The keys that objects of a text have twice; `value` is what JSON.parse made of it, each key once. */
function findDuplicateKeys(text: string, index: JsonIndex, value: unknown): readonly DuplicateKey[] {
  // As many values as the text has: then none was lost.
  if (countValues(value) === index.values.length) return [];
  const duplicates: DuplicateKey[] = [];
  for (let object = 0; object < index.values.length; object++) {
    if (text[index.values[object] ?? 0] !== '{') continue;
    const known = new Set<string>();
    for (const child of listMemberVisits(index, object)) {
      const offset = index.keys[child] ?? 0;
      const key = readKeyAt(text, offset);
      if (known.has(key)) duplicates.push({ key, offset });
      known.add(key);
    }
  }
  return duplicates;
}

function countValues(value: unknown): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    count++;
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Array.isArray(next) ? next : Object.values(next)) waiting.push(inner);
  }
  return count;
}

/** As `SourceFile.keyOrder`. */
function readKeyOrder(text: string, index: JsonIndex): ReadonlyMap<string, readonly string[]> {
  const keyOrder = new Map<string, readonly string[]>();
  for (const object of index.numbered) {
    const moved = findMovedKeys(
      listMemberVisits(index, object).map((child) => readKeyAt(text, index.keys[child] ?? 0)),
    );
    if (moved) keyOrder.set(formatPointer(findPath(text, index, object)), moved);
  }
  return keyOrder;
}

/** The steps that lead to a value. */
function findPath(text: string, index: JsonIndex, wanted: number): readonly string[] {
  const path: string[] = [];
  for (let node = 0; node !== wanted; ) {
    const members = listMemberVisits(index, node);
    const position = members.findIndex((child) => wanted < (index.ends[child] ?? 0));
    const child = members[position];
    if (child === undefined) return path;
    const key = index.keys[child] ?? -1;
    path.push(key < 0 ? String(position) : readKeyAt(text, key));
    node = child;
  }
  return path;
}

function listMemberVisits({ ends }: JsonIndex, node: number): readonly number[] {
  const members: number[] = [];
  const end = ends[node] ?? 0;
  for (let child = node + 1; child < end; child = ends[child] ?? end) members.push(child);
  return members;
}

/**
 * The place of each value of a JSON text, in the order of the text: a tree in four lists of numbers, which takes a
 * hundredth of the memory of one in objects.
 */
interface JsonIndex {
  /** Offset of a value. */
  readonly values: Int32Array;
  /** Offset of its key; -1 for an item of an array and for the outermost value. */
  readonly keys: Int32Array;
  /** Number of the value behind it and all that it holds. */
  readonly ends: Int32Array;
  /** How deep objects and arrays are nested at most, and where that is. */
  readonly depth: number;
  readonly deepestOffset: number;
  /** Numbers of the objects with a key that begins with a digit. */
  readonly numbered: ReadonlySet<number>;
}

const quoteMark = 34;
const comma = 44;
const digitZero = 48;
const digitNine = 57;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

/** The index of a text that JSON.parse accepts; of another its content means nothing. One pass without recursion. */
function indexJson(text: string): JsonIndex {
  let room = Math.max(64, text.length >> 5);
  let values = new Int32Array(room);
  let keys = new Int32Array(room);
  let ends = new Int32Array(room);
  const open: number[] = [];
  let count = 0;
  let key = -1;
  let depth = 0;
  let deepestOffset = 0;
  const numbered = new Set<number>();
  const add = (offset: number) => {
    if (count === room) {
      room *= 2;
      values = enlarge(values, room);
      keys = enlarge(keys, room);
      ends = enlarge(ends, room);
    }
    values[count] = offset;
    keys[count] = key;
    key = -1;
    ends[count] = count + 1;
    count++;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 32 || unit === comma || unit === colon || unit === 0xfeff) continue;
    if (unit === quoteMark) {
      const end = skipText(text, at);
      if (isFollowedByColon(text, end)) {
        key = at;
        const first = text.charCodeAt(at + 1);
        if (first >= digitZero && first <= digitNine) numbered.add(open.at(-1) ?? 0);
      } else add(at);
      at = end;
    } else if (unit === openBrace || unit === openBracket) {
      open.push(count);
      add(at);
      if (open.length > depth) {
        depth = open.length;
        deepestOffset = at;
      }
    } else if (unit === closeBrace || unit === closeBracket) {
      const opened = open.pop();
      if (opened !== undefined) ends[opened] = count;
    } else {
      add(at);
      at = skipWord(text, at);
    }
  }
  return {
    values: values.slice(0, count),
    keys: keys.slice(0, count),
    ends: ends.slice(0, count),
    depth,
    deepestOffset,
    numbered,
  };
}

function enlarge(list: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(room);
  larger.set(list);
  return larger;
}

/** Offset of the closing quote. */
function skipText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before--;
  return (at - before) % 2 === 0;
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 32) at++;
  return text.charCodeAt(at) === colon;
}

/** Offset of the last unit of a number, true, false or null. */
function skipWord(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 32 || unit === comma || unit === closeBrace || unit === closeBracket) break;
  }
  return at - 1;
}

/** Offset of the key or the value at these steps; of a key that is there twice the later one. Undefined: not there. */
function findInIndex(
  text: string,
  { values, keys, ends }: JsonIndex,
  segments: readonly string[],
  part: 'key' | 'value',
): number | undefined {
  let node = 0;
  for (const segment of segments) {
    const opens = text.charCodeAt(values[node] ?? 0);
    const end = ends[node] ?? 0;
    let found: number | undefined;
    if (opens === openBracket && /^\d+$/.test(segment)) {
      let child = node + 1;
      for (let index = Number(segment); index > 0 && child < end; index--) child = ends[child] ?? end;
      if (child < end) found = child;
    } else if (opens === openBrace) {
      for (let child = node + 1; child < end; child = ends[child] ?? end)
        if (isKey(text, keys[child] ?? -1, segment)) found = child;
    }
    if (found === undefined) return undefined;
    node = found;
  }
  const key = keys[node] ?? -1;
  return part === 'key' && key >= 0 ? key : values[node];
}

/** The key at an offset, without its quotes and escapes. */
export function readKeyAt(text: string, offset: number): string {
  const raw = text.slice(offset + 1, skipText(text, offset));
  return raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw;
}

function isKey(text: string, offset: number, name: string): boolean {
  if (offset < 0) return false;
  return text.startsWith(name, offset + 1) && text.charCodeAt(offset + 1 + name.length) === quoteMark
    ? true
    : text.slice(offset, skipText(text, offset)).includes('\\') && readKeyAt(text, offset) === name;
}
