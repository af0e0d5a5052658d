import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The paths of the programs of these names on the PATH, in its order; a Chromium's names when undefined. */
export function findOnPath(programs: readonly string[] = names): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/** Whether there is a program at this path that may be run. */
export function isProgram(path: string | undefined): path is string {
  if (path === undefined || path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
