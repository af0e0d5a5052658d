import { findMovedKeys } from '../../lib/json/key-order.ts';
import { formatPointer } from '../../lib/json/pointer.ts';
import { type JsonIndex, readKeyAt } from './index-json.ts';

/** A key that an object has twice, with the offset of the later one. */
export interface DuplicateKey {
  readonly key: string;
  readonly offset: number;
}

/** The keys that objects of a text have twice; `value` is what JSON.parse made of it, each key once. */
export function findDuplicateKeys(text: string, index: JsonIndex, value: unknown): readonly DuplicateKey[] {
  // As many values as the text has: then none was lost.
  if (countValues(value) === index.values.length) return [];
  const duplicates: DuplicateKey[] = [];
  for (let object = 0; object < index.values.length; object++) {
    if (text[index.values[object] ?? 0] !== '{') continue;
    const known = new Set<string>();
    for (const child of listMembers(index, object)) {
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
export function readKeyOrder(text: string, index: JsonIndex): ReadonlyMap<string, readonly string[]> {
  const keyOrder = new Map<string, readonly string[]>();
  for (const object of index.numbered) {
    const moved = findMovedKeys(
      listMembers(index, object).map((child) => readKeyAt(text, index.keys[child] ?? 0)),
    );
    if (moved) keyOrder.set(formatPointer(findPath(text, index, object)), moved);
  }
  return keyOrder;
}

/** The steps that lead to a value. */
function findPath(text: string, index: JsonIndex, wanted: number): readonly string[] {
  const path: string[] = [];
  for (let node = 0; node !== wanted; ) {
    const members = listMembers(index, node);
    const position = members.findIndex((child) => wanted < (index.ends[child] ?? 0));
    const child = members[position];
    if (child === undefined) return path;
    const key = index.keys[child] ?? -1;
    path.push(key < 0 ? String(position) : readKeyAt(text, key));
    node = child;
  }
  return path;
}

function listMembers({ ends }: JsonIndex, node: number): readonly number[] {
  const members: number[] = [];
  const end = ends[node] ?? 0;
  for (let child = node + 1; child < end; child = ends[child] ?? end) members.push(child);
  return members;
}
