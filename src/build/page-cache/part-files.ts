import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readObject, readText, tryParseJson } from '../../lib/json/json-value.ts';
import { packageVersion } from '../../lib/package-version.ts';
import { type BuildList, readBuildList, storeBuildList } from './build-list.ts';
import { parseShard, type Shard } from './shard.ts';

/** A part of a site that was built by itself: what `octavo merge` puts together. */
export interface SitePart {
  /** Absolute. */
  readonly folder: string;
  readonly shard: Shard;
  /** The versions that it was built with: of Octavo and of Node.js. */
  readonly versions: PartVersions;
  /** Of the code that it was built with: see `hashCode`. */
  readonly code: string;
  readonly list: BuildList;
  /** How many pages are in it. */
  readonly pages: number;
  /** A hash of each file besides the pages, by its name in the folder. */
  readonly files: Readonly<Record<string, string>>;
}

interface PartVersions {
  readonly octavo: string;
  readonly node: string;
}

/** Those of this process. */
export const ownVersions: PartVersions = { octavo: packageVersion, node: process.version };

/**
 * The file that makes a folder a part. Nothing in a part has an ending by which a site whose pages are at its root would take it for
 * a page, an image, a script or a document of its own.
 */
export const partFile = 'octavo.part';

/** Raise it whenever the form of a part changes. */
const formVersion = 1;

/** The folder (absolute) of a part's pages. */
export function partPages(folder: string): string {
  return join(folder, 'pages');
}

/** Code and diagrams that are drawn in colors: folders of the cache, each with a file of lines. */
const colorFolders = ['highlight', 'diagrams'];

/**
 * Writes a part into `part.folder`, where its pages are: `cards` (absolute) as they were drawn, the colors of `cacheFolder` (absolute),
 * and what it says of itself, last.
 */
export async function writePart(
  part: Omit<SitePart, 'files'>,
  cacheFolder: string,
  cards: readonly string[],
): Promise<void> {
  const files: Record<string, string> = {};
  const put = async (from: string, name: string) => {
    const bytes = await readFile(from);
    await mkdir(dirname(join(part.folder, name)), { recursive: true });
    await writeFile(join(part.folder, name), bytes);
    files[name] = hashBytes(bytes);
  };
  for (const card of cards) await put(card, `cards/${basename(card, '.png')}.card`);
  for (const folder of colorFolders)
    for (const name of await listFolder(join(cacheFolder, folder)))
      if (name.endsWith('.tsv')) await put(join(cacheFolder, folder, name), `${folder}/${name}`);
  const { shard, versions, code, list, pages } = part;
  const text = {
    version: formVersion,
    shard: `${shard.index}/${shard.count}`,
    ...{ ...versions, code, pages, files, list: storeBuildList(list) },
  };
  await writeFile(join(part.folder, partFile), `${JSON.stringify(text)}\n`);
}

/**
 * The parts that a folder (absolute) is, or that are in it, by the names of their folders. Undefined where there is none; `damaged` is
 * the folder (absolute) of one that does not say what it is, or is of another form.
 */
export async function findSiteParts(
  folder: string,
): Promise<{ readonly parts: readonly SitePart[]; readonly damaged: readonly string[] } | undefined> {
  const inner = (await listFolder(folder)).toSorted();
  const folders = inner.includes(partFile) ? [folder] : inner.map((name) => join(folder, name));
  const parts: SitePart[] = [];
  const damaged: string[] = [];
  for (const one of folders) {
    const text = await readFile(join(one, partFile), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const part = readPart(one, text);
    if (part) parts.push(part);
    else damaged.push(one);
  }
  return parts.length + damaged.length === 0 ? undefined : { parts, damaged };
}

function readPart(folder: string, text: string): SitePart | undefined {
  const found = readObject(tryParseJson(text));
  const [shard, octavo, node, code] = ['shard', 'octavo', 'node', 'code'].map((key) => readText(found[key]));
  const list = readBuildList(found['list']);
  const parsed = parseShard(shard ?? '');
  const { version, pages } = found;
  if (version !== formVersion || !parsed || !list || typeof pages !== 'number') return undefined;
  if (octavo === undefined || node === undefined || code === undefined) return undefined;
  const files = Object.entries(readObject(found['files'])).map(
    ([name, hash]) => [name, readText(hash) ?? ''] as const,
  );
  return {
    ...{ folder, shard: parsed, versions: { octavo, node }, code, list, pages },
    files: Object.fromEntries(files),
  };
}

/**
 * Takes the cards and colors of a part into a site's cache (absolute), where they are not there. What is not as it was written is left,
 * and so is what another version has drawn. `code` is what `hashCode` gives.
 */
export async function takePartFiles(part: SitePart, cacheFolder: string, code: string): Promise<void> {
  if (part.code !== code) return;
  for (const [name, hash] of Object.entries(part.files)) {
    const [, card] = /^cards\/([0-9a-f]{20})\.card$/.exec(name) ?? [];
    const [, folder = '', lines] = /^(\w+)\/([\w.-]+\.tsv)$/.exec(name) ?? [];
    const isColors = lines !== undefined && colorFolders.includes(folder);
    if (card === undefined && !isColors) continue;
    const bytes = await readFile(join(part.folder, name)).catch(() => undefined);
    if (!bytes || hashBytes(bytes) !== hash) continue;
    const target =
      card === undefined ? join(cacheFolder, folder, lines ?? '') : join(cacheFolder, 'cards', `${card}.png`);
    await mkdir(dirname(target), { recursive: true });
    if (isColors) await addLines(bytes.toString(), target);
    else await putOnce(join(part.folder, name), target);
  }
}

/** Adds the lines of a cache of colors whose keys are not in another file yet: see `openHighlightCache`. */
async function addLines(text: string, target: string): Promise<void> {
  const keyOf = (line: string) => line.slice(0, line.indexOf('\t'));
  const before = await readFile(target, 'utf8').catch(() => '');
  const known = new Set(before.split('\n').map(keyOf));
  const fresh = text.split('\n').filter((line) => line.includes('\t') && !known.has(keyOf(line)));
  if (fresh.length === 0) return;
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  await appendFile(target, `${start}${fresh.join('\n')}\n`);
}

async function putOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await copyFile(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

async function listFolder(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
