import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type McpOperation,
  type McpPage,
  type McpSite,
  mcpFile,
  type StoredPage,
  writeMcpSite,
} from '../../mcp/mcp-site.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import { hasMarkdown, markdownPath } from '../../site/markdown/markdown-path.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { type KnownTexts, readPageTexts } from './render-markdown.ts';

/** The site of a project as the tools know it, with its pages' Markdown as the files are now. */
export function openMcpSite(project: Project, site: Site): McpSite {
  const pages = listPages(site);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    name: site.name,
    siteUrl: site.siteUrl,
    base: site.base,
    pages: pages.map((page) => describePage(site, page)),
    readText: async ({ path }) => {
      const page = byPath.get(path);
      return page ? (await readPageTexts(project, site, page)).markdown : '';
    },
  };
}

/** What `/mcp` of a server without the built site's files has to know: the text of every page is in it. */
export async function writeMcpText(project: Project): Promise<string | undefined> {
  const site = project.site();
  if (!site) return undefined;
  const pages = listPages(site).map(async (page): Promise<StoredPage> => {
    const { markdown } = await readPageTexts(project, site, page);
    return { ...describePage(site, page), text: markdown };
  });
  return writeMcpSite(site, await Promise.all(pages));
}

/** Writes what `/mcp` has to know into a built site's folder (absolute); `known` is what was written of pages. */
export async function writeMcpFile(
  project: Project,
  site: Site,
  known: KnownTexts,
  output: string,
): Promise<void> {
  const pages = await Promise.all(
    listPages(site).map(async (page): Promise<StoredPage> => {
      const stored = describePage(site, page);
      return hasMarkdown(page)
        ? { ...stored, file: markdownPath(page) }
        : { ...stored, text: (await readPageTexts(project, site, page, known)).markdown };
    }),
  );
  const file = join(output, mcpFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, writeMcpSite(site, pages));
}

/** Pages that search engines are kept from are not for other machines either. */
function listPages({ pages }: Site): readonly Page[] {
  return pages.filter(({ isIndexed, originalUrl }) => isIndexed && originalUrl === undefined);
}

function describePage(site: Site, page: Page): McpPage {
  const { path, url, title, description, breadcrumbs: groups, versions } = page;
  const summary = page.kind === 'operation' ? page.operation : openManualEndpoint(page, undefined)?.summary;
  return {
    path,
    url: writeUrl(site, url),
    title,
    description,
    groups,
    versions,
    operation: summary && describeOperation(summary),
  };
}

function describeOperation(summary: OperationSummary): McpOperation {
  const { method, path, isWebhook, deprecated, operationId, tags } = summary;
  return { method, path, isWebhook, deprecated, operationId, tags };
}
