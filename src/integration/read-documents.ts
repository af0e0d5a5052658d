import type { PlaceOf } from '../config/read-site-config.ts';
import type { SiteConfig } from '../config/schema/site.ts';
import type { PageSource } from '../content/page-source.ts';
import { discoverDocuments } from '../openapi/discover-documents.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { describeDiscovery } from '../openapi/file-problems.ts';
import { findOperation } from '../openapi/find-operation.ts';
import { listTags } from '../openapi/group-by-tag.ts';
import { type DocumentReference, loadDocuments } from '../openapi/load-documents.ts';
import { listOperations, summarizeOperation } from '../openapi/read-operations.ts';
import type { Problem } from '../problem/problem.ts';
import type { SiteInput } from '../site/build-site.ts';

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
export interface ReadDocuments {
  readonly documents: readonly OpenApiDocument[];
  readonly input: Pick<SiteInput, 'documents' | 'findOperation'>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the OpenAPI documents that `site.json` names. When it names none and a page shows an operation, documents
 * beside the pages are looked for; those give no pages of their own.
 */
export async function readDocuments(input: ReadInput): Promise<ReadDocuments> {
  const { siteRoot, contentRoot, pages } = input;
  const named = listReferences(input);
  const isAsked = pages.some(({ frontmatter }) => frontmatter.openapi !== undefined);
  const found = named.length === 0 && isAsked ? await discoverDocuments(siteRoot, contentRoot) : [];
  const { documents, unread, problems } = await loadDocuments(siteRoot, [...named, ...found], {
    isOffline: input.isOffline,
  });
  const own = named.length === 0 ? [] : documents;
  return {
    documents,
    input: {
      documents: own.map((document) => ({
        name: document.name,
        tags: listTags(document),
        operations: listOperations(document).map(summarizeOperation),
      })),
      findOperation: (reference) => findOperation(documents, reference, unread.length === 0),
    },
    problems: found.length > 0 ? [describeDiscovery(found, input.placeOf([])), ...problems] : problems,
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
