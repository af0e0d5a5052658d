import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { latin1, type SiteLetters } from './site-letters.ts';

/** The fonts of pages, by the modules that these are imported from. */
const fonts = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  // Answers of an API are set in this one, whose letters nobody knows.
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
] as const;

const require = createRequire(import.meta.url);

/** Counts up when the same letters are to give other files. */
const revision = 1;

/**
 * Writes the fonts of pages with the letters and weights of one site alone into `cacheFolder` (absolute), where they are kept for
 * as long as these stay. Gives their files (absolute) by the modules that they stand for; none where the folder cannot be written,
 * or has a name that Vite would take for more than a path (8.3.8, `cleanUrl`).
 */
export async function subsetFonts(
  { letters, hasOtherWeights }: SiteLetters,
  cacheFolder: string,
): Promise<ReadonlyMap<string, string>> {
  if (/[#?%]/.test(cacheFolder)) return new Map();
  try {
    const made = new Map<string, string>();
    const parent = join(cacheFolder, 'fonts');
    const sources = await Promise.all(fonts.map((name) => readFile(require.resolve(name))));
    const hash = createHash('sha256').update(JSON.stringify([revision, letters, hasOtherWeights]));
    for (const source of sources) hash.update(source);
    const key = hash.digest('hex').slice(0, 12);
    const folder = join(parent, key);
    await mkdir(folder, { recursive: true });
    for (const [index, source] of sources.entries()) {
      const name = fonts[index] ?? '';
      const file = join(folder, basename(name));
      made.set(name, file);
      if (await isThere(file)) continue;
      const text = name.includes('-mono') ? letters + latin1 : letters;
      const weights = hasOtherWeights
        ? {}
        : { variationAxes: { wght: { min: 400, max: 700, default: 400 } } };
      const { default: subsetFont } = await import('subset-font');
      const font = await subsetFont(source, text, { targetFormat: 'woff2', ...weights });
      const next = `${file}.${process.pid}`;
      await writeFile(next, font);
      await rename(next, file);
    }
    const others = (await readdir(parent)).filter((name) => name !== key);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
    return made;
  } catch {
    return new Map();
  }
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
