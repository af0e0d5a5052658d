import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../config/loose-json.ts';
import { isDocsJson } from '../import/import-config.ts';

/** The file to import. */
export interface FoundFile {
  readonly file: string;
  readonly text: string;
  readonly remark: string | undefined;
}

/** The file to import, or a sentence that says why there is none. */
export type OldFile = FoundFile | { readonly missing: string };

/**
 * Finds the `docs.json` or `mint.json` of a folder. `docs.json` is the later format and is taken when both are there,
 * unless it is a file of another kind.
 */
export async function findOldFile(siteRoot: string): Promise<OldFile> {
  const [docs, mint] = await Promise.all([readText(siteRoot, 'docs.json'), readText(siteRoot, 'mint.json')]);
  if (mint !== undefined && (docs === undefined || !looksLikeDocsJson(docs))) {
    const remark = docs === undefined ? undefined : 'docs.json has no navigation, so mint.json is read.';
    return { file: 'mint.json', text: mint, remark };
  }
  if (docs !== undefined) {
    const remark = mint === undefined ? undefined : BOTH;
    return { file: 'docs.json', text: docs, remark };
  }
  const inside = await findInside(siteRoot);
  const hint = inside === undefined ? '' : ` There is one in ${inside}: run octavo import on that folder.`;
  return {
    missing: `${siteRoot} has neither mint.json nor docs.json, so there is nothing to import.${hint}`,
  };
}

const BOTH = 'docs.json and mint.json are both here. docs.json is the later format, so it is read.';

async function readText(folder: string, file: string): Promise<string | undefined> {
  return readFile(join(folder, file), 'utf8').catch(() => undefined);
}

/** A file that cannot be parsed is taken for one: its mistake is to be shown. */
function looksLikeDocsJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isDocsJson(value);
  } catch {
    return true;
  }
}

async function findInside(siteRoot: string): Promise<string | undefined> {
  for (const folder of ['docs', 'documentation', 'apps/docs'])
    for (const file of ['docs.json', 'mint.json'])
      if ((await readText(join(siteRoot, folder), file)) !== undefined) return join(siteRoot, folder);
  return undefined;
}
