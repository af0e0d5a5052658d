import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFileFacts } from '../../content/files/file-facts.ts';
import { findSiteFileSync, listFiles } from '../../content/files/site-files.ts';
import { pageMessages } from '../../i18n/page-messages.data.ts';
import { scriptMessages } from '../../i18n/script-messages.data.ts';
import type { Project } from '../project/project.ts';

/** What the pages of a site may ask of a font. */
export interface SiteLetters {
  /** Each once, in order. */
  readonly letters: string;
  /** Whether something of the site's own is set thinner or fatter than Octavo sets anything: outside of 400 to 700. */
  readonly hasOtherWeights: boolean;
}

/** Signs that Octavo itself shows, or makes of others, and every letter that a keyboard of English has. */
const always = `${String.fromCharCode(...range(0x20, 0x7e))}\u00a0\u2026\u2013\u2014\u2018\u2019\u201c\u201d\u00b7\u00d7\u2190\u2191\u2192\u2193\u2022\u2318`;

/** The letters of Western European languages: https://www.unicode.org/charts/PDF/U0080.pdf */
export const latin1 = String.fromCharCode(...range(0xa0, 0xff));

/** What Windows-1252 has besides `latin1`: https://encoding.spec.whatwg.org/#windows-1252 */
const windows1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that may not be in `always`. */
const beyondAscii = /[^\n\r\t -~]/gu;

const otherWeights =
  /\bfont-(?:thin|extralight|light|extrabold|black)\b|font-\[\d|font-?weight["']?\s*:\s*["']?(?:[12389]\d\d|bolder|lighter)/i;

/** The letters of a site in English that has no others: each once, in order. */
export const usualLetters = sortLetters(new Set(always + pageMessages.join('') + scriptMessages.join('')));

/** The letters of a site that shows any of Western European languages: each once, in order. */
export const westernLetters = sortLetters(new Set(usualLetters + latin1 + windows1252));

/** The letters of all that a site shows, by the files that it is made of: there may be more than its pages show. */
export async function readSiteLetters(project: Project): Promise<SiteLetters> {
  const { siteRoot } = project;
  const { documents, plugins } = project.reading();
  const found = new Set(usualLetters);
  let hasOtherWeights = false;
  const add = (some: SiteLetters) => {
    for (const letter of some.letters) found.add(letter);
    hasOtherWeights ||= some.hasOtherWeights;
  };
  const take = (text: string) => add(readLetters(text));
  for (const { translations } of project.site()?.languages ?? [])
    for (const text of Object.values(translations)) take(JSON.stringify(text));
  for (const { files } of documents)
    for (const { text, overlaid } of files.values()) take(overlaid?.text ?? text);
  take((await project.readText('site.json')) ?? '');
  const shown = /\.(?:mdx?|[jt]sx|css|svg|html?)$/i;
  const folders = [project.contentRoot(), join(siteRoot, 'components'), join(siteRoot, 'snippets')];
  const ofFiles = openFileFacts<SiteLetters>(project.findStore('letters'));
  for (const folder of folders)
    for (const name of listFiles(folder, siteRoot, shown)) {
      const file = join(folder, name);
      add(await ofFiles.find(file, async () => readLetters(readSiteFile(siteRoot, file))));
    }
  ofFiles.save();
  // What a plugin adds is not in these files.
  if (plugins.length > 0) take(latin1);
  return { letters: sortLetters(found), hasOtherWeights };
}

/** Those of a text that may not be in `always`, each once. */
function readLetters(text: string): SiteLetters {
  const found = new Set(text.match(beyondAscii));
  for (const [, code = ''] of text.matchAll(/\\u\{?([\da-f]{4,6})\}?/gi)) {
    const point = Number.parseInt(code, 16);
    if (point <= 0x10ffff) found.add(String.fromCodePoint(point));
  }
  // What a name or number of HTML stands for is among these, as far as the fonts have it.
  if (/&(?!amp;|lt;|gt;|quot;|nbsp;|apos;)(?:#|[a-z])\w*;/i.test(text))
    for (const letter of latin1) found.add(letter);
  return { letters: [...found].join(''), hasOtherWeights: otherWeights.test(text) };
}

/** The text of a file (absolute) in the site; '' where it cannot be read. */
function readSiteFile(siteRoot: string, file: string): string {
  const found = findSiteFileSync(siteRoot, file);
  try {
    return found ? readFileSync(found.file, 'utf8') : '';
  } catch {
    return '';
  }
}

function sortLetters(letters: ReadonlySet<string>): string {
  return [...letters].sort().join('');
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
