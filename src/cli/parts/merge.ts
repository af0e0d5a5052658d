import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findSiteParts, partFile, type SitePart } from '../../build/page-cache/part-files.ts';
import { runBuild } from '../build.ts';
import type { BuildCommand } from '../build-command.ts';

interface MergeCommand extends Omit<BuildCommand, 'usesCache' | 'shard' | 'parts'> {
  /** Folders that are parts, or hold some. */
  readonly folders: readonly string[];
}

/**
 * `octavo merge`: builds the site as `octavo build` does, with the pages that the parts have rendered. What they do not have, or have of
 * other files, is rendered here: the site is the same with any parts.
 */
export async function runMerge({ folders, ...command }: MergeCommand): Promise<number> {
  const { folder, print } = command;
  if (existsSync(join(resolve(folder ?? ''), partFile))) {
    print(`${folder} is a part: the folder of the site comes first, as in "octavo merge . ${folder}".`);
    return 1;
  }
  const parts: SitePart[] = [];
  for (const one of folders) {
    const found = await findSiteParts(resolve(one));
    if (!found) {
      print(
        `There is no part of a site in ${resolve(one)}. "octavo build --shard 1/2" writes one. Nothing was written.`,
      );
      return 1;
    }
    for (const damaged of found.damaged)
      print(
        `The part in ${damaged} is damaged, or of another version of Octavo: its pages are rendered here.`,
      );
    parts.push(...found.parts);
  }
  return runBuild({ ...command, usesCache: true, parts });
}
