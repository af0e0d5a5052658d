import { printParseErrorCode, visit } from 'jsonc-parser';
import { createLocator } from '../../problem/position.ts';
import type { Problem } from '../../problem/problem.ts';
import { describeDuplicateKey, describeTooDeep } from './file-problems.ts';
import { findInIndex, indexJson } from './index-json.ts';
import { findDuplicateKeys, readKeyOrder } from './inspect-json.ts';
import { maximumDepth, type PlacePart, type SourceFile } from './source-file.ts';
import { describeJsonSyntax } from './syntax-problems.ts';

/** What one file's text gives; no source when the text cannot be read at all. */
export interface ParseResult {
  readonly source: SourceFile | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a JSON text (RFC 8259, a leading byte order mark allowed). `file` is the name that places carry. */
export function parseJson(file: string, text: string): ParseResult {
  const plain = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const toPlace = createLocator(file, text);
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const [code, offset] = findSyntaxError(plain);
    const isDeep = code === 'TooDeep';
    const problem = isDeep ? describeTooDeep(toPlace(offset)) : describeJsonSyntax(code, offset, toPlace);
    return { source: undefined, problems: [problem] };
  }
  const index = indexJson(plain);
  if (index.depth > maximumDepth)
    return { source: undefined, problems: [describeTooDeep(toPlace(index.deepestOffset))] };
  const problems = findDuplicateKeys(plain, index, value).map(({ key, offset }) =>
    describeDuplicateKey(key, toPlace(offset)),
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
