import { nameDocument } from '../../site/links/document-links.ts';
import type { Page } from '../../site/site.ts';
import { listPublishedDocuments } from '../output/published-documents.ts';
import type { Project } from '../project/project.ts';

/** Where a reader downloads the OpenAPI document that a page is made from; undefined when it is not published. */
export function findDocumentUrl(project: Project, page: Page): string | undefined {
  const name = nameDocument(page);
  if (name === undefined) return undefined;
  return listPublishedDocuments(project.reading(), project.siteRoot).find((one) => one.name === name)?.url;
}
