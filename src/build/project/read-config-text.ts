import { readdir, readFile, stat } from 'node:fs/promises';
import type { ReadText } from '../../content/files/read-text.ts';
import { findSiteFile } from '../../content/files/site-file.ts';
import { decodeText, describeEncoding } from '../../problem/decode-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { describeLinkedConfig, describeMissingConfig, describeUnreadableConfig } from './problems.ts';

const name = 'site.json';

/** The text of the `site.json` in a folder (absolute), in UTF-8, or why there is none. Never throws. */
export async function readConfigText(siteRoot: string): Promise<ReadText> {
  const file = await findSiteFile(siteRoot, name);
  if (file === undefined) return { text: undefined, problem: await explainMissing(siteRoot) };
  try {
    const decoded = decodeText(await readFile(file));
    if ('text' in decoded) return { text: decoded.text, problem: undefined };
    return { text: undefined, problem: describeEncoding('site-json', name, decoded) };
  } catch (error) {
    return { text: undefined, problem: describeUnreadableConfig(explainReadError(error)) };
  }
}

async function explainMissing(siteRoot: string): Promise<Problem> {
  const names: readonly string[] = await readdir(siteRoot).catch(() => []);
  if (names.includes(name)) return describeLinkedConfig();
  const isFolder = await stat(siteRoot).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  return describeMissingConfig(
    siteRoot,
    isFolder,
    names.find((entry) => /^site\.jsonc?$/i.test(entry)),
  );
}
