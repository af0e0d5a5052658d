import { NumberList } from './number-list.ts';

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
export interface JsonMistake {
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
export function* scanJson(text: string): Generator<undefined, JsonMap | JsonMistake> {
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
