import { readUrlPath, writeUrlPath } from '../pages/page-path.ts';
import type { Page } from '../site.ts';

/** A page as far as its Markdown goes. */
type MarkdownPage = Pick<Page, 'path'> & Partial<Pick<Page, 'originalUrl'>>;

/**
 * Where a page's Markdown is, as `Page.path` says it: `guides/start.md`, `index.md` for the root. That of a page that shows
 * one of another language is the other one's.
 */
export function markdownPath({ path: own, originalUrl }: MarkdownPage): string {
  const path = originalUrl === undefined ? own : readUrlPath(originalUrl);
  return `${path === '' ? 'index' : path}.md`;
}

/** The URL path of a page's Markdown. */
export function writeMarkdownUrl(page: MarkdownPage): string {
  return writeUrlPath(markdownPath(page));
}

/** Whether a page is there as Markdown too: all are but the one that is shown where there is no page. */
export function hasMarkdown({ path }: Pick<Page, 'path'>): boolean {
  return path !== '404';
}
