import { getRoot } from '../../openapi/load/document.ts';
import { readExternalDocs } from '../../openapi/read/read-info.ts';
import {
  createDocumentLinks,
  type FollowDocumentLink,
  nameDocument,
} from '../../site/links/document-links.ts';
import type { Page, Site } from '../../site/site.ts';
import { listPublishedDocuments } from '../output/published-documents.ts';
import type { Project } from '../project/project.ts';

const known = new WeakMap<Site, (page: Page) => FollowDocumentLink>();

/** Follows the links of the project's OpenAPI documents, on the pages of the site as it is now. */
export function findDocumentLinks(project: Project): (page: Page) => FollowDocumentLink {
  const site = project.site();
  const found = site && known.get(site);
  if (found) return found;
  const lookup = project.lookup();
  const { documents } = project.reading();
  const bases = new Map(
    documents.map((document) => [document.name, readExternalDocs(getRoot(document).value)?.url]),
  );
  const links = createDocumentLinks({
    pages: site?.pages ?? [],
    isRedirected: (path) => lookup.findDestination(path) !== undefined,
    externalDocs: (document) => bases.get(document),
  });
  if (site) known.set(site, links);
  return links;
}

/** Where a reader downloads the OpenAPI document that a page is made from; undefined when it is not published. */
export function findDocumentUrl(project: Project, page: Page): string | undefined {
  const name = nameDocument(page);
  if (name === undefined) return undefined;
  return listPublishedDocuments(project.reading(), project.siteRoot).find((one) => one.name === name)?.url;
}
