import { basename, dirname, resolve } from 'node:path';
import { findContentRoot } from '../../content/files/discover-pages.ts';
import { isInside } from '../../content/files/site-files.ts';

/** Where `octavo()` says that a site is, relative to the root of the Astro project. */
export interface SiteFolders {
  /** `site.json` when undefined. */
  readonly config?: string | undefined;
  readonly content?: string | undefined;
}

/** The same as absolute folders. */
interface FoundFolders {
  readonly siteRoot: string;
  /** Undefined where it follows from the site. */
  readonly contentRoot: string | undefined;
}

/**
 * Finds the folders of the site in an Astro project at `root` (absolute). Throws a sentence without a stack when `site.json` has
 * another name, or when pages would be looked for where they cannot be: outside the site, or among all files of a
 * project that has pages of its own.
 */
export async function findSiteFolders(
  root: string,
  { config = 'site.json', content }: SiteFolders,
  hasPages: boolean,
): Promise<FoundFolders> {
  const file = resolve(root, config);
  if (basename(file) !== 'site.json')
    throw refuse(
      `octavo({ config: '${config}' }) names no site.json. Give the path of the site.json itself.`,
    );
  const siteRoot = dirname(file);
  if (content !== undefined) {
    const contentRoot = resolve(root, content);
    if (contentRoot !== siteRoot && !isInside(siteRoot, contentRoot))
      throw refuse(
        `octavo({ content: '${content}' }) is not in the folder of ${config}. Put site.json above the pages.`,
      );
    return { siteRoot, contentRoot };
  }
  if (!hasPages || siteRoot !== resolve(root)) return { siteRoot, contentRoot: undefined };
  const contentRoot = await findContentRoot(siteRoot, undefined);
  if (contentRoot === siteRoot)
    throw refuse(
      "The documentation has no folder of its own: its pages would be all Markdown files of this project. Put them into content/, or name their folder: octavo({ content: 'docs' }).",
    );
  return { siteRoot, contentRoot };
}

function refuse(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
