import { type McpOperation, type McpPage, type McpSite, nameOperation, writeAddress } from './mcp-site.ts';
import type { SearchHit } from './search-pages.ts';

/** Results of a search as Markdown. */
export function writeHits(site: McpSite, hits: readonly SearchHit[]): string {
  return hits
    .map(({ page, sections }) =>
      [
        `## ${page.title}`,
        `${[...(page.operation ? [nameOperation(page.operation)] : []), writeAddress(site, page)].join('\n')}`,
        ...writeGroups(page),
        ...sections.map(
          ({ headings, excerpt }) => `- ${[headings.join(' › '), excerpt].filter(Boolean).join(': ')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

function writeGroups({ groups, versions }: McpPage): readonly string[] {
  const parts = [groups.join(' › '), versions.length > 0 ? `versions ${versions.join(', ')}` : ''].filter(
    Boolean,
  );
  return parts.length === 0 ? [] : [`In ${parts.join('; ')}`];
}

/** Operations as a list in Markdown. */
export function writeOperations(
  site: McpSite,
  pages: readonly (McpPage & { readonly operation: McpOperation })[],
): string {
  return pages
    .map((page) => {
      const { operation } = page;
      const marks = [operation.operationId, operation.deprecated ? 'deprecated' : undefined].filter(Boolean);
      const extra = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
      return `- \`${nameOperation(operation)}\`${extra}: ${page.title}, ${writeAddress(site, page)}`;
    })
    .join('\n');
}
