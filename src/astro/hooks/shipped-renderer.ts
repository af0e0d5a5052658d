import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFontHash, type SiteFonts } from '../../build/output/subset-fonts.ts';
import { readObject, readText, readTexts, tryParseJson } from '../../lib/json/json-value.ts';
import { codeFolder, packageRoot } from './package-folders.ts';

/** Of what a kept renderer is made, besides Octavo's code. */
export interface RendererInputs {
  /** A hash of Octavo's code. */
  readonly code: string;
  /** Absolute. */
  readonly siteRoot: string;
  readonly fonts: SiteFonts;
  /** As `defineConstants` gives them. */
  readonly constants: Readonly<Record<string, string>>;
}

/** Where the published package has renderers: the files of all, which are named for what they hold, and what each is of. */
const shipped = join(codeFolder, 'renderer');

/** Where builds from Octavo's repository share renderers, by the code that they are of; undefined in the published package. */
const shared =
  basename(codeFolder) === 'src' ? join(packageRoot, 'node_modules/.cache/octavo-renderer') : undefined;

/** What stands in the files of a shipped renderer for what differs from site to site and from machine to machine. */
const marks = {
  site: '__octavo_site__',
  siteUrl: '__octavo_site_url__',
  code: '__octavo_code__',
  root: '__octavo_root__',
  file: '__octavo_file__',
  astro: '__octavo_astro__',
  fonts: '__octavo_fonts__',
} as const;

/** What each mark stands for, the longest texts first: one begins with another. */
function listPlaces({ siteRoot, fonts }: RendererInputs): readonly (readonly [mark: string, text: string])[] {
  const [font = ''] = fonts.files.values();
  const code = pathToFileURL(codeFolder).href;
  return [
    [marks.siteUrl, pathToFileURL(join(siteRoot, '/')).href],
    [marks.site, escapeText(siteRoot)],
    [marks.code, code],
    [marks.root, new URL('../', code).href],
    [marks.file, escapeText(codeFolder.replaceAll('\\', '/'))],
    [marks.astro, new URL('./', import.meta.resolve('astro/package.json')).href],
    [marks.fonts, hashOf(font)],
  ];
}

/** A text between the quotes of a string in JavaScript. */
function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function hashOf(font: string): string {
  return readFontHash(font.replaceAll('\\', '/')) ?? '';
}

/**
 * Puts the renderer in a folder (absolute), made of `inputs` as `createKeptRenderer` has it, into the published package that this is
 * the code of, or into another folder (absolute), for other sites with such constants. Fonts are left out.
 */
export async function shipRenderer(
  folder: string,
  inputs: RendererInputs,
  target: string = shipped,
): Promise<void> {
  const places = listPlaces(inputs);
  const own = (text: string) =>
    places
      .reduce((left, [mark, place]) => left.replaceAll(place, mark), text)
      // The bundler says where each module was, relative to the working directory.
      .replace(/^\/\/ (?:\.\.\/)+\S*$\n/gm, '');
  const copy = async (file: string) => {
    if (findInstalled(file) !== undefined) return;
    const from = join(folder, file);
    await mkdir(dirname(join(target, file)), { recursive: true });
    const bytes = await readFile(from);
    await writeFile(join(target, file), isText(file) ? own(bytes.toString()) : bytes);
  };
  const files = (await listFiles(folder)).filter(
    (file) => /^(?:code|assets)\//.test(file) && !isFontOf(inputs, file),
  );
  for (const file of files) await copy(file);
  const about = { constants: inputs.constants, astro: await readAstroVersion(), files };
  const others = (await readdir(target)).filter((name) => name.endsWith('.json'));
  await writeFile(join(target, `${others.length}.json`), JSON.stringify(about));
}

/**
 * In Octavo's repository, puts the renderer in a folder (absolute) where other builds of the same code find it: each of its tests
 * would bundle one, which takes two seconds of the processor. Those of code that was changed a day ago are deleted.
 */
export async function shareRenderer(folder: string, inputs: RendererInputs): Promise<void> {
  const target = findShared(inputs);
  if (shared === undefined || target === undefined) return;
  const own = `${target}.${process.pid}`;
  await shipRenderer(folder, inputs, own);
  // Another build may have been first.
  await rename(own, target).catch(() => rm(own, { recursive: true, force: true }));
  for (const name of await readdir(shared)) {
    const { mtimeMs } = await stat(join(shared, name));
    if (Date.now() - mtimeMs > aDay) await rm(join(shared, name), { recursive: true, force: true });
  }
}

/** In milliseconds. */
const aDay = 86_400_000;

function findShared({ code, constants }: RendererInputs): string | undefined {
  const name = createHash('sha256').update(JSON.stringify(constants)).digest('hex').slice(0, 16);
  return shared && join(shared, code, name);
}

function isText(file: string): boolean {
  return /\.(?:css|mjs)$/.test(file);
}

function isFontOf({ fonts }: RendererInputs, asset: string): boolean {
  return [...fonts.files.values()].some((file) => basename(asset) === nameFont(file));
}

/** The name that a bundle gives a font. */
function nameFont(file: string): string {
  return basename(file).replace(/(?=\.woff2$)/, `.${hashOf(file)}`);
}

/**
 * Writes what the package ships to render the pages of such a site with into a folder (absolute), as `createKeptRenderer` has it,
 * but for the fonts, which `putFonts` does. Gives whether there is such: not for a site below a path.
 */
export async function takeShippedRenderer(folder: string, inputs: RendererInputs): Promise<boolean> {
  const { constants, fonts } = inputs;
  const from = findShared(inputs) ?? shipped;
  const files = await findShipped(from, constants);
  // Without a hash fonts would be those of the packages, with other names.
  if (!files || fonts.files.size === 0) return false;
  const places = listPlaces(inputs);
  const fill = (text: string) =>
    places.reduce((left, [mark, place]) => left.replaceAll(mark, () => place), text);
  await rm(folder, { recursive: true, force: true });
  for (const inner of new Set(files.map((file) => dirname(file))))
    await mkdir(join(folder, inner), { recursive: true });
  const copy = async (file: string) => {
    const source = findInstalled(file) ?? join(from, file);
    if (isText(file)) await writeFile(join(folder, file), fill(await readFile(source, 'utf8')));
    else await cp(source, join(folder, file));
  };
  await Promise.all(files.map(copy));
  return true;
}

/** Writes the fonts of a site into folders (absolute) when they are made, with the names that a bundle gives them. */
export async function putFonts({ files, made }: SiteFonts, ...folders: readonly string[]): Promise<void> {
  await made();
  for (const [name, file] of files)
    for (const folder of folders) {
      const target = join(folder, nameFont(file));
      // Without room to keep it where it was to be.
      await cp(file, target).catch(() => cp(fileURLToPath(import.meta.resolve(name)), target));
    }
}

/** A font of which a renderer has all as it is: the package brings it once. */
const wholeFont = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** The file (absolute) that a file of a renderer is a copy of, with a hash in its name; undefined for one of its own. */
function findInstalled(file: string): string | undefined {
  const isIt = basename(file).startsWith(`${basename(wholeFont, '.woff2')}.`);
  return isIt ? fileURLToPath(import.meta.resolve(wholeFont)) : undefined;
}

/** The files of the renderer in a folder (absolute) for sites with such constants, relative to it and with `/`. */
async function findShipped(
  folder: string,
  constants: RendererInputs['constants'],
): Promise<readonly string[] | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const about = readObject(tryParseJson(await readFile(join(folder, name), 'utf8')));
    const isSuch = JSON.stringify(about['constants']) === JSON.stringify(constants);
    if (isSuch && readText(about['astro']) === (await readAstroVersion())) return readTexts(about['files']);
  }
  return undefined;
}

/** The code takes much from Astro's modules as they are in one version. */
async function readAstroVersion(): Promise<string | undefined> {
  const text = await readFile(fileURLToPath(import.meta.resolve('astro/package.json')), 'utf8');
  return readText(readObject(tryParseJson(text))['version']);
}

/** The files below a folder (absolute), relative to it and with `/`. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}
