import { type JsonObject, readText } from '../../../lib/json/json-value.ts';
import type { ExcerptPiece } from '../search-source.ts';

/** What a service is asked to put before and behind words that it found: letters that no text has, and none of HTML. */
export const foundMarks = { start: '__octavo-found__', end: '__/octavo-found__' };

/** Letters of a text that are shown beside the list, and of one in it. */
const longest = 2000;
const longestExcerpt = 240;

/** What the crawlers of DocSearch write in place of signs that HTML has a meaning for. */
const references: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * A text of a record with `foundMarks` in it as its pieces: text and nothing else, whatever it holds, and no more than `most`
 * letters. A mark that is never closed goes on to the end; one that was never opened is left out.
 */
export function readMarkedText(text: string, most: number = longest): readonly ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  let isFound = false;
  let left = most;
  for (const part of text.split(/(__\/?octavo-found__)/)) {
    if (part === foundMarks.start || part === foundMarks.end) {
      isFound = part === foundMarks.start;
      continue;
    }
    const plain = readPlainText(part);
    const shown = plain.slice(0, left);
    if (shown !== '') pieces.push({ text: shown, isFound });
    if (shown !== plain) return [...pieces, { text: ' …', isFound: false }];
    left -= shown.length;
  }
  return pieces;
}

/** A part of `whole`, both as `readMarkedText` reads them, with the sign that more is before it or behind it. */
export function readExcerpt(text: string, whole: string): readonly ExcerptPiece[] {
  const pieces = readMarkedText(text, longestExcerpt);
  const shown = joinPieces(pieces).trim();
  const all = joinPieces(readMarkedText(whole, Number.POSITIVE_INFINITY)).trim();
  if (shown === '' || /^…|…$/.test(shown)) return pieces;
  const add = (sign: string, isMore: boolean) => (isMore ? [{ text: sign, isFound: false }] : []);
  return [...add('… ', !all.startsWith(shown)), ...pieces, ...add(' …', !all.endsWith(shown))];
}

function joinPieces(pieces: readonly ExcerptPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** The innermost heading below the title of a page, by the levels of a record: `lvl0` is a section of the site, `lvl1` the page. */
export function readHeading(levels: JsonObject): string {
  const names = [2, 3, 4, 5, 6].map((level) => readText(levels[`lvl${level}`]) ?? '');
  return readPlainText(names.findLast((name) => name.trim() !== '') ?? '').slice(0, longestExcerpt);
}

function readPlainText(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (one) => references[one] ?? one).replace(/\s+/g, ' ');
}
