import type { JsonPath } from '../../config/json-tree.ts';
import { readNavigationPath } from '../../content/files/discover-pages.ts';
import { isObject, type JsonObject } from '../../lib/json/json-value.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';
import { type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';

/** What surrounds a part of the navigation of a `docs.json`. */
export interface NavigationScope {
  readonly tab: DocsSection | undefined;
  readonly anchor: DocsSection | undefined;
  readonly product: DocsSection | undefined;
  readonly version: string | undefined;
  /** Undefined on a site of one language. */
  readonly language: string | undefined;
  /** OpenAPI documents of the version scope it. */
  readonly documents: readonly string[];
  /** How root pages list the pages of their group: `none`, `accordion` or `card`. */
  readonly directory: unknown;
  /** The same as a group of `site.json` has it from the one around it. */
  readonly listing: unknown;
  /** The divisions that became groups, from the outermost. */
  readonly wraps: readonly WrappingGroup[];
  readonly source: JsonPath;
}

export type GroupOwners = Pick<NavigationScope, 'tab' | 'anchor' | 'product'>;

/** The name and the mark of a group without its pages. */
interface WrappingGroup {
  readonly group: string;
  readonly icon?: unknown;
  readonly iconType?: unknown;
  readonly description?: unknown;
}

/** What is read so far. */
export interface Reading {
  readonly result: DocsNavigation;
  readonly notes: Notebook;
}

/**
 * Notes the OpenAPI and AsyncAPI documents of a part with the tab, else the anchor, else the product around it, if that is in the same version, else
 * as loose ones; gives them, or those scope the part when it has none.
 */
export function noteDocuments(
  part: JsonObject,
  scope: NavigationScope,
  { result, notes }: Reading,
): readonly string[] {
  const kinds = ['openapi', 'asyncapi'].filter((key) => part[key] !== undefined);
  const { documents, directory } = readNamedDocuments(kinds.flatMap((key) => part[key]));
  for (const key of kinds)
    if (readNamedDocuments(part[key]).documents.length === 0)
      notes.leaveOut([...scope.source, key], 'It names no document.');
  if (documents.length === 0) return scope.documents;
  const { tab, anchor, product, version, language, source } = scope;
  const isInVersion = (section: DocsSection | undefined) =>
    section !== undefined && (version === undefined || section.version === version);
  const section = [tab, anchor, product].find(isInVersion);
  if (section === undefined) {
    const name = [part['group'], tab?.name, anchor?.name, product?.name].find(
      (one) => typeof one === 'string' && one !== '',
    );
    const loose = {
      version,
      language,
      product: product?.name,
      name: String(name ?? ''),
      folder: directory,
      source: [...source, kinds[0] ?? 'openapi'],
    };
    result.documents.push(...documents.map((document) => ({ document, ...loose })));
    return documents;
  }
  for (const document of documents) if (!section.openapi.includes(document)) section.openapi.push(document);
  section.folder ??= directory;
  return documents;
}

/** OpenAPI documents as a `docs.json` names them, and the folder that their pages have. */
interface NamedDocuments {
  readonly documents: readonly string[];
  readonly directory: string | undefined;
}

/** Reads `openapi` in each of its forms: a path or URL, a list of them, or `{ source, directory }`. */
export function readNamedDocuments(openapi: unknown): NamedDocuments {
  const forms: readonly unknown[] = Array.isArray(openapi) ? openapi : [openapi];
  const read = forms.map((form) => {
    if (typeof form === 'string' && form !== '') return { documents: [form], directory: undefined };
    if (!isObject(form) || typeof form['source'] !== 'string') return { documents: [], directory: undefined };
    const directory =
      typeof form['directory'] === 'string' ? form['directory'].replace(/^\/+|\/+$/g, '') : '';
    return { documents: [form['source']], directory: directory || undefined };
  });
  return {
    documents: read.flatMap(({ documents }) => documents),
    directory: read.find(({ directory }) => directory !== undefined)?.directory,
  };
}

/** A tab, an anchor or a product of `docs.json`, which says itself which pages it holds. */
export interface DocsSection {
  readonly kind: 'tab' | 'anchor' | 'product';
  readonly name: string;
  readonly version: string | undefined;
  readonly language: string | undefined;
  /** The name of the product around it. */
  readonly product: string | undefined;
  /** Whether it is inside a tab or an anchor. */
  readonly isInside: boolean;
  /** Where it leads when it holds no pages. */
  href: string | undefined;
  /** The entries of its `menu`. */
  readonly menu: ImportedObject[];
  /** Its icon, color and the like. */
  readonly rest: ImportedObject;
  readonly source: JsonPath;
  /** Paths of its pages, without those of operations. */
  readonly pages: string[];
  /** OpenAPI documents of which it shows the operations. */
  readonly openapi: string[];
  /** The folder of the pages that these have. */
  folder: string | undefined;
}

/** What a `docs.json` says of its pages, laid out as `site.json` has it. */
export interface DocsNavigation {
  readonly groups: ImportedObject[];
  /** The tab, the anchor and the product around each of them. */
  readonly owners: Map<ImportedObject, GroupOwners>;
  readonly sections: DocsSection[];
  readonly versions: ImportedObject[];
  /** Those of the site, the default one marked; a single one is its only one. */
  readonly languages: {
    readonly language: string;
    readonly default: boolean;
    readonly banner: unknown;
    readonly navbar: unknown;
    readonly footer: unknown;
    readonly source: JsonPath;
  }[];
  readonly documents: LooseDocument[];
}

/** Where the pages of operations are that no tab, anchor or product claims. */
export const OPERATIONS_FOLDER = 'api-reference';

/** An OpenAPI document that no tab, anchor or product has. */
export interface LooseDocument {
  readonly document: string;
  /** The only version that shows its operations. */
  readonly version: string | undefined;
  readonly language: string | undefined;
  /** The name of the product that it is in. */
  readonly product: string | undefined;
  /** What a tab for it is named; '' when nothing says. */
  readonly name: string;
  /** The folder of its pages, when the file names one. */
  readonly folder: string | undefined;
  readonly source: JsonPath;
}

/** Paths of the pages of a group and of those inside it, without operations. */
export function listGroupPages({ pages }: ImportedObject): readonly string[] {
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page: unknown): readonly string[] => {
    if (isImportedObject(page)) return listGroupPages(page);
    return typeof page === 'string' && !isOperationReference(page) ? [readNavigationPath(page)] : [];
  });
}
