import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../browser/find-chromium.ts';

const version = execFileSync(findChromium(), ['--version'], { encoding: 'utf8' });
const major = /(\d+)\./.exec(version)?.[1] ?? 'unknown';

/** The folder of the screenshots that this version of the browser took; another one draws letters in another way. */
export const baselines = fileURLToPath(new URL(`./baselines/chromium-${major}`, import.meta.url));

/** The folder of the outlines, which every version has to keep. */
export const outlines = fileURLToPath(new URL('./outlines', import.meta.url));
