import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { escapeSegment } from '../../lib/json/pointer.ts';
import { findCollectionKey } from '../../lib/text/collection-key.ts';
import { createLocator } from '../../problem/position.ts';
import type { Problem } from '../../problem/problem.ts';
import { findMovedKeys, maximumDepth, type PlacePart } from './document.ts';
import type { ParseResult } from './parse-json.ts';
import { loadProblem } from './problems.ts';

const maximumAliases = 10_000;

/** Reads a YAML 1.2 text, with anchors and merge keys. `file` is the name that places carry. */
export function parseYamlSource(file: string, text: string): ParseResult {
  const toPlace = createLocator(file, text);
  const refuse = (problem: Problem) => ({ source: undefined, problems: [problem] });
  try {
    const document = parseDocument(text, {
      merge: true,
      prettyErrors: false,
      logLevel: 'error',
      uniqueKeys: false,
    });
    const [syntax] = document.errors;
    if (syntax?.code === 'RESOURCE_EXHAUSTION')
      return refuse(loadProblem('too-deep', toPlace(findDeepest(text) ?? syntax.pos[0])));
    if (syntax) {
      const offset = /closing .*quote/.test(syntax.message) ? findLastValue(document.contents) : undefined;
      return refuse(
        loadProblem('yaml-syntax', toPlace(offset ?? syntax.pos[0]), syntax.code, syntax.message),
      );
    }
    const wrongKey = findCollectionKey(document.contents);
    if (wrongKey)
      return refuse(loadProblem('yaml-syntax', toPlace(wrongKey.range?.[0] ?? 0), 'COLLECTION_KEY', ''));
    const keyOrder = new Map<string, readonly string[]>();
    const deepest = collectKeyOrder(document.contents, '', 0, keyOrder);
    if (deepest !== undefined) return refuse(loadProblem('too-deep', toPlace(deepest)));
    const problems = findDuplicateKeys(document).map((offset) =>
      loadProblem('duplicate-key', toPlace(offset), readKeyAt(text, offset)),
    );
    const value: unknown = document.toJS({ maxAliasCount: maximumAliases });
    const known = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
    const findOffset = (segments: readonly string[], part: PlacePart) =>
      findYamlOffset(document, known, segments, part);
    return { source: { file, text, value, keyOrder, locator: { findOffset, toPlace } }, problems };
  } catch (error) {
    // The package throws for too many or unresolved aliases, and for nesting that fills the stack.
    if (error instanceof RangeError) return refuse(loadProblem('too-deep', toPlace(findDeepest(text) ?? 0)));
    const alias = /Unresolved alias[^:]*: (\S+)/.exec(String(error))?.[1];
    return refuse(
      alias === undefined
        ? loadProblem('too-many-aliases', toPlace(Math.max(0, text.search(/(?<=[\s[,])\*[\w-]/))))
        : loadProblem('yaml-syntax', toPlace(Math.max(0, text.indexOf(`*${alias}`))), 'BAD_ALIAS', ''),
    );
  }
}

/** Offset of the last value of all: the one that a missing quote leaves open. */
function findLastValue(contents: unknown): number | undefined {
  let node = contents;
  for (let depth = 0; depth < maximumDepth && (isMap(node) || isSeq(node)); depth++) {
    const last: unknown = node.items.at(-1);
    node = isPair(last) ? (last.value ?? last.key) : last;
  }
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where brackets and list marks are nested too deeply; signs within texts are counted too, which is near enough. */
function findDeepest(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[[{\]}]|- (?=-)/g)) {
    depth += sign === ']' || sign === '}' ? -1 : 1;
    if (depth > maximumDepth) return index;
  }
  return undefined;
}

function readKeyAt(text: string, offset: number): string {
  return /^["']?([^"':\r\n]*)/.exec(text.slice(offset, offset + 200))?.[1] ?? '';
}

function readPairKey(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

function listPairs(map: YAMLMap): readonly Pair[] {
  return map.items;
}

/** Fills `keyOrder`; gives the offset of a value that is nested too deeply. */
function collectKeyOrder(
  node: unknown,
  pointer: string,
  depth: number,
  keyOrder: Map<string, readonly string[]>,
): number | undefined {
  if (!isMap(node) && !isSeq(node)) return undefined;
  if (depth >= maximumDepth) return node.range?.[0] ?? 0;
  const members = isMap(node)
    ? listPairs(node).map((pair) => [readPairKey(pair), pair.value] as const)
    : node.items.map((item, index) => [String(index), item] as const);
  const moved = isMap(node) ? findMovedKeys(members.map(([key]) => key)) : undefined;
  if (moved) keyOrder.set(pointer, moved);
  for (const [key, value] of members) {
    const deepest = collectKeyOrder(value, `${pointer}/${escapeSegment(key)}`, depth + 1, keyOrder);
    if (deepest !== undefined) return deepest;
  }
  return undefined;
}

function findYamlOffset(
  document: Document.Parsed,
  known: WeakMap<YAMLMap, ReadonlyMap<string, Pair>>,
  segments: readonly string[],
  part: PlacePart,
): number | undefined {
  let node: unknown = document.contents;
  let key: unknown;
  for (const segment of segments) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair: Pair | undefined = indexPairs(node, known).get(segment);
      key = pair?.key;
      node = pair?.value ?? pair?.key;
    } else {
      key = undefined;
      node = isSeq(node) && /^\d+$/.test(segment) ? node.items[Number(segment)] : undefined;
    }
    if (node === undefined) return undefined;
  }
  const found = part === 'key' && isNode(key) ? key : node;
  return isNode(found) ? found.range?.[0] : undefined;
}

/** The pairs of an object by key, of a key that is there twice the later one; kept for the next place in it. */
function indexPairs(
  map: YAMLMap,
  known: WeakMap<YAMLMap, ReadonlyMap<string, Pair>>,
): ReadonlyMap<string, Pair> {
  const pairs = known.get(map) ?? new Map(listPairs(map).map((pair) => [readPairKey(pair), pair]));
  known.set(map, pairs);
  return pairs;
}

/**
 * Offsets of the keys that their object has already, in the order of the text. It takes one step for each key, where
 * the package's own `uniqueKeys` compares each key with all before it: 7 s for an object of 20,000.
 */
export function findDuplicateKeys(document: Document.Parsed): readonly number[] {
  const offsets: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return offsets.sort((one, other) => one - other);
}
