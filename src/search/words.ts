/**
 * Letters of scripts that write words without spaces: Chinese, Japanese, Thai, Lao, Khmer and Burmese. The sound mark of
 * Japanese belongs to no script. https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
const unspaced = /([\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\u30fc\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+)/u;

/**
 * Dictionaries go by script, so that one language serves all. Browsers from before 2024 may have none. It is made for the first text
 * that needs it: that takes 16 ms.
 */
let segmenter: Intl.Segmenter | undefined;

/** Whether a word has letters of a script that writes without spaces. */
export function isUnspaced(word: string): boolean {
  // All of them come after U+0E00.
  return /[\u0e01-\uffff]/.test(word) && unspaced.test(word);
}

/** A text without spaces as its words; one of a script that has spaces is whole. https://tc39.es/ecma402/#segmenter-objects */
export function splitUnspaced(text: string): readonly string[] {
  if (!isUnspaced(text)) return [text];
  segmenter ??= Intl.Segmenter && new Intl.Segmenter('und', { granularity: 'word' });
  const runs = text.split(unspaced).filter(Boolean);
  return runs.flatMap((run) =>
    segmenter && unspaced.test(run) ? Array.from(segmenter.segment(run), ({ segment }) => segment) : run,
  );
}

/** A text in lower case, its words apart by one space, without what stands between words. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
}

/** A name of several words as one word: the letters and digits of a path, an `operationId` or a slug. */
export function joinName(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '')
    .toLowerCase();
}

/** What a query names when it is one name of several words, with the HTTP method that stands before it, in capitals, or ''. */
export interface QueryName {
  readonly name: string;
  readonly method: string;
}

/** A path with or without its method, an `operationId` or a slug: `GET /users/{id}`, `getUser`, `get-user`. Undefined for other queries. */
export function readQueryName(query: string): QueryName | undefined {
  const [, method = '', written = ''] = /^(?:([a-z]+)\s+)?(\S+)$/i.exec(query.trim()) ?? [];
  const isName = /^\/|[\p{L}\p{N}}][^\p{L}\p{M}\p{N}\s]+[\p{L}\p{N}{]|\p{Ll}\p{Lu}/u.test(written);
  const name = isName ? joinName(written) : '';
  return name === '' ? undefined : { name, method: method.toUpperCase() };
}

/** The words of a query, each once: without the most common ones, unless it has no others. */
export function readQuery(query: string): readonly string[] {
  const words = [...new Set(fold(query).split(' ').flatMap(splitUnspaced))].filter(Boolean);
  const telling = words.filter((word) => !commonWords.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * How much a text has of what is looked for, from 0 to 1: twice the words that both have among the words of both (Dice).
 * Endings of English words do not count, and the last word may be unfinished.
 */
export function compare(words: readonly string[], text: string): number {
  const own = [...new Set(words.map(stem))];
  const other = [...new Set(readQuery(text).map(stem))];
  const last = own.at(-1) ?? '';
  const has = (word: string) =>
    other.includes(word) || (word === last && word.length > 2 && other.some((one) => one.startsWith(word)));
  const both = own.filter(has).length;
  return both === 0 ? 0 : (2 * both) / (own.length + other.length);
}

/**
 * Whether a word of a page is what a word of a query means: a search takes words that begin alike where no page has the
 * word, and at least half of it has to be there, with or without accents.
 */
export function isLike(wanted: string, word: string): boolean {
  const stemmed = stem(stripAccents(wanted));
  return fold(stripAccents(word))
    .split(' ')
    .some((part) => part.includes(stemmed) || 2 * countCommonLetters(stemmed, part) >= stemmed.length);
}

/** How many letters two words begin with alike. */
export function countCommonLetters(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** `tokens`, `token`; `rotating`, `rotate`. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed|ly|e|y)$/, '') : word;
}

/** A text without accents, as of Latin, Greek, Arabic and Hebrew; vowels of Indic and Thai letters, which Unicode calls marks too, stay. */
export function stripAccents(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, '')
    .normalize('NFC');
}

/** Words that say little about what is looked for. */
export const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from how i in into is it its me my of on or our see that the them there their this to us use we what when where which with without you your'.split(
    ' ',
  ),
);
