import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
];

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

/** Flags for a Chromium that draws alike on each machine. Root may not use its sandbox. */
export const drawingFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // A curve of which only a part is drawn anew gets other shades at its edge.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

/** The same for one that talks to nobody but this machine. */
export const browserFlags: readonly string[] = [
  ...drawingFlags,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** One more, for pages that show films as images: an animated GIF stays at its first picture. */
export const stillImages = '--blink-settings=imageAnimationPolicy=2';
