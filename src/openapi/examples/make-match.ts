import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { type CharacterTest, type Pattern, parsePattern } from '../../json-schema/pattern/parse-pattern.ts';

/** Longer texts are not made. */
const maximumLength = 300;

/** Letters first, for texts that read well. */
const readable =
  'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./ :,;+*=~!@#$%&?()[]{}<>|^`\'"\\';

/** A text that a regular expression matches, by its length and a number that varies it; undefined when none is found. */
export function makeMatch(source: string, least: number, most: number, variant: number): string | undefined {
  const parsed = parsePattern(source);
  if ('fault' in parsed) return undefined;
  const signs = new Map<CharacterTest, readonly string[]>();
  for (const extra of [2, 1, 0, 3, 5, 8, 13, 21, 34, 55, least]) {
    const text = write(parsed.root, { extra, variant, signs, turns: new Map(), left: maximumLength });
    const fits = text !== undefined && text.length >= least && text.length <= most;
    if (fits && matchPattern(source, text) !== false) return text;
  }
  return undefined;
}

interface Writing {
  /** How often more than needed a part is repeated where it may be. */
  readonly extra: number;
  readonly variant: number;
  /** The characters that are written for a part. */
  readonly signs: Map<CharacterTest, readonly string[]>;
  /** The next one of each such list. */
  readonly turns: Map<string, number>;
  left: number;
}

function write(pattern: Pattern, writing: Writing): string | undefined {
  if (pattern.kind === 'look' || pattern.kind === 'boundary') return '';
  if (pattern.kind === 'character') {
    if (writing.left-- <= 0) return undefined;
    if (pattern.literal !== undefined) return pattern.literal;
    const signs = writing.signs.get(pattern.test) ?? listSigns(pattern.test);
    writing.signs.set(pattern.test, signs);
    const kind = signs.join('');
    const turn = writing.turns.get(kind) ?? writing.variant;
    if (signs.length > 1) writing.turns.set(kind, turn + 1);
    return signs[turn % signs.length];
  }
  if (pattern.kind === 'choice') {
    const option = pattern.options[writing.variant % pattern.options.length];
    return option && write(option, writing);
  }
  const items = pattern.kind === 'sequence' ? pattern.items : repeat(pattern, writing);
  let text = '';
  for (const item of items ?? []) {
    const part = write(item, writing);
    if (part === undefined) return undefined;
    text += part;
  }
  return items && text;
}

/** Those that read well, else the first one of Unicode's first two planes; none where no character matches. */
function listSigns(test: CharacterTest): readonly string[] {
  const known = [...readable].filter(test);
  if (known.length > 0) return known;
  const first = 0xa1;
  const count = 0x20000;
  for (let index = 0; index < count; index++) {
    const sign = String.fromCodePoint((first + index) % count);
    if (sign.isWellFormed() && test(sign)) return [sign];
  }
  return [];
}

function repeat(
  { item, least, most }: Extract<Pattern, { kind: 'repeat' }>,
  { extra }: Writing,
): readonly Pattern[] | undefined {
  const count = most === 1 ? least : Math.min(least === 0 ? extra : least + extra, most);
  return count > maximumLength ? undefined : Array.from({ length: count }, () => item);
}
