import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from './create-random.ts';

/** Words of English that every page is full of, the most frequent first. */
const common = 'the to a of and in is for you it that with this on as be are from by or an at if'.split(' ');

const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo ka le mi no pu ra'.split(' ');

/** How many words a language of these sites has besides the common ones. */
const size = 8000;

const words = [...common, ...Array.from({ length: size }, (_, rank) => wordAt(rank))];

/**
 * Shares of the words up to each rank, after Zipf and Mandelbrot: "the" is one word of fifteen, the most frequent made-up one
 * stands on nine pages of ten.
 */
const shares: number[] = [];
for (const rank of words.keys()) shares.push((shares.at(-1) ?? 0) + 1 / (rank + 2));

/** The made-up word at a rank, 0 for the most frequent; no two are the same. */
export function wordAt(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / 20)) word += syllables[rest % 20] ?? '';
  return word + (syllables[(rank * 7) % 20] ?? '');
}

/**
 * Writes a site of `count` pages of prose into `folder`, whose words are as unlike in frequency as those of a language:
 * about 600 words each under five headings, 32 pages to a group. The same count gives the same bytes.
 */
export function generateProseSite(folder: string, count: number): void {
  const names = Array.from({ length: count }, (_, index) => `part-${(index >> 5) + 1}/page-${index + 1}`);
  const navigation = Array.from({ length: Math.ceil(count / 32) }, (_, index) => ({
    group: `Part ${index + 1}`,
    pages: names.slice(index * 32, index * 32 + 32),
  }));
  write(join(folder, 'site.json'), JSON.stringify({ name: 'Generated', navigation }, null, 2));
  for (const [index, name] of names.entries())
    write(join(folder, 'content', `${name}.md`), writePage(createRandom(index + 1)));
}

function writePage(random: () => number): string {
  const draw = (from: number) => {
    const least = from > 0 ? (shares[from - 1] ?? 0) : 0;
    return words[findRank(least + random() * ((shares.at(-1) ?? 0) - least))] ?? '';
  };
  const text = (length: number) => `${Array.from({ length }, () => draw(0)).join(' ')}.`;
  const title = () => Array.from({ length: 3 }, () => draw(common.length)).join(' ');
  const section = () => `## ${title()}\n\n${text(75)}\n\n${text(75)}`;
  return [`---\ntitle: ${title()}\n---`, ...Array.from({ length: 4 }, section), ''].join('\n\n');
}

/** The first rank whose share is at least `share`. */
function findRank(share: number): number {
  let low = 0;
  let high = shares.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle] ?? 0) < share) low = middle + 1;
    else high = middle;
  }
  return low;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
