import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isInside } from '../content/site-file.ts';

/**
 * Why a build must not replace a folder, as a sentence, or undefined when it may: a folder that holds the site itself, or
 * one with files in it that Octavo did not write. All paths are absolute.
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
  if (isSource) return `The site cannot be written to ${output}, which holds what it is made from.`;
  const names = await readdir(output).catch((): string[] => []);
  const isOurs = names.includes('404.html') && names.includes('_astro');
  if (names.length === 0 || isOurs) return undefined;
  return `The site cannot be written to ${output}, because there are files in it that Octavo did not write.`;
}
