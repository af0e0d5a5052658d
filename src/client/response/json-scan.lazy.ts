import { t } from '../../i18n/browser.ts';
import type { JsonNode } from '../../lib/json/json-text.ts';
import { createTree } from './json-tree.lazy.ts';
import { yieldToMain } from './yield-to-main.ts';

/** Shows whole JSON as a tree. Of text that is no JSON it says so and gives undefined. */
export async function createJsonView(
  text: string,
): Promise<{ readonly tree?: HTMLElement; readonly mistake?: string }> {
  const steps = scanJson(text);
  let turn = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    turn = await yieldToMain(turn);
    if (!done) continue;
    if ('starts' in value) return { tree: createTree(openMap(value), { rows: 200 }) };
    const { line, column } = value;
    return { mistake: t('This is not valid JSON: see line {line}, column {column}.', { line, column }) };
  }
}

/** Where the objects and arrays of a JSON text are. */
export interface JsonMap {
  readonly text: string;
  /** Places of their opening brackets, in order. */
  readonly starts: NumberList;
  /** Behind their closing brackets. */
  readonly ends: NumberList;
  /** How many members each has. */
  readonly counts: NumberList;
}

/** Where a text stops being JSON; both count from 1. */
export interface ScanMistake {
  readonly line: number;
  readonly column: number;
}

/** Characters between two moments at which a scan can be interrupted. */
const stride = 16_384;

// What may come next, as bits.
const value = 1;
const key = 2;
const close = 4;
const comma = 8;
const colon = 16;

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Checks a text against RFC 8259 and finds its objects and arrays, of any depth. It stops every few thousand characters,
 * so that whoever runs it can let others have their turn.
 */
export function* scanJson(text: string): Generator<undefined, JsonMap | ScanMistake> {
  const starts = new NumberList();
  // Of one that is still open, the place of the one around it in the list.
  const ends = new NumberList();
  const counts = new NumberList();
  let top = -1;
  let next = value;
  let at = 0;
  let due = stride;
  let line = 1;
  let lineStart = 0;
  for (;;) {
    if (at >= due) {
      due = at + stride;
      yield;
    }
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10 || code === 13 || code === 9) {
      at++;
      if (code === 10) {
        line++;
        lineStart = at;
      }
      continue;
    }
    if (next === 0 && at === text.length) return { text, starts, ends, counts };
    if (next & close && next & (value | key) && code !== 93 && code !== 125) counts.set(top, 1);
    if (code === 34 && next & (value | key)) {
      next = next & key ? colon : top < 0 ? 0 : comma | close;
      for (at++; ; at++) {
        if (at >= due) {
          due = at + stride;
          yield;
        }
        const inside = text.charCodeAt(at);
        if (inside === 34) break;
        if (inside === 92) {
          escaped.lastIndex = at;
          if (escaped.test(text)) at = escaped.lastIndex - 1;
          else return { line, column: at - lineStart + 1 };
        } else if (!(inside >= 32)) return { line, column: at - lineStart + 1 };
      }
      at++;
    } else if ((code === 91 || code === 123) && next & value) {
      starts.set(starts.length, at);
      ends.set(ends.length, top);
      counts.set(counts.length, 0);
      top = starts.length - 1;
      next = close | (code === 91 ? value : key);
      at++;
    } else if (next & close && top >= 0 && code === text.charCodeAt(starts.get(top)) + 2) {
      at++;
      const parent = ends.get(top);
      ends.set(top, at);
      top = parent;
      next = top < 0 ? 0 : comma | close;
    } else if (code === 44 && next & comma) {
      counts.set(top, counts.get(top) + 1);
      next = text.charCodeAt(starts.get(top)) === 91 ? value : key;
      at++;
    } else if (code === 58 && next & colon) {
      next = value;
      at++;
    } else {
      scalar.lastIndex = at;
      if (!(next & value) || !scalar.test(text)) return { line, column: at - lineStart + 1 };
      at = scalar.lastIndex;
      next = top < 0 ? 0 : comma | close;
    }
  }
}

/** A member of an object or array, by its places in the text. */
interface JsonMember {
  /** With its quotes, as written; undefined for the items of an array. */
  readonly key: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly isLast: boolean;
}

/** What an object or array at a place is; undefined for other values. */
interface JsonContainer {
  readonly open: '{' | '[';
  readonly end: number;
  readonly count: number;
}

/** The object or array whose bracket is at `start`. */
export function findContainer(
  { text, starts, ends, counts }: JsonMap,
  start: number,
): JsonContainer | undefined {
  const open = text[start];
  if (open !== '{' && open !== '[') return undefined;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts.get(middle) < start) low = middle + 1;
    else high = middle;
  }
  return { open, end: ends.get(low), count: counts.get(low) };
}

/** At most `limit` members from a place on: behind a bracket, or behind the last member that was read. */
export function scanMembers(map: JsonMap, from: number, limit: number): readonly JsonMember[] {
  const { text } = map;
  const members: JsonMember[] = [];
  let at = skip(text, from);
  if (text[at] === ',') at = skip(text, at + 1);
  while (members.length < limit && text[at] !== ']' && text[at] !== '}') {
    let key: string | undefined;
    const first = endOf(map, at);
    let start = at;
    let end = first;
    const behind = skip(text, first);
    if (text[behind] === ':') {
      key = text.slice(at, first);
      start = skip(text, behind + 1);
      end = endOf(map, start);
    }
    at = skip(text, end);
    const isLast = text[at] !== ',';
    members.push({ key, start, end, isLast });
    if (!isLast) at = skip(text, at + 1);
  }
  return members;
}

/** The whole of a text that was scanned, to be gone through. */
export function openMap(map: JsonMap): JsonNode {
  return toNode(map, undefined, skip(map.text, 0), map.text.trimEnd().length);
}

function toNode(map: JsonMap, key: string | undefined, start: number, end: number): JsonNode {
  const { open, count = 0 } = findContainer(map, start) ?? {};
  const list = () => {
    let at = start + 1;
    return (limit: number) => {
      const members = scanMembers(map, at, limit);
      at = members.at(-1)?.end ?? at;
      return members.map((member) => toNode(map, member.key, member.start, member.end));
    };
  };
  return { key, text: map.text.slice(start, end), open, count, list };
}

/** The first place from `at` on that is not white space. */
export function skip(text: string, at: number): number {
  let place = at;
  while (text.charCodeAt(place) <= 32) place++;
  return place;
}

/** Behind the value at `start`, of valid JSON. */
function endOf(map: JsonMap, start: number): number {
  const { text } = map;
  const container = findContainer(map, start);
  if (container) return container.end;
  let end = start + 1;
  if (text[start] === '"') {
    for (;;) {
      const quote = text.indexOf('"', end);
      let slash = quote;
      while (text[slash - 1] === '\\') slash--;
      if ((quote - slash) % 2 === 0) return quote + 1;
      end = quote + 1;
    }
  }
  for (;;) {
    const code = text.charCodeAt(end);
    if (!(code > 32) || code === 44 || code === 93 || code === 125) return end;
    end++;
  }
}

const bits = 15;
const rest = (1 << bits) - 1;

/** Whole numbers in blocks: it grows to millions without ever being copied, which would take a moment too long. */
class NumberList {
  private readonly blocks: Int32Array[] = [];
  length = 0;

  get(index: number): number {
    return this.blocks[index >> bits]?.[index & rest] ?? 0;
  }

  set(index: number, value: number): void {
    const block = this.blocks[index >> bits] ?? new Int32Array(rest + 1);
    this.blocks[index >> bits] = block;
    block[index & rest] = value;
    if (index >= this.length) this.length = index + 1;
  }
}
