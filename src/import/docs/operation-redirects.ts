import type { JsonPath } from '../../config/json-tree.ts';
import { quoteValue } from '../../config/json-words.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';
import { isAbsoluteUrl, readUrlPath } from '../../site/pages/page-path.ts';
import { type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';
import {
  type DocsNavigation,
  type DocsSection,
  listGroupPages,
  OPERATIONS_FOLDER,
  readNamedDocuments,
} from './navigation-scope.ts';

/** The folder that pages of operations had: below it come the slugs of a tag and of a summary, as they do in Octavo. */
interface OldFolder {
  readonly folder: string;
  readonly documents: readonly string[];
  readonly source: JsonPath;
  /** The section that the documents are of; undefined for those of the whole site. */
  readonly section: Pick<DocsSection, 'name' | 'version' | 'language'> | undefined;
  /** Whether the file names it: then a reader misses it where no redirect can lead on. */
  readonly isNamed: boolean;
}

/**
 * Redirects from the folders of operations of a `docs.json` (`directory` of `openapi`, else `api-reference`) to those that
 * their pages have in `site`, whose `redirects` come first. None leads from a folder that holds other pages, since some
 * hosts follow redirects where a page is; where the file names such a folder, that is noted.
 */
export function listOperationRedirects(
  read: DocsNavigation,
  settings: Readonly<ImportedObject>,
  site: Readonly<ImportedObject>,
  notes: Notebook,
): readonly ImportedObject[] {
  const pages = [
    ...read.groups.flatMap(listGroupPages),
    ...read.sections.flatMap((section) => section.pages),
  ];
  const urls = listSections(site).filter(({ openapi, url }) => {
    const documents = listDocuments(openapi);
    return documents.length === 0 || documents.some((document) => findFolder(document, site) === url);
  });
  const used = [...pages, ...urls.map(({ url }) => url)];
  const taken = new Set(listObjects(site['redirects']).map(({ source }) => String(source)));
  return [...listNamed(read, settings), ...listUnnamed(read)].flatMap(
    ({ folder, documents, section, source, isNamed }): ImportedObject[] => {
      const targets = new Set(documents.map((document) => findFolder(document, site, section)));
      const [target] = targets;
      const from = `/${folder}/:slug*`;
      if (target === undefined || target === folder || taken.has(from)) return [];
      if (targets.size > 1 || isInside(target, folder) || used.some((path) => isInside(path, folder))) {
        if (isNamed)
          notes.note(
            'left-out',
            source,
            `the folder ${quoteValue(folder)} of operations`,
            `Their pages are in ${quoteValue(target)}, and no redirect can lead there from a folder with other pages.`,
          );
        return [];
      }
      taken.add(from);
      const redirect = { source: from, destination: `/${target}/:slug*` };
      notes.trace(redirect, source);
      notes.added(
        source,
        `redirects has ${quoteValue(from)}`,
        `The pages of these operations are in ${quoteValue(target)}.`,
      );
      return [redirect];
    },
  );
}

function listNamed({ sections, documents }: DocsNavigation, { api }: ImportedObject): readonly OldFolder[] {
  const shared = readNamedDocuments(isImportedObject(api) ? api['openapi'] : undefined);
  const all = [
    ...sections.map((section) => ({
      folder: section.folder,
      documents: section.openapi,
      section,
      source: [...section.source, 'openapi'],
    })),
    ...documents.map(({ folder, document, source }) => ({
      ...{ folder, documents: [document], section: undefined, source },
    })),
    {
      ...{ folder: shared.directory, documents: shared.documents, section: undefined },
      source: ['api', 'openapi', 'directory'],
    },
  ];
  return all.flatMap(({ folder, ...rest }) =>
    folder === undefined ? [] : [{ folder, ...rest, isNamed: true }],
  );
}

/** Sections that name operations and no folder of them. */
function listUnnamed({ sections, owners }: DocsNavigation): readonly OldFolder[] {
  const naming = new Set<DocsSection | undefined>();
  for (const [group, { tab, anchor, product }] of owners)
    if (namesOperations(group)) naming.add(tab).add(anchor).add(product);
  return sections
    .filter((section) => section.folder === undefined && section.openapi.length > 0 && naming.has(section))
    .map((section) => ({
      folder: OPERATIONS_FOLDER,
      documents: section.openapi,
      section,
      source: [...section.source, 'openapi'],
      isNamed: false,
    }));
}

/** Whether a group, or one inside it, names operations. */
export function namesOperations({ pages }: ImportedObject): boolean {
  return (
    Array.isArray(pages) &&
    pages.some((page: unknown) =>
      isImportedObject(page) ? namesOperations(page) : typeof page === 'string' && isOperationReference(page),
    )
  );
}

/** Where the pages of a document's operations are, those of a section in its own folder: see `listDocumentSections`. */
function findFolder(
  document: string,
  site: Readonly<ImportedObject>,
  section?: OldFolder['section'],
): string {
  const owners = listSections(site).filter(({ openapi }) => listDocuments(openapi).includes(document));
  const own = owners.find(
    ({ name, version, language }) =>
      section !== undefined &&
      name === section.name &&
      version === section.version &&
      (language === undefined || language === section.language),
  );
  return (own ?? owners[0])?.url ?? OPERATIONS_FOLDER;
}

/** Tabs, anchors and products of the site that own pages, with their `url` as a path. */
function listSections(site: Readonly<ImportedObject>): readonly {
  readonly url: string;
  readonly openapi: unknown;
  readonly name: unknown;
  readonly version: unknown;
  readonly language: unknown;
}[] {
  return ['tabs', 'anchors', 'products']
    .flatMap((key) => listObjects(site[key]))
    .flatMap(({ url, openapi, name, version, language }) =>
      typeof url === 'string' && !isAbsoluteUrl(url)
        ? [{ url: readUrlPath(url), openapi, name, version, language }]
        : [],
    );
}

function listDocuments(openapi: unknown): readonly string[] {
  return [openapi].flat().filter((document) => typeof document === 'string');
}

function listObjects(value: unknown): readonly ImportedObject[] {
  return Array.isArray(value) ? value.filter(isImportedObject) : [];
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
