import { type SiteBase, writeWholeUrl } from '../links/site-url.ts';
import { addInstructions } from '../markdown/instructions.ts';
import { hasMarkdown, writeMarkdownUrl } from '../markdown/markdown-path.ts';
import { findPageProduct } from '../navigation/products.ts';
import type { Page, Site } from '../site.ts';

/** The pages that machines are told of, each in the language that it is written in alone. */
export function listIndexed(site: Pick<Site, 'pages'>): readonly Page[] {
  return site.pages.filter((page) => page.isIndexed && hasMarkdown(page) && page.originalUrl === undefined);
}

/**
 * `llms.txt`: what the site is, and links to its pages as Markdown, in sections by product, tab and group. A site without tabs
 * has its groups as sections. https://llmstxt.org
 */
export function writeLlms(
  site: SiteBase & Pick<Site, 'name' | 'pages' | 'tabs' | 'products' | 'siteUrl' | 'instructions'>,
  summary: string | undefined,
): string {
  const sections = new Map<string, string[]>();
  for (const page of listIndexed(site)) {
    const name = nameSection(site, page);
    const lines = sections.get(name) ?? [];
    sections.set(name, lines);
    lines.push(writeEntry(page, site));
  }
  const parts = [
    `# ${writeLine(site.name)}`,
    ...(summary ? [`> ${writeLine(summary)}`] : []),
    `Each page is there as Markdown, and all of them are in [llms-full.txt](${writeWholeUrl(site, '/llms-full.txt')}).`,
    ...[...sections].map(([name, lines]) => `## ${writeLine(name)}\n\n${lines.join('\n')}`),
  ];
  return addInstructions(site, `${parts.join('\n\n')}\n`);
}

/** The heading that `llms-full.txt` puts before a page, whose own text begins with its title. */
export function writeFullHead(page: Page, site: SiteBase & Pick<Site, 'siteUrl'>): string {
  return `Source: ${writeWholeUrl(site, page.url)}\n\n`;
}

function nameSection({ tabs, products }: Pick<Site, 'tabs' | 'products'>, page: Page): string {
  const product = findPageProduct({ products }, page)?.name;
  const tab = page.tab === undefined ? undefined : tabs[page.tab]?.name;
  const version = page.versions.length === 1 ? page.versions[0] : undefined;
  const parts = [product, version, tab, page.breadcrumbs[0]].filter(
    (part) => part !== undefined && part !== '',
  );
  return parts.join(': ') || 'Pages';
}

function writeEntry(page: Page, site: SiteBase & Pick<Site, 'siteUrl'>): string {
  const about = page.description ?? (page.kind === 'operation' ? page.operation.summary : undefined);
  const request = page.kind === 'operation' ? `${page.operation.method} ${page.operation.path}` : undefined;
  const words = [request, about === page.title ? undefined : about].filter(Boolean).join(': ');
  const title = page.title.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
  return `- [${title}](${writeWholeUrl(site, writeMarkdownUrl(page))})${words ? `: ${writeLine(words)}` : ''}`;
}

function writeLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
