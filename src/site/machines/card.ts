import type { Page, Site, ThemeColors } from '../site.ts';

/** What a page's social card shows. */
export interface Card {
  readonly name: string;
  /** Host of the site. */
  readonly host: string;
  readonly title: string;
  readonly description: string | undefined;
  /** From tab to group. */
  readonly breadcrumbs: readonly string[];
  /** Of an operation. */
  readonly method: string | undefined;
  readonly colors: Pick<
    ThemeColors,
    'bg' | 'border' | 'heading' | 'muted' | 'accent' | 'solid' | 'on-solid' | 'text'
  >;
}

/** Whether a text can be drawn: all its characters are among those that the fonts have. */
export type CanDraw = (text: string) => boolean;

/**
 * The card of a page, in the mode that the site opens in. What the fonts cannot draw is left out, so that no card shows
 * empty boxes; undefined when that is the title, and for a page that names an image of its own.
 */
export function buildCard(site: Site, page: Page, canDraw: CanDraw): Card | undefined {
  const colors = site.theme[site.mode.default ?? 'light'];
  const show = (text: string | undefined) => {
    const clean = text === undefined ? '' : cleanText(text);
    return clean !== '' && canDraw(clean) ? clean : undefined;
  };
  const title = show(page.title);
  const isDrawn = namesImage(page.frontmatter.meta);
  if (title === undefined || site.siteUrl === undefined || isDrawn) return undefined;
  const tab = page.tab === undefined ? undefined : site.tabs[page.tab]?.name;
  const { bg, border, heading, muted, accent, solid, text } = colors;
  return {
    name: show(site.name) ?? '',
    host: URL.parse(site.siteUrl)?.host ?? '',
    title,
    description: show(page.description ?? (page.kind === 'operation' ? page.operation.summary : undefined)),
    breadcrumbs: [tab, ...page.breadcrumbs].flatMap((crumb) => show(crumb) ?? []),
    method: page.kind === 'operation' && !page.operation.isWebhook ? page.operation.method : undefined,
    colors: { bg, border, heading, muted, accent, solid, text, 'on-solid': colors['on-solid'] },
  };
}

/** Whether meta tags name the image of a page. */
export function namesImage(meta: Readonly<Record<string, string>>): boolean {
  return Boolean(meta['og:image'] || meta['twitter:image']);
}

/** A text as it is drawn: without the marks of Markdown and without emoji. */
function cleanText(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]+/g, '')
    .replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
