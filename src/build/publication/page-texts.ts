import { componentRegistry } from '../../components/mdx/registry.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { listUpdates } from '../../site/machines/feed.ts';
import { readContentNodes } from '../../site/markdown/page-runtime.ts';
import { writeBlocks } from '../../site/markdown/write-blocks.ts';
import type { Page } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { renderMarkdown } from '../views/render-markdown.ts';
import type { PageTexts } from './publication.ts';

/** A page's texts, from its compiled file; undefined for one without a file. */
export function writePageTexts(project: Project, page: Page, compiled: CompiledPage | undefined): PageTexts {
  const nodes = compiled ? readContentNodes(compiled, componentRegistry) : [];
  return {
    markdown: renderMarkdown(project, page, compiled, writeBlocks(nodes)),
    updates: listUpdates(nodes),
  };
}

/** The same, with the page's file as it is now. */
export async function readPageTexts(project: Project, page: Page): Promise<PageTexts> {
  return (
    project.publication.texts.get(page.path) ??
    writePageTexts(project, page, await project.compiler.compile(page))
  );
}
