import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Gives the stem of a word in lower case and without accents. */
export type Stem = (word: string) => string;

/** A language's stemmer and the module that browsers load for it. */
export interface Stemmer {
  readonly stem: Stem;
  readonly module: Uint8Array | undefined;
}

/** Languages that have one, by their subtag. https://www.iana.org/assignments/language-subtag-registry */
const names: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'indian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
};

/**
 * The stemmer of a language, a BCP 47 tag: https://docs.orama.com/docs/orama-js/text-analysis/stemming. Where there is none, words are
 * their own stems.
 */
export async function loadStemmer(language: string): Promise<Stemmer> {
  const name = names[language.toLowerCase().split('-')[0] ?? ''];
  if (name === undefined) return { stem: (word) => word, module: undefined };
  const address = import.meta.resolve(`@orama/stemmers/${name}`);
  const [{ stemmer }, module] = await Promise.all([import(address), readFile(fileURLToPath(address))]);
  return { stem: stemmer, module };
}
