import { wordEnd } from '../search-index.ts';
import { isUnspaced, joinName } from '../words.ts';

/** Every word of the pages, by the number that stands for it. */
export interface Vocabulary {
  readonly texts: readonly string[];
  readonly find: (text: string) => number;
  readonly readForms: (raw: string) => WordForms;
}

/** What a word of a page is found by: itself without signs, which may be nothing, and its parts where it is a compound one. */
export interface WordForms {
  readonly whole: number | undefined;
  readonly parts: readonly number[];
  readonly hasHan: boolean;
}

/** Begins a vocabulary with some words, each of which is there once. */
export function createVocabulary(first: readonly string[] = []): Vocabulary {
  const texts = [...first];
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const known = new Map<string, WordForms>();
  const find = (text: string) => {
    const number = numbers.get(text) ?? numbers.set(text, texts.length).size - 1;
    if (number === texts.length) texts.push(text);
    return number;
  };
  const readForms = (raw: string) => {
    const read = known.get(raw);
    if (read) return read;
    const { whole, parts } = splitCompound(raw);
    const forms: WordForms = {
      whole: whole === '' ? undefined : find(whole),
      parts: parts.map(find),
      hasHan: isUnspaced(raw) && han.test(raw),
    };
    known.set(raw, forms);
    return forms;
  };
  return { texts, find, readForms };
}

/**
 * A word as it is looked for, and the words that it is made of: `getUserId` has get, user and id, `user_group` user and
 * group, `e-mail` is found as email too. Parts of one letter are left out.
 */
export function splitCompound(raw: string): { readonly whole: string; readonly parts: readonly string[] } {
  const plain = raw.normalize('NFKC');
  const whole = joinName(raw);
  const parts = plain
    .replace(/([\p{Ll}\p{N}])(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return {
    whole,
    parts: parts.length > 1 || parts[0] !== whole ? parts.filter((part) => part.length > 1) : [],
  };
}

const han = /\p{Script=Han}/u;

/**
 * Pairs of Chinese letters that are together in a word and the one after it, but for what is the word itself: where a word of a query
 * begins and ends, another sentence may have it otherwise.
 */
export function listHanPairs(word: string, next: string): readonly string[] {
  const letters = [...word.replace(wordEnd, '')];
  const follower = word.endsWith(wordEnd) ? [...next].slice(0, 1) : [];
  return [...letters, ...follower].flatMap((letter, place, all) => {
    const after = all[place + 1];
    const isWord = letters.length === 2 && place === 0;
    return after === undefined || isWord || !han.test(letter) || !han.test(after) ? [] : [letter + after];
  });
}
