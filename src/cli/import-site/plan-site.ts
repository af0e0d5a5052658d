import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from '../../build/output/change-files.ts';
import { createJsonSchema } from '../../config/json-schema.ts';
import { SCHEMA_FILE } from '../../import/import-config.ts';
import { tryParseJson } from '../../lib/json/json-value.ts';

/** What became of `site.json`: `kept` when another one is there. */
export type SiteOutcome = 'written' | 'unchanged' | 'kept' | { readonly savedAs: string };

/** What becomes of `site.json`, and the files that are to be written for it. */
export interface SitePlan {
  readonly outcome: SiteOutcome;
  readonly files: readonly FileChange[];
}

/** What is to be done with a `site.json` of that text; `force` keeps a copy of another one that is there. */
export async function planSite(siteRoot: string, text: string, force: boolean): Promise<SitePlan> {
  const site = { file: 'site.json', content: text };
  const present = await readFile(join(siteRoot, site.file)).catch(() => undefined);
  if (present === undefined) return { outcome: 'written', files: [site] };
  if (saysTheSame(present.toString(), text)) return { outcome: 'unchanged', files: [] };
  if (!force) return { outcome: 'kept', files: [] };
  const savedAs = findFreeName(siteRoot, site.file);
  return { outcome: { savedAs }, files: [{ file: savedAs, content: present }, site] };
}

/** The schema, unless there is one. */
export function planSchema(siteRoot: string): readonly FileChange[] {
  if (existsSync(join(siteRoot, SCHEMA_FILE))) return [];
  return [{ file: SCHEMA_FILE, content: `${JSON.stringify(createJsonSchema(), null, 2)}\n` }];
}

/** Whether two texts are the same JSON, however they are laid out. */
function saysTheSame(present: string, text: string): boolean {
  return present === text || JSON.stringify(parseConfig(present)) === JSON.stringify(parseConfig(text));
}

/** What a JSON text holds, a byte order mark before it or not; undefined for what is not JSON. */
export function parseConfig(text: string): unknown {
  return tryParseJson(text.replace(/^\ufeff/, ''));
}

/** The first free name for a copy of a file beside it. */
export function findFreeName(siteRoot: string, file: string): string {
  for (let number = 1; ; number++) {
    const copy = `${file}.before-import${number === 1 ? '' : `-${number}`}`;
    if (!existsSync(join(siteRoot, copy))) return copy;
  }
}
