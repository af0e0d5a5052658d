import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readObject, readText, tryParseJson } from '../../lib/json/json-value.ts';
import { hasCharacter, readUnicodeRanges } from '../../lib/text/unicode-ranges.ts';
import { tryWriteWhole } from '../../lib/write-whole.ts';
import { latin1, type SiteLetters, usualLetters } from './site-letters.ts';

/** The fonts of pages, by the modules that these are imported from. */
const fonts = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  // Answers of an API are set in this one, whose letters nobody knows.
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
] as const;

const require = createRequire(import.meta.url);

/** Counts up when the same letters are to give other files. */
const revision = 2;

/** The folder of fonts in `.octavo`, and in the published package. */
const folderName = 'fonts';

const codeFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Where the published package has those of `usualLetters`. */
const shipped = join(codeFolder, folderName);

/**
 * Where builds from Octavo's repository share them, by the letters: each of its tests would make them, which takes a second of the
 * processor. Undefined in the published package.
 */
const shared =
  basename(codeFolder) === 'src' ? join(codeFolder, '../node_modules/.cache/octavo-fonts') : undefined;

/** A file that `subsetFonts` gives, with `/`, and its hash. */
const madeFont = new RegExp(
  `/${folderName}/([\\da-f]{8})/(?:${fonts.map((name) => basename(name)).join('|')})$`,
);

/** The hash in the path of a font (with `/`) that `subsetFonts` gave: of its letters, weights and source. Undefined for other files. */
export function readFontHash(file: string): string | undefined {
  return madeFont.exec(file)?.[1];
}

/**
 * Writes the fonts of pages with the letters and weights of one site alone into `cacheFolder` (absolute), where they are kept for
 * as long as these stay, unless the package has them. Gives their files (absolute) by the modules that they stand for; none where the
 * folder cannot be written, or has a name that Vite would take for more than a path (8.3.8, `cleanUrl`).
 */
export async function subsetFonts(
  { letters, hasOtherWeights }: SiteLetters,
  cacheFolder: string,
): Promise<ReadonlyMap<string, string>> {
  if (/[#?%]/.test(cacheFolder)) return new Map();
  try {
    const parent = join(cacheFolder, folderName);
    const sources = await Promise.all(fonts.map((name) => readFile(require.resolve(name))));
    const known = await takeKnown(letters);
    const hash = createHash('sha256').update(JSON.stringify([revision, known, hasOtherWeights]));
    for (const source of sources) hash.update(source);
    const key = hash.digest('hex').slice(0, 8);
    const packed = new Map(fonts.map((name) => [name, join(shipped, key, basename(name))]));
    if (await areThere(packed.values())) return packed;
    const made = new Map<string, string>();
    const folder = join(parent, key);
    await mkdir(folder, { recursive: true });
    for (const [index, source] of sources.entries()) {
      const name = fonts[index] ?? '';
      const file = join(folder, basename(name));
      made.set(name, file);
      if (await areThere([file])) continue;
      const make = () => subsetOne(source, name.includes('-mono') ? known + latin1 : known, hasOtherWeights);
      if (!tryWriteWhole(file, await share(join(key, basename(name)), make))) return new Map();
    }
    const others = (await readdir(parent)).filter((name) => name !== key);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
    return made;
  } catch {
    return new Map();
  }
}

async function subsetOne(source: Buffer, text: string, hasOtherWeights: boolean): Promise<Buffer> {
  const weights = hasOtherWeights ? {} : { variationAxes: { wght: { min: 400, max: 700, default: 400 } } };
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(source, text, { targetFormat: 'woff2', ...weights });
}

/** A font by its path among those that builds share, which is made once. */
async function share(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (shared === undefined) return make();
  const file = join(shared, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const font = await make();
  tryWriteWhole(file, font);
  return font;
}

/** Those of some letters that the fonts have, as far as is known: with others they would be no other files. */
async function takeKnown(letters: string): Promise<string> {
  const text = await readFile(require.resolve('@fontsource-variable/geist/unicode.json'), 'utf8');
  const latin = readUnicodeRanges(readText(readObject(tryParseJson(text))['latin']) ?? 'U+0-10FFFF');
  return [...letters].filter((one) => usualLetters.includes(one) || hasCharacter(latin, one)).join('');
}

async function areThere(files: Iterable<string>): Promise<boolean> {
  const all = [...files].map((file) =>
    stat(file).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(all)).every(Boolean);
}
