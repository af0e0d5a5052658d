import { writeUrlPath } from '../pages/page-path.ts';
import type { Page } from '../site.ts';

/** Where a page's Markdown is, as `Page.path` says it: `guides/start.md`, `index.md` for the root. */
export function markdownPath({ path }: Pick<Page, 'path'>): string {
  return `${path === '' ? 'index' : path}.md`;
}

/** The URL path of a page's Markdown. */
export function writeMarkdownUrl(page: Pick<Page, 'path'>): string {
  return writeUrlPath(markdownPath(page));
}

/** Whether a page is there as Markdown too: all are but the one that is shown where there is no page. */
export function hasMarkdown({ path }: Pick<Page, 'path'>): boolean {
  return path !== '404';
}
