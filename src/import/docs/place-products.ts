import GithubSlugger from 'github-slugger';
import { quoteValue } from '../../config/json-words.ts';
import { listAncestors } from '../../site/pages/page-path.ts';
import type { ImportedObject, Notebook } from '../draft.ts';
import {
  type DocsNavigation,
  type DocsSection,
  listGroupPages,
  OPERATIONS_FOLDER,
} from './navigation-scope.ts';

/**
 * `products` of `site.json`. Groups, tabs and anchors name theirs; a product has a `url` besides where a folder holds its pages
 * alone, for those that the navigation does not name, and where it has operations, for their pages.
 */
export function placeProducts(read: DocsNavigation, notes: Notebook): readonly ImportedObject[] {
  const taken = new Set<string>();
  return read.sections.flatMap((section) => {
    const { kind, name, href, rest, version, language, pages, openapi, source } = section;
    if (kind !== 'product' || (href === undefined && !holdsAnything(section, read))) return [];
    const isLink = href !== undefined && pages.length + openapi.length === 0;
    const url = isLink ? href : findProductUrl(section, read, taken);
    const entry: ImportedObject = {
      name,
      ...(url === undefined ? {} : { url }),
      ...rest,
      ...(language === undefined ? {} : { language }),
      ...(version === undefined ? {} : { version }),
      ...(openapi.length === 0 ? {} : { openapi: openapi.length === 1 ? openapi[0] : openapi }),
    };
    notes.trace(entry, source);
    if (!isLink && url !== undefined)
      notes.changed(
        source,
        `the url of ${quoteValue(name)} is ${quoteValue(url)}`,
        'A product owns the pages below its url.',
      );
    return [entry];
  });
}

/** Whether a product has pages, be they of operations or of a tab in it. */
function holdsAnything(
  section: DocsSection,
  { sections, owners, documents: loose }: DocsNavigation,
): boolean {
  const { pages, openapi, name } = section;
  if (pages.length + openapi.length > 0) return true;
  if ([...owners.values()].some(({ product }) => product === section)) return true;
  return (
    loose.some(({ product }) => product === name) ||
    sections.some(({ product, openapi: documents }) => product === name && documents.length > 0)
  );
}

function findProductUrl(
  section: DocsSection,
  { groups, owners }: DocsNavigation,
  taken: Set<string>,
): string | undefined {
  const { pages, openapi, folder, name, isInside } = section;
  const foreign = groups.filter((group) => owners.get(group)?.product !== section).flatMap(listGroupPages);
  const isFree = (path: string) => !taken.has(path) && !foreign.some((page) => isBelow(page, path));
  const own = isInside ? undefined : findOwnFolders(pages).find(isFree);
  if (openapi.length === 0) return own;
  const slug = new GithubSlugger().slug(name) || 'product';
  const url =
    [folder, own, OPERATIONS_FOLDER].find((path) => path !== undefined && isFree(path)) ??
    `${OPERATIONS_FOLDER}/${slug}`;
  taken.add(url);
  return url;
}

/** The folders that hold all of some pages, the outermost first. */
function findOwnFolders(pages: readonly string[]): readonly string[] {
  const [first, ...others] = new Set(pages);
  if (first === undefined) return [];
  return listAncestors(first)
    .filter((path) => path !== '' && others.every((page) => isBelow(page, path)))
    .filter((path) => path !== first || others.length > 0)
    .toReversed();
}

function isBelow(page: string, folder: string): boolean {
  return page === folder || page.startsWith(`${folder}/`);
}
