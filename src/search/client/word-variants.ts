import type { StemEntry, WordForm } from '../search-index.ts';
import { stripAccents } from '../words.ts';

/** A word that is meant by another one. */
interface WordVariant {
  readonly numbers: WordForm[1];
  /** How much it is what was written, up to 1. */
  readonly likeness: number;
}

/** What a word of the same stem is like. */
const sameStem = 0.9;

/** Letters that a word has in common with one that no page has. */
const leastCommon = 4;

/** A word whose accents are written is meant more than one that has others. */
const otherAccents = 0.6;

/**
 * The words that mean a word: itself, those of its stem, and those that begin with it. Where there are none, those that share their
 * beginning with it: four letters and half of it at least.
 */
export function findVariants(
  stems: readonly StemEntry[],
  word: string,
  stem: (word: string) => string,
): readonly WordVariant[] {
  const wanted = stripAccents(word);
  const wantedStem = stem(wanted);
  const forms = stems.flatMap(([own, list]) =>
    list.flatMap(([text, numbers]) => {
      const plain = stripAccents(text);
      const isBegun = plain.startsWith(wanted);
      if (!isBegun && own !== wantedStem) return [];
      const likeness =
        text === word ? 1 : plain === wanted ? otherAccents : own === wantedStem ? sameStem : 0;
      return [{ numbers, likeness: likeness || compareLengths(plain.length - wanted.length) }];
    }),
  );
  return forms.length > 0 ? forms : findAlike(stems, wanted);
}

function findAlike(stems: readonly StemEntry[], wanted: string): readonly WordVariant[] {
  let most = Math.max(leastCommon, Math.ceil(wanted.length / 2));
  let alike: StemEntry[] = [];
  for (const entry of stems) {
    const common = countCommon(entry[0], wanted);
    if (common > most) {
      most = common;
      alike = [];
    }
    if (common === most) alike.push(entry);
  }
  const likeness = compareLengths(wanted.length - most);
  return alike.flatMap(([, forms]) => forms.map(([, numbers]) => ({ numbers, likeness })));
}

function countCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** From 0.9 for one letter more down to a third, as Pagefind has it. */
function compareLengths(difference: number): number {
  return Math.exp(Math.exp(-((difference + 1) ** 2) / 8) - 1);
}
