/**
 * What decides the order in which pages are shown: every weight of the search. A search goes through these steps, each on fewer
 * pages than the one before.
 *
 * 1. `index/read-page.ts` says how much each text of a page weighs (`headingWeights`, `plainWeight`), `index/create-index.ts`
 *    writes it for each place of a word (`partWeight`).
 * 2. `client/search-engine.ts` scores the pages of each word by Okapi BM25 (`likeness`, `bm25`, `metaScores`).
 * 3. `client/rank-pages.ts` chooses the pages that are loaded (`promise`) and orders them by their titles, headings and addresses
 *    (`rating`).
 * 4. `client/find-parts.ts` orders the parts of a page (`partRating`).
 *
 * They were chosen by the share of links of a real site whose page is among the first three for the text of the link:
 * `npm run test:corpus -- FOLDER axiom` prints it, 88 % at least. The same holds them to queries of readers
 * (`tests/corpus/search-queries.json`), as does `npm run bench -- --only queries` for GitHub's OpenAPI document.
 */

/** The weight of a word in plain text. A part of a compound word has a share of it, in whole numbers. */
export const plainWeight = 24;

/** Weights of words in headings, `h1` to `h6`: a page is about what its headings say, and the higher one says more. */
export const headingWeights: readonly number[] = [7, 6, 5, 4, 3, 2].map((times) => times * plainWeight);

/** What a part of a compound word weighs where there are `count` of them: together they are one word of the text. */
export function partWeight(weight: number, count: number): number {
  return Math.max(1, Math.floor(weight / count));
}

/** How much a word of the index is what was written, where 1 is the word itself. */
export const likeness = {
  /** The same letters with other accents: less than another form of the word, since accents that were written are meant. */
  otherAccents: 0.6,
  /** `rotating`, `rotate`. */
  sameStem: 0.9,
  /** Another word that means the same. */
  synonym: 0.3,
  /** One that has so many letters more: two thirds for one, down to a third, for what half a word begins is seldom what is meant. */
  longerBy: (letters: number) => Math.exp(Math.exp(-((letters + 1) ** 2) / 8) - 1),
};

/**
 * https://en.wikipedia.org/wiki/Okapi_BM25: `saturation` (k1) says how soon one more occurrence tells nothing more, `length` (b) how much
 * a long page counts less, `shortest` from which share of the average length on a short one counts no more.
 */
export const bm25 = { saturation: 1.4, length: 0.75, shortest: 0.8 };

/** Added to a word's frequency on a page, which is below 2.4: in the title, and in its address, section, method or path. */
export const metaScores = { title: 5, other: 1 };

/** Beside the score of a page's words, for the choice of the pages that are loaded: a short title that has them, one heading that has them. */
export const promise = { title: 1.5, heading: 0.5 };

/** Beside the same score, for the order of the loaded pages: how much of the query the title, the best heading and the address say. */
export const rating = { title: 0.7, heading: 1, address: 0.8, synonym: 0.9 };

/** A word that this share of all pages has, such as the name of the product, tells nothing where the query has others. */
export const everywhere = 0.95;

/** Beside the same rating, for a page whose title is the whole query, and for one that lacks or has little more. */
export const titled = { whole: 1, nearly: 0.4, nearlyFrom: 0.8 };

/** Beside the same rating, for a page that is named by the whole query, or whose name begins so, and for its method. */
export const naming = { whole: 4, begun: 1, method: 1 };

/** Beside the share of the query's words that a part of a page has, how much its heading says of them. */
export const partRating = { heading: 1.5 };
