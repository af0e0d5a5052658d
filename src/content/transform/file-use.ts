import type { FoundImage } from '../files/image-reader.ts';
import type { PageWork } from './page-work.ts';

/** A file of the site that a page shows or links to. */
export interface FileUse {
  /** Where it is published: a URL path without the base, not encoded: `/guides/data.json`. */
  readonly path: string;
  /** Relative to the site root. */
  readonly file: string;
}

/** Takes in that the page shows or links to a file: it is published with the page. */
export function useFile(found: FoundImage, work: PageWork): void {
  work.files.push({ path: decodeURI(found.url), file: found.file });
  work.dependencies.add(found.file);
}

/**
 * Takes in the file that a link of the page leads to, if it leads to one: a name with an ending that is no page's, in
 * the site, and not hidden by a dot.
 */
export function useLinkedFile(url: string, work: PageWork): void {
  const path = url.replace(/[?#].*$/s, '');
  if (!/\.\w+$/.test(path) || /\.mdx?$/i.test(path) || /(?:^|\/)\.[^./]/.test(path)) return;
  const found = work.context.images.find(work.absoluteFile, url);
  if (found && !/(?:^|\/)(?:\.|node_modules\/)/.test(found.file)) useFile(found, work);
}
