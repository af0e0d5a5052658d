import { isObject } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import { describeLoneSurrogate } from './file-problems.ts';
import type { PlacePart, SourceFile } from './source-file.ts';

/** Half of a surrogate pair can only be written by an escape, such as `\ud83d`. */
const surrogateEscape = /\\[uU](?:0000)?[dD][89a-fA-F][\da-fA-F]{2}/;
const mostTold = 20;

/**
 * The file with U+FFFD in place of each half of a surrogate pair, for which UTF-8 has no bytes (RFC 8259, section 8.2),
 * and a warning for each of the first texts and keys that have one.
 */
export function replaceLoneSurrogates(source: SourceFile): {
  readonly source: SourceFile;
  readonly problems: readonly Problem[];
} {
  if (!surrogateEscape.test(source.text)) return { source, problems: [] };
  const problems: Problem[] = [];
  const known = new Map<object, unknown>();
  const tell = (segments: readonly string[], part: PlacePart) => {
    if (problems.length >= mostTold) return;
    const offset = source.locator.findOffset(segments, part) ?? 0;
    problems.push(describeLoneSurrogate(source.locator.toPlace(offset)));
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
