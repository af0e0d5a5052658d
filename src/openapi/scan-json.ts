import { createScanner } from 'jsonc-parser';
import { findMovedKeys } from './key-order.ts';
import { formatPointer } from './pointer.ts';

/** jsonc-parser's token kinds, which it declares as a const enum only. */
const tokens = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  text: 10,
  end: 17,
} as const;

/** What JSON.parse does not tell of a text that it accepts. */
export interface JsonScan {
  /** Keys that an object has twice, with the offset of the later one. */
  readonly duplicates: readonly { readonly key: string; readonly offset: number }[];
  /** As `SourceFile.keyOrder`. */
  readonly keyOrder: ReadonlyMap<string, readonly string[]>;
  /** How deep objects and arrays are nested at most, and where that is. */
  readonly depth: number;
  readonly deepestOffset: number;
}

interface Level {
  readonly isArray: boolean;
  readonly keys: string[];
  readonly known: Set<string>;
  /** The member that is being read; for an array its index. */
  segment: string;
  awaitsKey: boolean;
}

/** One pass over a valid JSON text; without recursion, so that no nesting is too deep for it. */
export function scanJson(text: string): JsonScan {
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  const duplicates: { key: string; offset: number }[] = [];
  const keyOrder = new Map<string, readonly string[]>();
  let depth = 0;
  let deepestOffset = 0;
  for (let token: number = scanner.scan(); token !== tokens.end; token = scanner.scan()) {
    const level = levels.at(-1);
    if (token === tokens.openBrace || token === tokens.openBracket) {
      const isArray = token === tokens.openBracket;
      levels.push({ isArray, keys: [], known: new Set(), segment: '0', awaitsKey: !isArray });
      if (levels.length > depth) {
        depth = levels.length;
        deepestOffset = scanner.getTokenOffset();
      }
    } else if (token === tokens.closeBrace || token === tokens.closeBracket) {
      levels.pop();
      const moved = level === undefined ? undefined : findMovedKeys(level.keys);
      if (moved) keyOrder.set(formatPointer(levels.map(({ segment }) => segment)), moved);
    } else if (level?.awaitsKey && token === tokens.text) {
      level.segment = scanner.getTokenValue();
      level.awaitsKey = false;
      if (level.known.has(level.segment))
        duplicates.push({ key: level.segment, offset: scanner.getTokenOffset() });
      level.known.add(level.segment);
      level.keys.push(level.segment);
    } else if (level && token === tokens.comma) {
      if (level.isArray) level.segment = String(Number(level.segment) + 1);
      else level.awaitsKey = true;
    }
  }
  return { duplicates, keyOrder, depth, deepestOffset };
}
