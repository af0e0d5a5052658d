import { fillQuery, hasPlaceholder, type QueryTemplate } from '../../lib/html/fill-query.ts';
import { writeUrl, writeWholeUrl } from '../links/site-url.ts';
import { writeMarkdownUrl } from '../markdown/markdown-path.ts';
import type { Page, Site } from '../site.ts';

/** A link of an entry on a page. */
interface ActionLink {
  /** Leads there without a script: the address of the page’s Markdown stands for the Markdown itself. */
  readonly href: string;
  /** JSON of `FillIn` (client/page/fill-link.lazy.ts), where only a script can make it whole. */
  readonly fill: string | undefined;
  /** Whether the link says nothing without a script, because nobody knows where the site is published. */
  readonly needsScript: boolean;
}

/** The link of a page that a template with `$page`, `$markdown`, `$path` and `$mcp` gives. */
export function writeActionLink(site: Site, page: Page, template: QueryTemplate): ActionLink {
  const markdown = writeWholeUrl(site, writeMarkdownUrl(page));
  const values = { path: writeUrl(site, page.url), mcp: page.contextual?.mcpServer ?? '' };
  const href = fillQuery(template, { ...values, markdown, page: markdown });
  const hasPage = hasPlaceholder(template, 'page');
  const needsScript = site.siteUrl === undefined && (hasPage || hasPlaceholder(template, 'markdown'));
  const base = writeUrl(site, template.base);
  const fill = hasPage || needsScript ? JSON.stringify({ base, query: template.query, values }) : undefined;
  return { href, fill, needsScript };
}
