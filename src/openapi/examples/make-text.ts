import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { readText } from '../../lib/json/json-value.ts';
import { listNumbers, type MergedSchema } from '../rows/merge-schema.ts';
import { encodedTexts, formatTexts } from './formats.data.ts';
import { makeMatch } from './make-match.ts';
import { listKeyword } from './part-keywords.ts';

/** Longer texts are not made, whatever `minLength` asks for. */
const maximumLength = 500;

/**
 * A text that fits a schema's format, encoding, patterns and length; made of `word` where nothing says more. Other
 * numbers than 0 for `variant` give other texts.
 */
export function makeText(schema: MergedSchema, word: string, variant = 0): string {
  const texts = (keyword: string) =>
    listKeyword(schema, keyword).flatMap(({ value }) => readText(value) ?? []);
  const least = Math.min(Math.max(0, ...listNumbers(schema, 'minLength')), maximumLength);
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

/** Another text of the same form: its last digit counted on, else a number where letters may stand. */
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
