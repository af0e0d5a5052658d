import { isObject } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import type { PlacePart, SourceFile } from './document.ts';
import { type ParseResult, parseJsonSource } from './parse-json.ts';
import { parseYamlSource } from './parse-yaml.ts';
import { loadProblem } from './problems.ts';
import { recognizeText } from './recognize-version.ts';
import { isRemote } from './reference.ts';

/** Limits of a YAML text, which takes ten times the time and memory of JSON: UTF-16 units; lines and commas. */
const maximumYaml = 12_000_000;
const maximumLines = 400_000;

/** A JSON text when it is named so or looks so, else YAML. A page of a web site and an empty text are told as such. */
export function parseText(file: string, text: string): ParseResult {
  const other = recognizeText(text);
  const start = { file, line: 1, column: 1 };
  if (other) return { source: undefined, problems: [loadProblem('no-document', start, other)] };
  const looksLikeJson = /^\uFEFF?\s*[{[]/.test(text.slice(0, 1_000));
  const isLarge = text.length > maximumYaml || countLines(text) > maximumLines;
  // YAML takes JSON too, but ten times as long.
  const isJson = /\.json$/i.test(file) || (looksLikeJson && (isRemote(file) || isLarge));
  if (!isJson && isLarge) return { source: undefined, problems: [loadProblem('too-large', start)] };
  const { source, problems } = isJson ? parseJsonSource(file, text) : parseYamlSource(file, text);
  if (!source) return { source, problems };
  const replaced = replaceLoneSurrogates(source);
  return { source: replaced.source, problems: [...problems, ...replaced.problems] };
}

function countLines(text: string): number {
  let count = 0;
  for (const mark of ['\n', ','])
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** Half of a surrogate pair can only be written by an escape, such as `\ud83d`. */
const surrogateEscape = /\\[uU](?:0000)?[dD][89a-fA-F][\da-fA-F]{2}/;
const mostTold = 20;

/**
 * The file with U+FFFD in place of each half of a surrogate pair, for which UTF-8 has no bytes (RFC 8259, section 8.2),
 * and a warning for each of the first texts and keys that have one.
 */
function replaceLoneSurrogates(source: SourceFile): {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
} {
  if (!surrogateEscape.test(source.text)) return { source, problems: [] };
  const problems: Problem[] = [];
  const known = new Map<object, unknown>();
  const tell = (segments: readonly string[], part: PlacePart) => {
    if (problems.length >= mostTold) return;
    const offset = source.locator.findOffset(segments, part) ?? 0;
    problems.push(loadProblem('lone-surrogate', source.locator.toPlace(offset)));
  };
  const replace = (value: unknown, segments: readonly string[]): unknown => {
    if (typeof value === 'string') {
      if (value.isWellFormed()) return value;
      tell(segments, 'value');
      return value.toWellFormed();
    }
    if (!Array.isArray(value) && !isObject(value)) return value;
    // What an alias of YAML stands for is one object in several places.
    const before = known.get(value);
    if (before !== undefined) return before;
    const replaced = Array.isArray(value)
      ? value.map((item, index) => replace(item, [...segments, String(index)]))
      : Object.fromEntries(
          Object.entries(value).map(([key, member]) => {
            if (!key.isWellFormed()) tell([...segments, key], 'key');
            return [key.toWellFormed(), replace(member, [...segments, key])];
          }),
        );
    known.set(value, replaced);
    return replaced;
  };
  const value = replace(source.value, []);
  return problems.length === 0 ? { source, problems } : { source: { ...source, value }, problems };
}
