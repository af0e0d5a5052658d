import { writePath } from '../../config/json-words.ts';
import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { contentProblem } from '../../content/compile/problems.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import { drawGlyph } from '../../content/icons/draw-glyph.ts';
import type { IconName } from '../../content/icons/icon-name.ts';
import { nearestIcons } from '../../content/icons/resolve-icon.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { findPlaceInPage } from '../project/place-in-page.ts';
import { projectProblem } from '../project/problems.ts';

interface NamedIcon {
  /** How `site.json` calls it: `anchors[0].icon`; undefined for a page's own. */
  readonly field: string | undefined;
  readonly icon: string | undefined;
  readonly iconType: IconName['iconType'] | undefined;
  readonly findPlace: () => Place;
}

/** Warns of each icon that `site.json` or a page's frontmatter names and that no set has. */
export function checkIcons(
  config: SiteConfig,
  placeOf: PlaceOf,
  pages: readonly PageSource[],
): readonly Problem[] {
  const named = [
    ...config.topbarLinks.map((link, index) => inConfig(link, ['topbarLinks', index, 'icon'], placeOf)),
    ...config.tabs.map((tab, index) => inConfig(tab, ['tabs', index, 'icon'], placeOf)),
    inConfig(config.primaryTab, ['primaryTab', 'icon'], placeOf),
    ...[config.primaryTab, ...config.tabs].flatMap(({ menu }, index) =>
      menu.map((entry, place) =>
        inConfig(
          entry,
          [...(index === 0 ? ['primaryTab'] : ['tabs', index - 1]), 'menu', place, 'icon'],
          placeOf,
        ),
      ),
    ),
    ...config.anchors.map((anchor, index) => inConfig(anchor, ['anchors', index, 'icon'], placeOf)),
    ...config.products.map((product, index) => inConfig(product, ['products', index, 'icon'], placeOf)),
    ...(config.topAnchor ? [inConfig(config.topAnchor, ['topAnchor', 'icon'], placeOf)] : []),
    ...listGroups(config.navigation, ['navigation'], placeOf),
    ...pages
      .filter(({ frontmatter }) => frontmatter.icon !== undefined)
      .map((page) => ({
        field: undefined,
        icon: page.frontmatter.icon,
        iconType: page.frontmatter.iconType,
        findPlace: () => findPlaceInPage(page, 'icon'),
      })),
  ];
  return named.flatMap(({ field, icon, iconType, findPlace }) =>
    icon === undefined ||
    icon === '' ||
    drawGlyph({ name: icon, iconType: iconType ?? 'duotone' }, config.icons.library)
      ? []
      : [
          field === undefined
            ? contentProblem('unknown-icon', findPlace(), icon, nearestIcons(icon), 'none')
            : projectProblem('unknown-icon', findPlace(), field, icon, nearestIcons(icon)),
        ],
  );
}

type Path = readonly (string | number)[];
type Group = SiteConfig['navigation'][number];

function listGroups(entries: Group['pages'], path: Path, placeOf: PlaceOf): readonly NamedIcon[] {
  return entries.flatMap((entry, index) =>
    typeof entry === 'string'
      ? []
      : [
          inConfig(entry, [...path, index, 'icon'], placeOf),
          ...listGroups(entry.pages, [...path, index, 'pages'], placeOf),
        ],
  );
}

function inConfig(
  owner: { readonly icon?: string | undefined; readonly iconType?: IconName['iconType'] | undefined },
  path: Path,
  placeOf: PlaceOf,
): NamedIcon {
  return {
    field: writePath(path),
    icon: owner.icon,
    iconType: owner.iconType,
    findPlace: () => placeOf(path),
  };
}
