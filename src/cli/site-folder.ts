import { resolve } from 'node:path';

/** The absolute folder of the site that a command works on: the one named, else the one that it is typed in. */
export function findSiteFolder(folder: string | undefined): string {
  return resolve(folder ?? '.');
}
