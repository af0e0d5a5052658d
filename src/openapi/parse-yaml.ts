import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { createLocator } from '../problem/position.ts';
import { describeDuplicateKey, describeTooDeep, describeYamlSyntax } from './file-problems.ts';
import { findMovedKeys } from './key-order.ts';
import type { ParseResult } from './parse-json.ts';
import { escapeSegment } from './pointer.ts';
import { maximumDepth, type PlacePart } from './source-file.ts';

const maximumAliases = 10_000;

/** Reads a YAML 1.2 text, with anchors and merge keys. `file` is the name that places carry. */
export function parseYaml(file: string, text: string): ParseResult {
  const toPlace = createLocator(file, text);
  const stop = (offset: number, reason: string) => ({
    source: undefined,
    problems: [describeYamlSyntax(reason, toPlace(offset))],
  });
  try {
    const document = parseDocument(text, { merge: true, prettyErrors: false, logLevel: 'silent' });
    const syntax = document.errors.find((error) => error.code !== 'DUPLICATE_KEY');
    if (syntax) return stop(syntax.pos[0], syntax.message);
    const problems = document.errors.map((error) =>
      describeDuplicateKey(readKeyAt(text, error.pos[0]), toPlace(error.pos[0])),
    );
    const keyOrder = new Map<string, readonly string[]>();
    const deepest = collectKeyOrder(document.contents, '', 0, keyOrder);
    if (deepest !== undefined) return { source: undefined, problems: [describeTooDeep(toPlace(deepest))] };
    const value: unknown = document.toJS({ maxAliasCount: maximumAliases });
    const findOffset = (segments: readonly string[], part: PlacePart) =>
      findYamlOffset(document, segments, part);
    return { source: { file, text, value, keyOrder, locator: { findOffset, toPlace } }, problems };
  } catch (error) {
    // The package throws for unresolved or too many aliases, and for nesting that fills the stack.
    return stop(0, error instanceof RangeError ? 'it is nested too deeply' : String(error));
  }
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
  segments: readonly string[],
  part: PlacePart,
): number | undefined {
  let node: unknown = document.contents;
  let key: unknown;
  for (const segment of segments) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair: Pair | undefined = listPairs(node).findLast((item) => readPairKey(item) === segment);
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
