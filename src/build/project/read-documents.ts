import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import { discoverDocuments } from '../../openapi/load/discover-documents.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { type DocumentReference, loadDocuments } from '../../openapi/load/load-documents.ts';
import { loadProblem } from '../../openapi/load/problems.ts';
import { findOperation } from '../../openapi/read/find-operation.ts';
import { findSchema } from '../../openapi/read/find-schema.ts';
import { readInfo, readTagGroups, readTags } from '../../openapi/read/read-info.ts';
import { listOperations, summarizeOperation } from '../../openapi/read/read-operations.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SiteInput } from '../../site/build-site.ts';
import type { ApiDocument } from '../../site/operations/operation-pages.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';

interface ReadInput {
  /** Absolute, as is `contentRoot`. */
  readonly siteRoot: string;
  readonly contentRoot: string;
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  readonly pages: readonly PageSource[];
  /** Whether documents of other servers are taken from the copies of an earlier build. */
  readonly isOffline: boolean;
}

/** The documents of a site, and what of them the site is built from. */
interface ReadDocuments {
  readonly documents: readonly OpenApiDocument[];
  readonly input: Pick<SiteInput, 'documents' | 'findOperation' | 'findSchema'>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the OpenAPI documents that `site.json` names. When it names none and a page or the navigation names an
 * operation or a schema, documents beside the pages are looked for; those give no pages of their own.
 */
export async function readDocuments(input: ReadInput): Promise<ReadDocuments> {
  const { siteRoot, contentRoot, pages } = input;
  const named = listReferences(input);
  const isAsked =
    pages.some(
      ({ frontmatter }) => frontmatter.openapi !== undefined || frontmatter['openapi-schema'] !== undefined,
    ) || listNavigationPages(input.config.navigation).some(isOperationReference);
  const found = named.length === 0 && isAsked ? await discoverDocuments(siteRoot, contentRoot) : [];
  const { documents, unread, problems } = await loadDocuments(siteRoot, [...named, ...found], {
    isOffline: input.isOffline,
  });
  const own = named.length === 0 ? [] : documents;
  return {
    documents,
    input: {
      documents: own.map(summarizeDocument),
      findOperation: (reference) => findOperation(documents, reference, unread.length === 0),
      findSchema: (reference) => findSchema(documents, reference, unread.length === 0),
    },
    problems:
      found.length > 0 ? [loadProblem('discovered', input.placeOf([]), found), ...problems] : problems,
  };
}

function summarizeDocument(document: OpenApiDocument): ApiDocument {
  return {
    name: document.name,
    info: readInfo(document),
    tags: readTags(document),
    tagGroups: readTagGroups(document),
    operations: listOperations(document).map(summarizeOperation),
  };
}

/** Everything in `site.json` that names a document, with its place. */
function listReferences({ config, placeOf }: ReadInput): readonly DocumentReference[] {
  const at = (names: readonly string[], path: readonly (string | number)[]) =>
    names.map((reference, index) => ({ reference, place: placeOf([...path, index]) }));
  return [
    ...at(config.openapi, ['openapi']),
    ...config.tabs.flatMap((tab, index) => at(tab.openapi, ['tabs', index, 'openapi'])),
    ...config.anchors.flatMap((anchor, index) => at(anchor.openapi, ['anchors', index, 'openapi'])),
  ];
}

type Entry = SiteConfig['navigation'][number]['pages'][number];

/** Every page that the navigation names, at any depth, in its order and as it is written. */
export function listNavigationPages(groups: SiteConfig['navigation']): readonly string[] {
  const list = (entries: readonly Entry[]): readonly string[] =>
    entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : list(entry.pages)));
  return list(groups.flatMap(({ pages }) => pages));
}
