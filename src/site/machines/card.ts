import type { ThemeColors } from '../appearance/theme.ts';
import type { Page, Site } from '../site.ts';

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

/** The mode that the cards of a site are in. */
export function findCardMode({ thumbnails, mode }: Pick<Site, 'thumbnails' | 'mode'>): 'light' | 'dark' {
  return thumbnails.appearance ?? mode.default ?? 'light';
}

/**
 * The card of a page, in the mode that `thumbnails` says, else in the one that the site opens in. What the fonts cannot draw is left out, so that no card shows
 * empty boxes; undefined when that is the title, and for a page that names an image of its own.
 */
export function buildCard(site: Site, page: Page, canDraw: CanDraw): Card | undefined {
  const colors = site.theme[findCardMode(site)];
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

/** What the drawing library takes: boxes, texts and images with CSS. */
export type CardNode =
  | { readonly type: 'container'; readonly style: Style; readonly children: CardNode[] }
  | { readonly type: 'text'; readonly style: Style; readonly text: string }
  | { readonly type: 'image'; readonly style: Style; readonly src: string };

type Style = Record<string, string | number>;

export const cardSize = { width: 1200, height: 630 } as const;

/** The family of a font that a site gives its cards. */
export const ownFamily = 'Own';

/** The logo's name among the images of a card. */
export const logoName = 'logo';

/** The name of the image behind the text among the images of a card. */
export const backgroundName = 'background';

/**
 * A card's layout. `logo` is the logo's size in any unit; without one the site's name takes its place. With a background, its
 * image fills the card.
 */
export function layOutCard(
  card: Card,
  logo: { readonly width: number; readonly height: number } | undefined,
  hasBackground = false,
): CardNode {
  const { colors, name, host, title, description, breadcrumbs, method } = card;
  const crumbs = breadcrumbs.slice(-3).join('  /  ');
  const long = title.length > 70;
  return box(
    {
      ...column,
      width: '100%',
      height: '100%',
      backgroundColor: colors.bg,
      fontFamily: `${ownFamily}, Geist`,
    },
    [
      ...(hasBackground ? [backdrop] : []),
      box({ ...above, width: '100%', height: 12, backgroundColor: colors.accent }, []),
      box({ ...above, ...column, flexGrow: 1, padding: '60px 80px 56px', justifyContent: 'space-between' }, [
        logo ? placeLogo(logo) : write(name, { fontSize: 36, fontWeight: 600, color: colors.heading }),
        box({ ...column }, [
          ...(crumbs === ''
            ? []
            : [
                write(crumbs, {
                  ...line,
                  fontSize: 28,
                  fontWeight: 500,
                  color: colors.accent,
                  marginBottom: 20,
                }),
              ]),
          write(title, {
            fontSize: long ? 56 : 72,
            fontWeight: 600,
            lineHeight: 1.1,
            letterSpacing: long ? -1 : -2,
            color: colors.heading,
            lineClamp: 3,
            textOverflow: 'ellipsis',
            overflowWrap: 'anywhere',
          }),
          ...(description === undefined
            ? []
            : [
                write(description, {
                  fontSize: 30,
                  lineHeight: 1.4,
                  color: colors.muted,
                  marginTop: 24,
                  lineClamp: 2,
                  textOverflow: 'ellipsis',
                }),
              ]),
        ]),
        box({ display: 'flex', alignItems: 'center', width: '100%', fontSize: 26 }, [
          ...(method === undefined ? [] : [drawMethod(method, card)]),
          ...(logo && name !== ''
            ? [write(name, { ...line, fontWeight: 600, color: colors.text, marginRight: 20 })]
            : []),
          write(host, { ...line, color: colors.muted }),
        ]),
      ]),
    ],
  );
}

const backdrop: CardNode = {
  type: 'image',
  src: backgroundName,
  style: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: cardSize.width,
    height: cardSize.height,
    objectFit: 'cover',
  },
};

/** Painted after what is placed absolutely before it: https://www.w3.org/TR/CSS22/zindex.html */
const above: Style = { position: 'relative' };

const column: Style = { display: 'flex', flexDirection: 'column' };
const line: Style = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };

function drawMethod(method: string, { colors }: Card): CardNode {
  return write(method, {
    backgroundColor: colors.solid,
    color: colors['on-solid'],
    fontWeight: 600,
    padding: '6px 18px',
    borderRadius: 10,
    marginRight: 24,
  });
}

/** As large as it may be in its place, its proportions kept. */
function placeLogo({ width, height }: { readonly width: number; readonly height: number }): CardNode {
  const scale = Math.min(420 / width, 64 / height);
  return {
    type: 'image',
    src: logoName,
    style: { width: Math.round(width * scale), height: Math.round(height * scale), alignSelf: 'flex-start' },
  };
}

function box(style: Style, children: readonly CardNode[]): CardNode {
  return { type: 'container', style, children: [...children] };
}

function write(text: string, style: Style): CardNode {
  return { type: 'text', text, style };
}
