import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { createLocator } from '../problem/position.ts';
import type { Problem } from '../problem/problem.ts';
import { describeDuplicateKey, describeJsonSyntax, describeTooDeep } from './file-problems.ts';
import { scanJson } from './scan-json.ts';
import { maximumDepth, type PlacePart, type SourceFile } from './source-file.ts';

/** What one file's text gives; no source when the text cannot be read at all. */
export interface ParseResult {
  readonly source: SourceFile | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a JSON text (RFC 8259, a leading byte order mark allowed). `file` is the name that places carry. */
export function parseJson(file: string, text: string): ParseResult {
  const plain = text.replace(/^\uFEFF/, ' ');
  const toPlace = createLocator(file, text);
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return { source: undefined, problems: [describeJsonSyntax(...findSyntaxError(plain), toPlace)] };
  }
  const scan = scanJson(plain);
  if (scan.depth > maximumDepth)
    return { source: undefined, problems: [describeTooDeep(toPlace(scan.deepestOffset))] };
  const problems = scan.duplicates.map(({ key, offset }) => describeDuplicateKey(key, toPlace(offset)));
  let tree: Node | undefined;
  const findOffset = (segments: readonly string[], part: PlacePart) => {
    // Ten times slower than JSON.parse, so only made when a place is asked for.
    tree ??= parseTree(plain);
    return findJsonOffset(tree, segments, part);
  };
  const locator = { findOffset, toPlace };
  return { source: { file, text, value, keyOrder: scan.keyOrder, locator }, problems };
}

function findSyntaxError(text: string): readonly [code: string, offset: number] {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return ['TooDeep', 0];
  }
  const first = errors[0];
  return first ? [printParseErrorCode(first.error), first.offset] : ['InvalidSymbol', 0];
}

function findJsonOffset(
  tree: Node | undefined,
  segments: readonly string[],
  part: PlacePart,
): number | undefined {
  let node = tree;
  let member: Node | undefined;
  for (const segment of segments) {
    if (node?.type === 'object') {
      member = node.children?.findLast((property) => property.children?.[0]?.value === segment);
      node = member?.children?.[1];
    } else {
      member = undefined;
      node = node?.type === 'array' && /^\d+$/.test(segment) ? node.children?.[Number(segment)] : undefined;
    }
    if (!node) return undefined;
  }
  return part === 'key' && member ? member.offset : node?.offset;
}
