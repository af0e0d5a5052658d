import type { Card } from './card.ts';

/** What the drawing library takes: boxes, texts and images with CSS. */
export type CardNode =
  | { readonly type: 'container'; readonly style: Style; readonly children: CardNode[] }
  | { readonly type: 'text'; readonly style: Style; readonly text: string }
  | { readonly type: 'image'; readonly style: Style; readonly src: string };

type Style = Record<string, string | number>;

export const cardSize = { width: 1200, height: 630 } as const;

/** The logo's name among the images of a card. */
export const logoName = 'logo';

/** A card's layout. `logo` is the logo's size in any unit; without one the site's name stands in its place. */
export function layOutCard(
  card: Card,
  logo: { readonly width: number; readonly height: number } | undefined,
): CardNode {
  const { colors, name, host, title, description, breadcrumbs, method } = card;
  const crumbs = breadcrumbs.slice(-3).join('  /  ');
  const long = title.length > 70;
  return box({ ...column, width: '100%', height: '100%', backgroundColor: colors.bg, fontFamily: 'Geist' }, [
    box({ width: '100%', height: 12, backgroundColor: colors.accent }, []),
    box({ ...column, flexGrow: 1, padding: '60px 80px 56px', justifyContent: 'space-between' }, [
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
  ]);
}

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
