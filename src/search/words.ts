/** A text in lower case, its words apart by one space, without what stands between words. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
}

/** The words of a query, each once: without the most common ones, unless it has no others. */
export function readQuery(query: string): readonly string[] {
  const words = [...new Set(fold(query).split(' '))].filter(Boolean);
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
 * Whether a word of a page is what a word of a query means. Pagefind takes ever shorter beginnings of a word that no page
 * has, down to its first letter: at least half of it has to be there.
 */
export function isLike(wanted: string, word: string): boolean {
  const stemmed = stem(wanted);
  return fold(word)
    .split(' ')
    .some((part) => part.includes(stemmed) || 2 * countCommonLetters(stemmed, part) >= stemmed.length);
}

function countCommonLetters(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** `tokens`, `token`; `rotating`, `rotate`. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s|ing|ed|e|y)$/, '') : word;
}

/** A text without the marks on its letters. https://www.unicode.org/reports/tr15/ */
export function stripAccents(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** Words that say little about what is looked for. */
export const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by do for from how i in into is it its of on or our see that the them there their this to us use we what when where which with you your'.split(
    ' ',
  ),
);
