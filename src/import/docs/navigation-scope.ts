import type { JsonPath } from '../../config/json-tree.ts';
import { isObject, type JsonObject } from '../../lib/json/json-value.ts';
import type { ImportedObject, Notebook } from '../draft.ts';

/** What surrounds a part of the navigation of a `docs.json`. */
export interface NavigationScope {
  readonly tab: DocsSection | undefined;
  readonly anchor: DocsSection | undefined;
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

export type GroupOwners = Pick<NavigationScope, 'tab' | 'anchor'>;

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
 * Notes the OpenAPI documents of a part with the tab, else the anchor scope it, if that is in the same version, else
 * as loose ones; gives them, or those scope the part when it has none.
 */
export function noteDocuments(
  part: JsonObject,
  scope: NavigationScope,
  { result, notes }: Reading,
): readonly string[] {
  if (part['asyncapi'] !== undefined)
    notes.leaveOut([...scope.source, 'asyncapi'], 'Octavo reads OpenAPI documents only.');
  const { documents, directory } = readNamedDocuments(part['openapi']);
  if (documents.length === 0 && part['openapi'] !== undefined)
    notes.leaveOut([...scope.source, 'openapi'], 'It names no document.');
  if (documents.length === 0) return scope.documents;
  const { tab, anchor, version, language, source } = scope;
  const isInVersion = (section: DocsSection | undefined) =>
    section !== undefined && (version === undefined || section.version === version);
  const section = [tab, anchor].find(isInVersion);
  if (section === undefined) {
    const name = [part['group'], tab?.name, anchor?.name].find(
      (one) => typeof one === 'string' && one !== '',
    );
    const loose = {
      version,
      language,
      name: String(name ?? ''),
      folder: directory,
      source: [...source, 'openapi'],
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

/** A tab or an anchor of `docs.json`, which says itself which pages it holds. */
export interface DocsSection {
  readonly kind: 'tab' | 'anchor';
  readonly name: string;
  readonly version: string | undefined;
  readonly language: string | undefined;
  /** Where it leads when it holds no pages. */
  readonly href: string | undefined;
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
  /** The tab and the anchor around each of them. */
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

/** Where the pages of operations are that no tab or anchor claims. */
export const OPERATIONS_FOLDER = 'api-reference';

/** An OpenAPI document that no tab or anchor has. */
export interface LooseDocument {
  readonly document: string;
  /** The only version that shows its operations. */
  readonly version: string | undefined;
  readonly language: string | undefined;
  /** What a tab for it is named; '' when nothing says. */
  readonly name: string;
  /** The folder of its pages, when the file names one. */
  readonly folder: string | undefined;
  readonly source: JsonPath;
}
