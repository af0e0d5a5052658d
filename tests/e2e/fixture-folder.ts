import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldCases } from './field-cases.ts';
import { all } from './json-change.ts';

export type SiteName =
  | 'answers'
  | 'api-pages'
  | 'api-playground'
  | 'code'
  | 'components'
  | 'dead-links'
  | 'fields-one'
  | 'fields-two'
  | 'fields-three'
  | 'forms'
  | 'html'
  | 'islands'
  | 'languages'
  | 'markdown'
  | 'playground'
  | 'products'
  | 'published'
  | 'reference'
  | 'rtl'
  | 'snippets'
  | 'wire';

/** A whole small site in a folder of its own, to be built or broken. */
export interface FixtureFolder {
  readonly folder: string;
  readonly read: (file: string) => Promise<string>;
  /** Puts a whole file in the place of another at once, as careful editors do. */
  readonly write: (file: string, text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Copies a site of `tests/fixtures` into a temporary folder. Addresses of documents there, which no machine has,
 * become `documents`, the URL of a server of the test; its fields have what their cases give. `name` is the folder's own name.
 */
export async function copyFixture(
  site: SiteName,
  documents: string,
  name: string = site,
): Promise<FixtureFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'octavo-site-'));
  return fillFolder(site, documents, parent, name);
}

/** The same below a folder that is there already. */
export async function fillFolder(
  site: SiteName,
  documents: string,
  parent: string,
  name: string = site,
): Promise<FixtureFolder> {
  const files = openFolder(parent, name);
  await cp(fileURLToPath(new URL(`../fixtures/${site}/`, import.meta.url)), files.folder, {
    recursive: true,
  });
  const config = await files.read('site.json');
  const given = fieldCases.flatMap((one) => (one.site === site && one.given ? [one.given] : []));
  const filled = given.length === 0 ? config : JSON.stringify(all(...given)(JSON.parse(config)), null, 2);
  await files.write('site.json', filled.replace(/http:\/\/documents\.\w+\.example\.test/g, documents));
  return files;
}

/** A folder that was filled before. */
export function openFolder(parent: string, name: string): FixtureFolder {
  const folder = join(parent, name);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const write = async (file: string, text: string) => {
    await writeFile(join(parent, 'next'), text);
    await rename(join(parent, 'next'), join(folder, file));
  };
  return { folder, read, write, remove: () => rm(parent, { recursive: true, force: true }) };
}
