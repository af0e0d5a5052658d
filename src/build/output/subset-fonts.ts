import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readObject, readText, tryParseJson } from '../../lib/json/json-value.ts';
import { hasCharacter, readUnicodeRanges } from '../../lib/text/unicode-ranges.ts';
import { tryWriteWhole } from '../../lib/write-whole.ts';
import { latin1, type SiteLetters, usualLetters, westernLetters } from './site-letters.ts';

/** The fonts of pages, by the modules that these are imported from. */
const fonts = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  // Answers of an API are set in this one, whose letters nobody knows.
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
] as const;

const require = createRequire(import.meta.url);

/** Counts up when the same letters are to give other files. */
const revision = 3;

/** The folder of fonts in `.octavo`, and in the published package. */
const folderName = 'fonts';

const codeFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Where the published package has those of `usualLetters` and of `westernLetters`. */
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

/** The fonts of a site's pages. */
export interface SiteFonts {
  /** Their files (absolute) by the modules that they stand for. */
  readonly files: ReadonlyMap<string, string>;
  /** Resolves when the files are there. */
  readonly made: () => Promise<void>;
}

/** A font to be made, for the thread that does it. */
export interface FontTask {
  readonly source: Uint8Array;
  /** Absolute. */
  readonly file: string;
  readonly letters: string;
  /** Undefined for those that the source has. */
  readonly axes:
    | { readonly wght: { readonly min: number; readonly max: number; readonly default: number } }
    | undefined;
}

const none: SiteFonts = { files: new Map(), made: () => Promise.resolve() };

/**
 * The fonts of pages with the letters and weights of one site alone, in `cacheFolder` (absolute), where they are kept for
 * as long as these stay, unless the package has them. They are made in a thread of their own, which takes a second. None where the
 * folder cannot be written, or has a name that Vite would take for more than a path (8.3.8, `cleanUrl`).
 */
export async function subsetFonts(
  { letters, hasOtherWeights }: SiteLetters,
  cacheFolder: string,
): Promise<SiteFonts> {
  if (/[#?%]/.test(cacheFolder)) return none;
  try {
    const parent = join(cacheFolder, folderName);
    const sources = await Promise.all(fonts.map((name) => readFile(require.resolve(name))));
    const known = await takeKnown(letters);
    const hash = createHash('sha256').update(JSON.stringify([revision, known, hasOtherWeights]));
    for (const source of sources) hash.update(source);
    const key = hash.digest('hex').slice(0, 8);
    const packed = new Map(fonts.map((name) => [name, join(shipped, key, basename(name))]));
    if (await areThere(packed.values())) return { ...none, files: packed };
    const folder = join(parent, key);
    await mkdir(folder, { recursive: true });
    const others = (await readdir(parent)).filter((name) => name !== key);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
    const files = new Map<string, string>(fonts.map((name) => [name, join(folder, basename(name))]));
    const tasks: FontTask[] = [];
    for (const [index, source] of sources.entries()) {
      const name = fonts[index] ?? '';
      const file = files.get(name) ?? '';
      const ofFont = name.includes('-mono') ? known + latin1 : known;
      const axes = hasOtherWeights ? undefined : { wght: { min: 400, max: 700, default: 400 } };
      if (!(await areThere([file]))) tasks.push({ source, file, letters: ofFont, axes });
    }
    const made = tasks.length === 0 ? none.made : makeOnce(folder, tasks);
    return { files, made };
  } catch {
    return none;
  }
}

/** What is being made, by its folder: a build asks for its fonts more than once. */
const running = new Map<string, SiteFonts['made']>();

function makeOnce(folder: string, tasks: readonly FontTask[]): SiteFonts['made'] {
  const known = running.get(folder);
  if (known) return known;
  const made = make(tasks, () => running.delete(folder));
  if (made !== none.made) running.set(folder, made);
  return made;
}

/** Makes fonts in a thread, which ends with its process unless it is waited for; calls `end` when they are there. */
function make(tasks: readonly FontTask[], end: () => void): SiteFonts['made'] {
  const left = tasks.filter(({ file }) => !takeShared(file));
  if (left.length === 0) return none.made;
  const worker = new Worker(new URL('./font-worker.ts', import.meta.url), { workerData: left });
  worker.unref();
  const ended = new Promise<void>((resolve) => {
    for (const event of ['message', 'error', 'exit'] as const) worker.on(event, () => resolve());
  }).then(() => {
    for (const { source, file } of left) {
      if (!existsSync(file)) tryWriteWhole(file, source);
      else putShared(file);
    }
    end();
  });
  return () => {
    worker.ref();
    return ended;
  };
}

/** Where builds share a font, which is named for its letters. */
function findShared(file: string): string | undefined {
  return shared && join(shared, basename(dirname(file)), basename(file));
}

function takeShared(file: string): boolean {
  const known = findShared(file);
  return known !== undefined && existsSync(known) && tryWriteWhole(file, readFileSync(known));
}

function putShared(file: string): void {
  const known = findShared(file);
  if (known !== undefined) tryWriteWhole(known, readFileSync(file));
}

/** Spaces and marks of format that neither font has: https://www.unicode.org/charts/PDF/U2000.pdf */
const missing = /[\u2000-\u200f\u2011\u2028-\u202f\u205f-\u206f\ufeff]/;

/**
 * Those of some letters that the fonts have, as far as is known: with others they would be no other files. With all of `latin1`, as
 * where a page has a name of HTML for one, the few others of `westernLetters` are among them: the package has such fonts.
 */
async function takeKnown(letters: string): Promise<string> {
  const text = await readFile(require.resolve('@fontsource-variable/geist/unicode.json'), 'utf8');
  const latin = readUnicodeRanges(readText(readObject(tryParseJson(text))['latin']) ?? 'U+0-10FFFF');
  const known = [...letters].filter(
    (one) => usualLetters.includes(one) || (hasCharacter(latin, one) && !missing.test(one)),
  );
  const has = new Set(known);
  const isWestern = known.every((one) => westernLetters.includes(one));
  return isWestern && [...latin1].every((one) => has.has(one)) ? westernLetters : known.join('');
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
