import type { Glyph } from '../../content/icons/draw-glyph.ts';
import type { IconName } from '../../content/icons/icon-name.ts';
import type { Contextual } from '../contextual.ts';
import type { Glyphs, NavigationNode, Site } from '../site.ts';

/** The drawn icon of a name; undefined where nobody has it. */
export function findGlyph(glyphs: Glyphs, icon: IconName): Glyph | undefined {
  return glyphs[keyIcon(icon)];
}

/** Draws the icons of a site's navigation, its footer and the menu of its pages, each once. */
export function drawGlyphs(
  {
    sidebars,
    tabs,
    anchors,
    products,
    topbar,
    footer,
    contextual,
  }: Pick<Site, 'sidebars' | 'tabs' | 'anchors' | 'products' | 'topbar' | 'footer'> & {
    readonly contextual: readonly Contextual[];
  },
  drawIcon: (icon: IconName) => Glyph | undefined,
): Glyphs {
  const icons = [
    ...Object.values(sidebars).flatMap(listNodeIcons),
    ...[
      ...tabs,
      ...tabs.flatMap(({ menu }) => menu ?? []),
      ...anchors,
      ...products,
      ...topbar.links,
      ...footer.socials,
    ].flatMap(({ icon }) => icon ?? []),
    ...contextual
      .flatMap(({ actions }) => actions)
      .flatMap((action) => ('icon' in action && action.icon) || []),
  ];
  const named = new Map(icons.map((icon) => [keyIcon(icon), icon]));
  return Object.fromEntries(
    [...named].flatMap(([key, icon]): [string, Glyph][] => {
      const glyph = drawIcon(icon);
      return glyph ? [[key, glyph]] : [];
    }),
  );
}

function listNodeIcons(nodes: readonly NavigationNode[]): readonly IconName[] {
  return nodes.flatMap((node) => [
    ...(node.icon ? [node.icon] : []),
    ...(node.kind === 'group' ? listNodeIcons(node.children) : []),
  ]);
}

/** A name has no space in it; an address may. */
function keyIcon({ name, iconType }: IconName): string {
  return `${iconType} ${name}`;
}
