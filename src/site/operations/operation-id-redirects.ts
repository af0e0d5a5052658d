import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { writePageUrl, writeUrlPath } from '../pages/page-path.ts';
import type { Page, Redirect } from '../site.ts';
import { listDocumentSections } from './document-sections.ts';

/**
 * Redirects from the `operationId` of each operation, below the folder of its document, to its page: a summary may be corrected,
 * which changes the address that is made of it. Nothing leads away from `taken` paths, compared without letter case; of two
 * operations with one id the first has it.
 */
export function listOperationIdRedirects(
  config: SiteConfig,
  pages: readonly Page[],
  taken: Iterable<string>,
): readonly Redirect[] {
  if (!pages.some(({ kind }) => kind === 'operation')) return [];
  const used = new Set([...taken].map((path) => path.toLowerCase()));
  return pages.flatMap((page): readonly Redirect[] => {
    if (page.kind !== 'operation' || page.originalUrl !== undefined) return [];
    const { operationId, document } = page.operation;
    if (operationId === undefined || !/^[\w-][\w.-]*$/.test(operationId)) return [];
    const sections = listDocumentSections(config, document);
    const { folder } = sections.find((one) => page.path.startsWith(`${one.folder}/`)) ?? sections[0];
    const path = folder === '' ? operationId : `${folder}/${operationId}`;
    if (used.has(path.toLowerCase())) return [];
    used.add(path.toLowerCase());
    return [{ source: writeUrlPath(path), destination: writePageUrl(page.path), permanent: false }];
  });
}
