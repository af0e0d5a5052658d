import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, readObject, readText, readTexts } from '../../lib/json/json-value.ts';

/** Raise it whenever the form of the records changes. */
const formVersion = 1;

/** The name of the list in the folder of the records. */
export const listName = 'builds.json';

/** The builds whose records are valid, and what they all read of the site. */
export interface BuildList {
  readonly runs: readonly string[];
  /** A hash of each field: see `trackSite`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The list as a JSON value. */
export function storeBuildList({ runs, fields }: BuildList): unknown {
  return { version: formVersion, runs, fields };
}

/** The list of a JSON value; undefined for what is none, or one of records of another form. */
export function readBuildList(value: unknown): BuildList | undefined {
  const { version, runs, fields } = readObject(value);
  if (version !== formVersion || !isObject(fields)) return undefined;
  const hashes = Object.entries(fields).map(([field, hash]) => [field, readText(hash) ?? ''] as const);
  return { runs: readTexts(runs), fields: Object.fromEntries(hashes) };
}

/** Removes the files of a folder (absolute) that are not named, then says there which builds are valid. */
export async function putBuildList(
  folder: string,
  list: BuildList,
  names: ReadonlySet<string>,
): Promise<void> {
  for (const name of await readdir(folder))
    if (!names.has(name)) await rm(join(folder, name), { force: true });
  await writeFile(join(folder, `${listName}.new`), JSON.stringify(storeBuildList(list)));
  await rename(join(folder, `${listName}.new`), join(folder, listName));
}
