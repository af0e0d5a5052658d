import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { Problem } from '../../problem/problem.ts';
import type { SiteLanguage } from '../languages.ts';
import type { ResolveLink } from '../links/link.ts';
import { listAncestors, readFolder, writePageUrl } from '../pages/page-path.ts';
import type { PageSeed, PlaceInPage } from '../pages/page-seed.ts';
import { describeUnknownVersion } from '../problems.ts';
import type { Page, Site, Version } from '../site.ts';
import { type Entry, isOwnPage, type Placement, type Placements } from './placement.ts';
import { findPageProduct, listVersionsOf } from './products.ts';

/** The versions with exactly one default: the one marked, else the first. A name that is declared again is left out. */
export function listVersions(config: SiteConfig, resolveLink: ResolveLink): readonly Version[] {
  const byName = new Map([...config.versions].reverse().map((version) => [version.name, version]));
  const unique = [...new Set(config.versions.map(({ name }) => name))].flatMap(
    (name) => byName.get(name) ?? [],
  );
  const chosen = unique.find((version) => version.default) ?? unique[0];
  return unique.map(({ name, url, tag, hidden }) => ({
    name,
    isDefault: name === chosen?.name,
    url: url === undefined ? undefined : resolveLink(url),
    tag,
    isHidden: hidden,
  }));
}

/** The version that readers without a choice of their own see on a page; undefined for a site or a product without versions. */
export function findShownVersion(
  { versions, products }: Pick<Site, 'versions' | 'products'>,
  page: Pick<Page, 'versions' | 'product'> | undefined,
): string | undefined {
  const offered = listVersionsOf(versions, findPageProduct({ products }, page));
  return page?.versions[0] ?? (offered.find(({ isDefault }) => isDefault) ?? offered[0])?.name;
}

/**
 * The versions whose readers find a page: those that show it. Readers of a version that its product does not have find what its
 * default version shows.
 */
export function listSearchedVersions(
  site: Pick<Site, 'versions' | 'products'>,
  page: Page,
): readonly string[] {
  const all = site.versions.map(({ name }) => name);
  if (page.versions.length === 0) return all;
  const product = findPageProduct(site, page);
  const own = new Set(listVersionsOf(site.versions, product).map(({ name }) => name));
  const standard = findShownVersion(site, { product: page.product, versions: [] });
  const isStandard = standard !== undefined && page.versions.includes(standard);
  return all.filter((name) => page.versions.includes(name) || (isStandard && !own.has(name)));
}

/** An error for each page whose frontmatter names a version that is not declared. */
export function checkPageVersions(
  seeds: readonly PageSeed[],
  versions: readonly Version[],
  placeInPage: PlaceInPage,
): readonly Problem[] {
  const names = versions.map(({ name }) => name);
  const declared = new Set(names);
  return seeds.flatMap(({ source }) => {
    const version = source?.frontmatter.version;
    if (source === undefined || version === undefined || declared.has(version)) return [];
    return [describeUnknownVersion(version, names, placeInPage(source, 'version'))];
  });
}

/**
 * The versions that show each page, in their order; an empty list means all of them. A page that the navigation
 * names in groups of several versions belongs to each.
 */
export function findPageVersions(
  { entries, outside }: Placements,
  versions: readonly Version[],
): ReadonlyMap<PageSeed, readonly string[]> {
  const order = new Map(versions.map(({ name }, index) => [name, index]));
  const found = new Map<PageSeed, Set<string> | 'all'>();
  for (const { seed, version } of [...entries, ...outside]) {
    const before = found.get(seed);
    if (version === undefined || before === 'all') found.set(seed, 'all');
    else found.set(seed, (before ?? new Set()).add(version));
  }
  const rank = (name: string): number => order.get(name) ?? versions.length;
  const list = (names: Set<string> | 'all'): readonly string[] =>
    names === 'all' ? [] : [...names].sort((a, b) => rank(a) - rank(b));
  return new Map([...found].map(([seed, names]) => [seed, list(names)]));
}

/** For each version name the URL that choosing it on a page leads to. */
export type FindVersionUrls = (place: Placement) => Readonly<Record<string, string>>;

/**
 * Within the language and the product of a page, choosing a version stays on a page that it shows, else leads to the same page
 * in it, else to its first page; where the product has no pages in it, to one of the language. A version with a `url` leads
 * there. Two pages are the same when their paths are equal without the folder of their version: the segment with its name,
 * else the folder that all its pages share.
 */
export function createVersionUrls(
  versions: readonly Version[],
  pageVersions: ReadonlyMap<PageSeed, readonly string[]>,
  { entries }: Placements,
  languages: readonly Pick<SiteLanguage, 'tag' | 'home'>[],
  products: SiteConfig['products'],
): FindVersionUrls {
  // A product may be declared once for each version.
  const keyPart = ({ language, product }: Placement) =>
    product === undefined ? language : `${language}\n${products[product]?.name}`;
  const parts = Map.groupBy(entries, keyPart);
  const byLanguage = Map.groupBy(entries, ({ language }) => language);
  const homes = new Map(languages.map(({ tag, home }) => [tag, home]));
  const create = (part: readonly Entry[], language: string) => {
    const own = new Set(part.map(({ version }) => version));
    const others = byLanguage.get(language) ?? [];
    const missing = others.filter(({ version }) => version !== undefined && !own.has(version));
    const readable = { entries: [...part, ...missing] };
    return createPartUrls(versions, pageVersions, readable, homes.get(language) ?? '/');
  };
  const known = new Map<string, ReturnType<typeof create>>();
  return (place) => {
    const key = keyPart(place);
    const find = known.get(key) ?? create(parts.get(key) ?? [], place.language);
    known.set(key, find);
    return find(place.seed);
  };
}

function createPartUrls(
  versions: readonly Version[],
  pageVersions: ReadonlyMap<PageSeed, readonly string[]>,
  { entries }: Pick<Placements, 'entries'>,
  home: string,
): (seed: PageSeed) => Readonly<Record<string, string>> {
  const shown = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const shared = shown.find(({ version }) => version === undefined);
  const fallback = shared ? writePageUrl(shared.seed.path) : home;
  const byVersion = new Map<string, PageSeed[]>(versions.map(({ name }) => [name, []]));
  for (const { seed, version } of shown) if (version !== undefined) byVersion.get(version)?.push(seed);
  const books = new Map([...byVersion].map(([name, seeds]) => [name, writeBook(name, seeds)]));
  return (seed) => {
    const own = pageVersions.get(seed) ?? [];
    const names = own[0] === undefined ? [] : nameAcross(seed.path, own[0], books.get(own[0])?.folder ?? '');
    const urls = versions.map(({ name, url }): readonly [string, string] => {
      if (own.includes(name)) return [name, writePageUrl(seed.path)];
      if (url !== undefined) return [name, url];
      if (own.length === 0) return [name, writePageUrl(seed.path)];
      const book = books.get(name);
      const same = names.map((one) => book?.pages.get(one)).find((path) => path !== undefined);
      const path = same ?? book?.first;
      return [name, path === undefined ? fallback : writePageUrl(path)];
    });
    return Object.fromEntries(urls);
  };
}

/** The pages of one version. */
interface Book {
  /** The deepest folder that holds all of them. */
  readonly folder: string;
  /** Their paths by the names that `nameAcross` gives. */
  readonly pages: ReadonlyMap<string, string>;
  readonly first: string | undefined;
}

function writeBook(name: string, seeds: readonly PageSeed[]): Book {
  const folder = findSharedFolder(seeds);
  const pages = new Map<string, string>();
  for (const { path } of seeds)
    for (const key of nameAcross(path, name, folder)) if (!pages.has(key)) pages.set(key, path);
  return { folder, pages, first: seeds[0]?.path };
}

/** What a page's path is called in every version. */
function nameAcross(path: string, version: string, folder: string): readonly string[] {
  const segments = path.split('/');
  const rest = segments.filter((segment) => normalizeName(segment) !== normalizeName(version));
  const below = folder === '' ? path : path.slice(folder.length + 1);
  return rest.length < segments.length ? [rest.join('/'), below] : [below, path];
}

/** `v2.0`, `2.0` and `2-0` name one version. */
function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^v(?=\d)/, '');
}

function findSharedFolder(seeds: readonly PageSeed[]): string {
  const [first] = seeds;
  if (first === undefined) return '';
  let folder = readFolder(first.path);
  for (const { path } of seeds)
    if (!path.startsWith(`${folder}/`) && folder !== '')
      folder = listAncestors(folder).find((one) => one === '' || path.startsWith(`${one}/`)) ?? '';
  return folder;
}
