import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../config/loose-json.ts';
import { type ReadText, readText } from '../content/files/read-text.ts';
import { isDocsJson } from '../import/import-config.ts';
import type { Problem } from '../problem/problem.ts';

/** The file to import. */
export interface FoundFile {
  readonly file: string;
  readonly text: string;
  readonly remark: string | undefined;
}

/** The file to import, a sentence that says why there is none, or what keeps it from being read. */
export type OldFile =
  | FoundFile
  | { readonly missing: string }
  | { readonly file: string; readonly problem: Problem };

/**
 * Finds the `docs.json` or `mint.json` of a folder. `docs.json` is the later format and is taken when both are there,
 * unless it is a file of another kind.
 */
export async function findOldFile(siteRoot: string): Promise<OldFile> {
  const [docs, mint] = await Promise.all([readOld(siteRoot, 'docs.json'), readOld(siteRoot, 'mint.json')]);
  if (mint !== undefined && (docs === undefined || !looksLikeDocsJson(docs))) {
    const remark = docs === undefined ? undefined : 'docs.json has no navigation, so mint.json is read.';
    return describeFound('mint.json', mint, remark);
  }
  if (docs !== undefined) return describeFound('docs.json', docs, mint === undefined ? undefined : BOTH);
  const inside = findInside(siteRoot);
  const hint = inside === undefined ? '' : ` There is one in ${inside}: run octavo import on that folder.`;
  return {
    missing: `${siteRoot} has neither mint.json nor docs.json, so there is nothing to import.${hint}`,
  };
}

const BOTH = 'docs.json and mint.json are both here. docs.json is the later format, so it is read.';

function describeFound(file: string, { text, problem }: ReadText, remark: string | undefined): OldFile {
  return problem ? { file, problem } : { file, text, remark };
}

/** Undefined when there is no such file. */
async function readOld(folder: string, file: string): Promise<ReadText | undefined> {
  const path = join(folder, file);
  return existsSync(path) ? readText(path, file) : undefined;
}

/** A file that cannot be parsed is taken for one: its mistake is to be shown. */
function looksLikeDocsJson({ text }: ReadText): boolean {
  if (text === undefined) return true;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isDocsJson(value);
  } catch {
    return true;
  }
}

function findInside(siteRoot: string): string | undefined {
  for (const folder of ['docs', 'documentation', 'apps/docs'])
    for (const file of ['docs.json', 'mint.json'])
      if (existsSync(join(siteRoot, folder, file))) return join(siteRoot, folder);
  return undefined;
}
