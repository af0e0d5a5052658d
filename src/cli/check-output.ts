import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from '../content/files/site-file.ts';
import { markerFile } from './site-marker.ts';

/**
 * Why a build must not replace a folder, in sentences, or undefined when it may: a folder that holds the site itself, or
 * one with files in it that Octavo did not write. All paths are absolute; `output` is no symbolic link.
 */
export async function checkOutput(
  output: string,
  siteRoot: string,
  contentRoot: string,
): Promise<string | undefined> {
  const sources = [siteRoot, contentRoot, join(siteRoot, 'content'), join(siteRoot, 'public')];
  const isSource =
    sources.some((source) => isInside(output, source)) ||
    (contentRoot !== siteRoot && isInside(contentRoot, output)) ||
    isInside(join(siteRoot, 'public'), output);
  const refusal = `The site cannot be written to ${output}`;
  const advice = 'Name another folder with --out.';
  if (isSource) return `${refusal}, which holds what it is made from. ${advice}`;
  const names = await readdir(output).catch((error: unknown): string[] | undefined =>
    isNoFolder(error) ? undefined : [],
  );
  if (names === undefined) return `${refusal}, which is no folder. ${advice}`;
  // Versions before the marker wrote none: their sites are known by what each has.
  const isOurs = names.includes(markerFile) || (names.includes('404.html') && names.includes('_astro'));
  if (names.length === 0 || isOurs) return undefined;
  return `${refusal}: there are files in it, but no ${markerFile}, which Octavo leaves in what it writes. ${advice} Or empty it, if nothing in it is needed.`;
}

function isNoFolder(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
}
