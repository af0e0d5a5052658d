import { close } from 'pagefind';
import type { Problem } from '../../problem/problem.ts';
import { writeSearch } from '../../search/index/write-search.ts';
import type { Site } from '../../site/site.ts';
import { checkLinks, type LinkCheck } from '../check/check-links.ts';
import { writeFavicon } from '../project/drawn-favicon.ts';
import type { Project } from '../project/project.ts';
import { writeMcpFile } from '../views/mcp-pages.ts';
import { writeRelayFile } from '../views/relay-operations.ts';
import { copyAssets } from './assets.ts';
import { listOutputFiles, nameHtmlFile } from './list-files.ts';
import { writePublishedDocuments } from './published-documents.ts';
import { writeLicenses } from './write-licenses.ts';
import { writeRedirects } from './write-redirects.ts';
import { writeSiteSheet } from './write-site-sheet.ts';

/** What only the written site shows. */
interface BuiltFiles {
  /** Mistakes that came up while pages were rendered. */
  readonly rendered: readonly Problem[];
  readonly links: LinkCheck;
  /** Every file that was written, relative to the folder, with `/`. */
  readonly files: readonly string[];
}

/** Renders the pages of a project into a folder (absolute), which is emptied first. */
type RenderPages = (project: Project, folder: string) => Promise<void>;

/**
 * Writes a checked project's site into `folder` (absolute), which is emptied first: the pages by `renderPages`, files
 * beside them, the style sheet and the drawn favicon of all pages, OpenAPI documents, redirects, what the relay and `/mcp`
 * know, the search and the licenses; then verifies its links. Files under `outputs` are not taken for the site's own.
 */
export async function buildSiteFiles(
  project: Project,
  site: Site,
  folder: string,
  outputs: readonly string[],
  renderPages: RenderPages,
): Promise<BuiltFiles> {
  try {
    await renderPages(project, folder);
    await writeSiteSheet(project, site, folder);
    const written = new Set([...site.pages.map(nameHtmlFile), ...(await listOutputFiles(folder))]);
    if (site.favicon === undefined) await writeFavicon(site, folder);
    await copyAssets(project, folder, outputs);
    await writePublishedDocuments(project.reading(), project.siteRoot, folder);
    await writeRedirects(site, folder);
    await writeRelayFile(project, folder);
    await writeMcpFile(project, site, folder);
    const { search } = project.publication;
    const [unsearched, links] = await Promise.all([
      search ? writeSearch(search, folder) : [],
      checkLinks(project, site, folder),
    ]);
    await writeLicenses(folder, project.publication.iconSets);
    for (const file of await listOutputFiles(folder)) written.add(file);
    // Last, for code of pages may fail after they were rendered.
    const rendered = project.takeRenderProblems();
    return { rendered: [...rendered, ...unsearched], links, files: [...written] };
  } finally {
    await close();
  }
}
