import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { componentFolder } from '../../content/files/component-folder.ts';
import { type FactsStore, openFileFacts } from '../../content/files/file-facts.ts';
import { hashFile, hashNames } from '../../content/files/file-reads.ts';
import { listFiles } from '../../content/files/site-files.ts';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { packageVersion } from '../../lib/package-version.ts';
import { nameDocument } from '../../site/links/document-links.ts';
import type { Page, Site } from '../../site/site.ts';
import { readCompileSettings } from '../compiler/compile-settings.ts';
import { isPartFile } from '../project/layout-parts.ts';
import type { Project } from '../project/project.ts';
import type { SiteReading } from '../project/read-site.ts';
import { hashData } from './track-site.ts';

let codeHash: string | undefined;

/** A hash of Octavo's code and of Node.js, whose `Intl` writes dates: as it was when it was first asked for. */
export function hashCode(): string {
  codeHash ??= hashData([
    packageVersion,
    process.version,
    hashTree(fileURLToPath(new URL('../../', import.meta.url))),
  ]);
  return codeHash;
}

/**
 * A hash of what all pages are made with besides the site: `code`, as `hashCode` gives it, and what the compiler takes from
 * `site.json`. `tellsChanges` is whether pages are shown what changed since the last visit.
 */
export function hashSettings(code: string, reading: SiteReading, site: Site, tellsChanges: boolean): string {
  const { base, nestedPaths, hostPaths, isBare } = site;
  return hashData([
    code,
    [{ base, nestedPaths, hostPaths, isBare }, tellsChanges],
    site.pages.map(({ path }) => path),
    { ...readCompileSettings(reading), components: reading.components.map(({ name }) => name) },
  ]);
}

/**
 * A hash of all files below a folder (absolute): their names and what they hold. When they were written does not count: on a build
 * server the package is installed for each build. The 1,460 files and 11 MB of Octavo's package take 60 ms.
 */
export function hashTree(folder: string): string {
  const names: string[] = [];
  const folders = [''];
  // Node.js takes three times as long with `recursive` (24.21).
  for (let inner = folders.pop(); inner !== undefined; inner = folders.pop())
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = inner + entry.name;
      if (entry.isDirectory()) folders.push(`${path}/`);
      else if (entry.isFile()) names.push(path);
    }
  const hash = createHash('sha256');
  const reader = createBytesReader();
  for (const name of names.sort()) {
    const bytes = reader.read(join(folder, name));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url');
}

/** Why the pages of a site cannot be kept: they show what cannot be compared; undefined where they can be. */
export function findCacheObstacle({
  reading,
  siteRoot,
}: Pick<Project, 'reading' | 'siteRoot'>): 'plugins' | 'layout parts' | undefined {
  if (reading().plugins.length > 0) return 'plugins';
  return holdsLayoutParts(siteRoot) ? 'layout parts' : undefined;
}

/** Whether a site replaces parts of all pages by components of its own, which import what they like. */
function holdsLayoutParts(siteRoot: string): boolean {
  try {
    return readdirSync(join(siteRoot, componentFolder)).some(isPartFile);
  } catch {
    return false;
  }
}

/** Gives a hash of the document that a page is of, overlays and all files that it refers to among it; of all for other pages. */
export function createDocumentHashes({ documents }: SiteReading): (page: Page) => string {
  const hashes = new Map<string | undefined, string>();
  return (page) => {
    const name = nameDocument(page);
    const known = hashes.get(name);
    if (known !== undefined) return known;
    const shown = name === undefined ? documents : documents.filter((one) => one.name === name);
    const hash = hashDocuments(shown);
    hashes.set(name, hash);
    return hash;
  };
}

/** As JSON a document of 13 MB takes half a second. */
function hashDocuments(documents: SiteReading['documents']): string {
  const hash = createHash('sha256');
  for (const { name, files } of documents) {
    hash.update(`${JSON.stringify(name)} ${files.size}\n`);
    for (const { file, text, overlaid } of files.values()) {
      const shown = overlaid?.text ?? text;
      hash.update(`${JSON.stringify(file)} ${shown.length}\n`).update(shown);
    }
  }
  return hash.digest('base64url').slice(0, 22);
}

/**
 * What files and folders of a site are now, each asked for once: see `PageInputs`. Files that are in `store` as they are now are not
 * read; what is taken in was read after this was called.
 */
export function createFileStates(siteRoot: string, store?: FactsStore) {
  const facts = openFileFacts<string>(store);
  const since = Date.now();
  const known = new Map<string, string>();
  const remember = (key: string, read: () => string) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    return found;
  };
  return {
    file: (file: string) =>
      remember(file, () => facts.findNow(join(siteRoot, file), () => hashFile(join(siteRoot, file)))),
    list: (folder: string, pattern: string) =>
      remember(`${folder}\n${pattern}`, () =>
        hashNames(listFiles(join(siteRoot, folder), siteRoot, readPattern(pattern))),
      ),
    take: (file: string, hash: string) => facts.take(join(siteRoot, file), hash, since),
    save: facts.save,
  };
}

/** A regular expression as it is written: `/a/i`. */
function readPattern(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** What gives another answer each time that it is asked, or each day, and what runs a text that may ask it. */
const moment =
  /\b(?:Date|DateTimeFormat|random|performance|fetch|process|globalThis|crypto|setTimeout|Temporal|now|eval|Function|constructor)\b/;

/** Comments of JavaScript, and its strings. */
const passive = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g;

/** What stands before the name of a module. */
const beforeModule = /\b(?:from|import)\s*\(?\s*$/;

/** Whether the JavaScript of a page, or of what it imports, may show something else at another time. */
export function dependsOnMoment(page: CompiledPage): boolean {
  if (!page.runsCode) return false;
  return (
    asksMoment(page.code) ||
    page.imports.some(({ snippet }) => dependsOnMoment({ ...snippet, runsCode: true }))
  );
}

/** The prose of a page is in strings: in these "now" asks nothing. */
function asksMoment(code: string): boolean {
  if (!moment.test(code)) return false;
  const active = code.replace(passive, (text, at: number) =>
    beforeModule.test(code.slice(Math.max(0, at - 20), at)) ? text.slice(1, -1).replaceAll('/', '.') : '',
  );
  // Only a parser knows where a template or a regular expression ends.
  return /[`/]/.test(active) || moment.test(active);
}
