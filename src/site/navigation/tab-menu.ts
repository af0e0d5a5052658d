import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { nameIcon } from '../../content/icons/icon-name.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ResolveLink } from '../links/link.ts';
import { isAbsoluteUrl, writePageUrl } from '../pages/page-path.ts';
import { siteProblem } from '../problems.ts';
import type { MenuEntry } from '../site.ts';
import type { LanguagePages } from './language-pages.ts';
import { type Entry, isOwnPage } from './placement.ts';

type MenuItems = SiteConfig['tabs'][number]['menu'];

/** The menu of a tab, and what is to be told of it. */
interface TabMenu {
  readonly menu: readonly MenuEntry[];
  readonly problems: readonly Problem[];
}

/**
 * The menu of a tab from its entries in `site.json`, at `path` there. `places` are the tab's pages in the navigation's order: an
 * entry without `url` leads to the first one in the group of its name, which the language may say otherwise, in each version,
 * language and product; where no group has it, it is left out.
 */
export function buildTabMenu(
  items: MenuItems,
  path: readonly (string | number)[],
  places: readonly Entry[],
  { config, placeOf, resolveLink, translateName }: MenuContext,
): TabMenu {
  const problems: Problem[] = [];
  const menu = items.flatMap(({ name, url, description, icon, iconType }, index): readonly MenuEntry[] => {
    const shown = { name, description, icon: nameIcon(icon, iconType) };
    if (url !== undefined) {
      const target = resolveLink(url);
      return [{ ...shown, url: target, isExternal: isAbsoluteUrl(target), entries: [] }];
    }
    const own = places.filter(
      (place) =>
        place.isShown && isOwnPage(place) && place.groups.includes(translateName(place.language, name)),
    );
    const entries = own.map(({ seed, version, language, product }) => ({
      ...{ url: writePageUrl(seed.path), tab: undefined, version, language },
      product: product === undefined ? undefined : config.products[product]?.name,
    }));
    const [first] = entries;
    if (first !== undefined) return [{ ...shown, url: first.url, isExternal: false, entries }];
    problems.push(siteProblem('empty-menu-entry', placeOf([...path, index, 'name']), name));
    return [];
  });
  return { menu, problems };
}

interface MenuContext {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  readonly resolveLink: ResolveLink;
  readonly translateName: LanguagePages['translateName'];
}

/**
 * The entries of a menu that readers of a language see: links, and parts with pages in it. One whose pages are all of a version has
 * that, to be shown in it alone.
 */
export function listMenuEntries(
  menu: readonly MenuEntry[],
  language: string,
): readonly (MenuEntry & { readonly version: string | undefined })[] {
  return menu.flatMap((entry) => {
    const own = entry.entries.filter((one) => one.language === language);
    if (entry.entries.length > 0 && own.length === 0) return [];
    const [version, ...others] = new Set(own.map((one) => one.version));
    return [{ ...entry, version: others.length === 0 ? version : undefined }];
  });
}
