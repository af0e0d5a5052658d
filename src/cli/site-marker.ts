import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toObject } from '../config/loose-json.ts';
import { readVersion } from './package-version.ts';

/** The file in a built site that says that Octavo wrote the folder. */
export const markerFile = '.octavo-site';

/** What the marker of a folder says. */
export interface SiteMarker {
  /** How many files the site has besides the marker; undefined when it does not say. */
  readonly files: number | undefined;
  /** Whether its files are being replaced in place by those of the staged folder. */
  readonly isUpdating: boolean;
}

/** Marks `folder` (absolute) as written by Octavo, at once: half a marker would say nothing. */
export async function writeMarker(folder: string, { files, isUpdating }: SiteMarker): Promise<void> {
  const marker = { octavo: await readVersion(), files, ...(isUpdating ? { isUpdating } : {}) };
  const file = join(folder, markerFile);
  await writeFile(`${file}.octavo-new`, `${JSON.stringify(marker)}\n`);
  await rename(`${file}.octavo-new`, file);
}

/** What the marker of a folder (absolute) says; undefined when it has none. */
export async function readMarker(folder: string): Promise<SiteMarker | undefined> {
  const text = await readFile(join(folder, markerFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { files, isUpdating } = toObject(parse(text));
  return { files: typeof files === 'number' ? files : undefined, isUpdating: isUpdating === true };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
