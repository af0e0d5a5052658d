import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import {
  type CharacterTest,
  type PatternNode,
  parsePattern,
} from '../../json-schema/pattern/parse-pattern.ts';
import { readText } from '../../lib/json/json-value.ts';
import { findKeyword, listKeyword, listNumbers, type MergedSchema } from '../rows/merge-schema.ts';
import { encodedTexts, formatTexts } from './formats.data.ts';

/** Maximum length of a string, whatever `minLength` asks for. */
const longestText = 500;

/**
 * A text that fits a schema's format, encoding, patterns and length; made of `word` where nothing says more. Other
 * numbers than 0 for `variant` give other texts.
 */
export function makeString(schema: MergedSchema, word: string, variant = 0): string {
  const texts = (keyword: string) =>
    listKeyword(schema, keyword).flatMap(({ value }) => readText(value) ?? []);
  const least = Math.min(Math.max(0, ...listNumbers(schema, 'minLength')), longestText);
  const most = Math.max(Math.min(...listNumbers(schema, 'maxLength'), Number.POSITIVE_INFINITY), 0);
  const patterns = texts('pattern');
  const known = [...texts('contentEncoding').map(readEncoding), ...texts('format').map(readFormat)];
  const fixed = known.flatMap((candidates) => candidates ?? []);
  const plain = variant === 0 ? word : `${word}${variant + 1}`;
  const candidates = [
    ...fixed.map((text) => vary(text, variant)).map((text) => stretch(text, least)),
    ...(patterns.length > 0 ? [plain] : []),
    ...patterns.flatMap((pattern) => makeMatch(pattern, least, most, variant) ?? []),
    fixed.length > 0 ? '' : fill(word, least, most, variant),
  ];
  const fits = (text: string) =>
    text.length >= least &&
    text.length <= most &&
    patterns.every((pattern) => matchPattern(pattern, text) !== false);
  return (
    candidates.find(fits) ??
    candidates.find((text) => text.length <= most) ??
    fill(word, least, most, variant)
  );
}

function readFormat(format: string): readonly string[] | undefined {
  return Object.hasOwn(formatTexts, format) ? formatTexts[format] : undefined;
}

function readEncoding(encoding: string): readonly string[] | undefined {
  const name = encoding.toLowerCase();
  return Object.hasOwn(encodedTexts, name) ? encodedTexts[name] : undefined;
}

/** Another text of the same form: its last digit counted on, else a number where letters are allowed. */
function vary(text: string, variant: number): string {
  if (variant === 0) return text;
  if (text.includes('…')) return text.replace('…', `${variant + 1}…`);
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + variant) % 10));
}

/** The text with as many more letters as it needs; whole groups of four characters where it is Base64. */
function stretch(text: string, least: number): string {
  if (/^b2/.test(text)) return 'b2N0'.repeat(Math.max(0, Math.ceil((least - text.length) / 4))) + text;
  return text.replace('…', 'x'.repeat(Math.max(0, least - (text.length - 1))));
}

/** A word made as long as it has to be. */
function fill(word: string, least: number, most: number, variant: number): string {
  const text = variant === 0 ? word : `${word}${variant + 1}`;
  if (text.length <= most) return text.padEnd(least, text || 'x');
  return variant === 0
    ? word.slice(0, most)
    : variant
        .toString(36)
        .padStart(Math.min(most, 3), 'x')
        .slice(-most || 0, most || 0);
}

/** Maximum length of a string that is made for a pattern. */
const longestMatch = 300;

/** Letters first, for texts that read well. */
const readable =
  'abcdefghijklmnopqrstuvwxyz1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./ :,;+*=~!@#$%&?()[]{}<>|^`\'"\\';

/** A text that a regular expression matches, by its length and a number that varies it; undefined when none is found. */
export function makeMatch(source: string, least: number, most: number, variant: number): string | undefined {
  const parsed = parsePattern(source);
  if ('fault' in parsed) return undefined;
  const signs = new Map<CharacterTest, readonly string[]>();
  for (const extra of [2, 1, 0, 3, 5, 8, 13, 21, 34, 55, least]) {
    const text = writeMatch(parsed.root, { extra, variant, signs, turns: new Map(), left: longestMatch });
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

function writeMatch(pattern: PatternNode, writing: Writing): string | undefined {
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
    return option && writeMatch(option, writing);
  }
  const items = pattern.kind === 'sequence' ? pattern.items : repeat(pattern, writing);
  let text = '';
  for (const item of items ?? []) {
    const part = writeMatch(item, writing);
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
  { item, least, most }: Extract<PatternNode, { kind: 'repeat' }>,
  { extra }: Writing,
): readonly PatternNode[] | undefined {
  const count = most === 1 ? least : Math.min(least === 0 ? extra : least + extra, most);
  return count > longestMatch ? undefined : Array.from({ length: count }, () => item);
}

/** Times that are given as numbers read as such. */
const formatNumbers: Readonly<Record<string, number>> = { unixtime: 1_768_469_400, timestamp: 1_768_469_400 };

/**
 * The number nearest to 1 that a schema's bounds and each `multipleOf` allow; other numbers than 0 for `variant` give
 * the next ones where the bounds leave room.
 */
export function makeNumber(schema: MergedSchema, isInteger: boolean, variant = 0): number {
  const bounds = readBounds(schema);
  const format = readText(findKeyword(schema, 'format')?.value) ?? '';
  const wanted = Object.hasOwn(formatNumbers, format) ? (formatNumbers[format] ?? 1) : 1;
  const steps = [
    ...new Set([...listNumbers(schema, 'multipleOf').filter((step) => step > 0), ...(isInteger ? [1] : [])]),
  ];
  const start = Math.min(Math.max(wanted, bounds.least), bounds.most);
  if (steps.length === 0) return placeFreely(start + variant, bounds);
  const step = steps.reduce(findCommonMultiple);
  const first = Math.round(start / step);
  const fitting: number[] = [];
  for (let distance = 0; distance < 50 && fitting.length <= 2 * variant; distance++) {
    for (const count of distance === 0 ? [first] : [first + distance, first - distance]) {
      // 0.1 * 3 is 0.30000000000000004.
      const number = Number((count * step).toPrecision(15)) + 0;
      if (isWithin(number, bounds) && steps.every((one) => Number.isInteger(number / one)))
        fitting.push(number);
    }
  }
  const upwards = fitting.filter((number) => number >= (fitting[0] ?? 0));
  return (
    [...upwards, ...fitting.filter((number) => !upwards.includes(number))][variant] ?? fitting[0] ?? start
  );
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly above: number;
  readonly below: number;
}

function readBounds(schema: MergedSchema): Bounds {
  const above = Math.max(...listNumbers(schema, 'exclusiveMinimum'), Number.NEGATIVE_INFINITY);
  const below = Math.min(...listNumbers(schema, 'exclusiveMaximum'), Number.POSITIVE_INFINITY);
  const least = Math.max(...listNumbers(schema, 'minimum'), above);
  const most = Math.min(...listNumbers(schema, 'maximum'), below);
  return { least, most, above, below };
}

function isWithin(number: number, { least, most, above, below }: Bounds): boolean {
  return number >= least && number <= most && number > above && number < below;
}

/** A number that needs not be a multiple of anything. */
function placeFreely(wanted: number, bounds: Bounds): number {
  const { least, most } = bounds;
  const between = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : wanted;
  const candidates = [wanted, Math.ceil(least), least + 1, least + 0.5, most - 0.5, between, least, most];
  return candidates.find((number) => Number.isFinite(number) && isWithin(number, bounds)) ?? wanted;
}

function findCommonMultiple(first: number, second: number): number {
  for (let count = 1; count <= 1_000; count++) {
    const multiple = Number((first * count).toPrecision(15));
    if (Number.isInteger(Number((multiple / second).toPrecision(12)))) return multiple;
  }
  return first;
}
