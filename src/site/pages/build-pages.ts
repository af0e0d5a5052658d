import type { Contextual } from '../contextual.ts';
import type { SiteLanguage } from '../languages.ts';
import { type LanguagePages, listPageLanguages } from '../navigation/language-pages.ts';
import type { FindNeighbors } from '../navigation/neighbors.ts';
import { type Entry, isOwnPage, type Placement, type Placements } from '../navigation/placement.ts';
import { listVersionsOf } from '../navigation/products.ts';
import type { KeySidebar } from '../navigation/sidebars.ts';
import type { FindVersionUrls } from '../navigation/versions.ts';
import { buildOverview } from '../operations/overview-pages.ts';
import type { SourceLinkWriter } from '../repository/repository.ts';
import type { Neighbors, Page, Product, Version } from '../site.ts';
import { writePageUrl } from './page-path.ts';
import type { PageSeed } from './page-seed.ts';

/** What the pages of a site are made with. */
export interface BuildContext {
  readonly placements: Placements;
  readonly pageVersions: ReadonlyMap<PageSeed, readonly string[]>;
  readonly versions: readonly Version[];
  readonly findTab: (place: Placement) => number | undefined;
  readonly findAnchor: (place: Placement) => number | undefined;
  readonly findProduct: (owner: number | undefined) => number | undefined;
  /** Those that are shown. */
  readonly products: readonly Product[];
  readonly keySidebar: KeySidebar;
  readonly findNeighbors: FindNeighbors;
  readonly findVersionUrls: FindVersionUrls;
  readonly writeSourceLinks: SourceLinkWriter['write'];
  /** When each file was last changed, by its path relative to the site root. */
  readonly updates: ReadonlyMap<string, string>;
  readonly indexesHiddenPages: boolean;
  readonly findContextual: (seed: PageSeed) => Contextual | undefined;
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  readonly languagePages: LanguagePages;
}

const alone: Neighbors = { previous: undefined, next: undefined };

/** The pages of a site, each once: those of the navigation in its order, then the others by path. */
export function buildPages(context: BuildContext): readonly Page[] {
  const { entries, outside } = context.placements;
  const first = new Map<PageSeed, Entry>();
  for (const entry of entries) if (!first.has(entry.seed)) first.set(entry.seed, entry);
  return [
    ...[...first.values()].map((entry) => buildPage(entry, entry.groups, entry.isShown, context)),
    ...outside.map((place) => buildPage(place, [], false, context)),
  ];
}

function buildPage(
  place: Placement,
  breadcrumbs: readonly string[],
  inNavigation: boolean,
  context: BuildContext,
): Page {
  const { seed } = place;
  const frontmatter = seed.frontmatter;
  // The page "404" is what is shown where there is no page: search does not lead to it.
  const isListed = (inNavigation || seed.isOneOfMany || context.indexesHiddenPages) && seed.path !== '404';
  const base = {
    path: seed.path,
    url: writePageUrl(seed.path),
    title: seed.overview ? context.languagePages.translateName(place.language, seed.title) : seed.title,
    sidebarTitle: seed.overview
      ? context.languagePages.translateName(place.language, seed.sidebarTitle)
      : seed.sidebarTitle,
    description: frontmatter.description,
    source: seed.source,
    language: place.language,
    frontmatter,
    inNavigation,
    isIndexed: isListed && frontmatter.noindex !== true && isOwnPage(place),
    boost: frontmatter.boost ?? place.boost ?? 1,
    sidebar: context.keySidebar(place),
    tab: context.findTab(place),
    anchor: context.findAnchor(place),
    product: context.findProduct(place.product),
    versions: context.pageVersions.get(seed) ?? [],
    breadcrumbs,
    ...findPageNeighbors(place, context),
    versionUrls: context.findVersionUrls(place),
    ...listPageLanguages(seed, context.languagePages, context.languages),
    originalUrl: seed.original && writePageUrl(seed.original.path),
    ...context.writeSourceLinks(seed),
    contextual: context.findContextual(seed),
    updated: seed.source && context.updates.get(seed.source.file),
  };
  const { operation, schema, overview } = seed;
  if (operation) return { ...base, kind: 'operation', operation };
  if (schema) return { ...base, kind: 'schema', schema };
  if (overview)
    return {
      ...base,
      kind: 'overview',
      overview: buildOverview(overview, (name) => context.languagePages.translateName(place.language, name)),
    };
  return { ...base, kind: 'doc' };
}

function findPageNeighbors(
  { seed, product }: Placement,
  { pageVersions, versions, findNeighbors, findProduct, products }: BuildContext,
): Pick<Page, 'previous' | 'next' | 'versionNeighbors'> {
  const own = pageVersions.get(seed) ?? [];
  const shownProduct = findProduct(product);
  const offered = listVersionsOf(versions, shownProduct === undefined ? undefined : products[shownProduct]);
  // Where a product has no versions, every one shows the same.
  const shared = offered.length > 0 ? offered : versions;
  const shown = own.length > 0 ? own : shared.map(({ name }) => name);
  const standard =
    versions.find(({ name, isDefault }) => isDefault && shown.includes(name))?.name ?? shown[0];
  const { previous, next } = findNeighbors(seed, standard) ?? alone;
  const others = shown.flatMap((name): readonly (readonly [string, Neighbors])[] => {
    const seen = findNeighbors(seed, name) ?? alone;
    const isSame = seen.previous?.url === previous?.url && seen.next?.url === next?.url;
    return isSame ? [] : [[name, seen]];
  });
  return { previous, next, versionNeighbors: Object.fromEntries(others) };
}
