import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { nameIcon } from '../../content/icons/icon-name.ts';
import type { Problem } from '../../problem/problem.ts';
import { isOfLanguage, translateName } from '../languages.ts';
import type { ResolveLink } from '../links/link.ts';
import { isAbsoluteUrl, readUrlPath, writePageUrl } from '../pages/page-path.ts';
import { siteProblem } from '../problems.ts';
import type { PageLink, Product, Section, SectionEntry, Site } from '../site.ts';
import type { LanguagePages } from './language-pages.ts';
import { isOwnPage, type Placement, type Placements } from './placement.ts';
import { buildTabMenu } from './tab-menu.ts';

/** The tabs, the anchors or the products that are shown. */
export interface SectionList {
  readonly list: readonly Section[];
  /** The index in `list` of an index in `site.json`, or of the primary tab or top anchor (undefined). */
  readonly findShown: (owner: number | undefined) => number | undefined;
  readonly problems: readonly Problem[];
}

interface SectionContext {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  readonly placements: Placements;
  readonly resolveLink: ResolveLink;
  /** A name that `site.json` gives, in a language. */
  readonly translateName: LanguagePages['translateName'];
  /** Where a redirect of the writer leads from a path; undefined when there is none. */
  readonly followRedirect: (path: string) => string | undefined;
  readonly defaultVersion: string | undefined;
}

/** A tab, an anchor or a product before it is known whether it has pages. */
export interface Candidate
  extends Pick<
    Section,
    | 'name'
    | 'isDefaultHidden'
    | 'version'
    | 'language'
    | 'product'
    | 'icon'
    | 'description'
    | 'color'
    | 'menu'
  > {
  /** Its index in `site.json`; undefined for the primary tab and the top anchor. */
  readonly owner: number | undefined;
  /** Its `url`; undefined for the primary tab, the top anchor and products that groups alone name. */
  readonly target: string | undefined;
}

/** What the primary tab and the top anchor have of a candidate, and others until they say something else. */
const plain = {
  ...{ owner: undefined, target: undefined, version: undefined, language: undefined, product: undefined },
  icon: undefined,
  isDefaultHidden: false,
  color: [],
} as const;

interface ShownSection {
  readonly owner: number | undefined;
  readonly section: Section;
}

type SectionKind = 'tab' | 'anchor' | 'product';

/**
 * Which candidates have something to lead to: pages, a redirect or a URL of another site. `lead` is the primary
 * tab or top anchor, undefined without a page in the navigation; products have none. Entries hold indexes into `tabs` of `site.json`.
 */
function showSections(
  kind: SectionKind,
  candidates: readonly Candidate[],
  lead: Candidate | undefined,
  context: SectionContext,
): {
  readonly shown: readonly ShownSection[];
  readonly lead: ShownSection | undefined;
  readonly empty: readonly Candidate[];
} {
  const places = groupByOwner(kind, context.placements);
  const show = (candidate: Candidate): ShownSection | undefined => {
    const section = buildSection(candidate, places.get(candidate.owner), context);
    return section && { owner: candidate.owner, section };
  };
  const tried = candidates.map((candidate) => ({ candidate, section: show(candidate) }));
  return {
    shown: tried.flatMap(({ section }) => (section ? [section] : [])),
    lead: lead && show(lead),
    empty: tried.flatMap(({ candidate, section }) => (section ? [] : [candidate])),
  };
}

/** The list with the way back from indexes in `site.json`. */
function listSections(
  shown: readonly (ShownSection | undefined)[],
  problems: readonly Problem[],
): SectionList {
  const present = shown.flatMap((one) => (one ? [one] : []));
  const indexes = new Map(present.map(({ owner }, index) => [owner, index]));
  return { list: present.map(({ section }) => section), findShown: (owner) => indexes.get(owner), problems };
}

/** The sections with entries by the tabs that are shown instead of those of `site.json`. */
export function renumberTabs<One extends Section>(list: readonly One[], tabs: SectionList): readonly One[] {
  return list.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, tab: tabs.findShown(entry.tab) })),
  }));
}

interface OwnedPlaces {
  readonly entries: Placement[];
  readonly outside: Placement[];
}

function groupByOwner(
  kind: SectionKind,
  { entries, outside }: Placements,
): ReadonlyMap<number | undefined, OwnedPlaces> {
  const groups = new Map<number | undefined, OwnedPlaces>();
  const add = (place: Placement, list: keyof OwnedPlaces): void => {
    const group = groups.get(place[kind]) ?? { entries: [], outside: [] };
    group[list].push(place);
    groups.set(place[kind], group);
  };
  for (const entry of entries) add(entry, entry.isShown ? 'entries' : 'outside');
  for (const place of outside) add(place, 'outside');
  return groups;
}

function buildSection(
  { owner, target, ...appearance }: Candidate,
  places: OwnedPlaces | undefined,
  context: SectionContext,
): Section | undefined {
  const link = (url: string): Section => {
    return {
      ...appearance,
      holdsRest: owner === undefined,
      url,
      isExternal: isAbsoluteUrl(url),
      entries: [],
    };
  };
  if (target !== undefined && isAbsoluteUrl(target)) return link(context.resolveLink(target));
  const shown = places?.entries ?? [];
  const [anyPage] = shown;
  if (anyPage !== undefined) {
    const section = {
      ...link(writePageUrl(anyPage.seed.path)),
      entries: listEntries(shown.filter(isOwnPage), context.config.products),
    };
    const version = appearance.version ?? context.defaultVersion;
    return {
      ...section,
      url: findSectionUrl(section, {
        ...{ tab: undefined, version, language: anyPage.language },
        product: appearance.product,
      }),
    };
  }
  if (owner === undefined) return undefined;
  const folder = target === undefined ? undefined : readUrlPath(target);
  const outside = places?.outside ?? [];
  const page = outside.find(({ seed }) => seed.path === folder) ?? outside[0];
  if (page !== undefined) return link(writePageUrl(page.seed.path));
  if (folder === undefined) return undefined;
  const destination = context.followRedirect(folder);
  return destination === undefined ? undefined : link(destination);
}

function listEntries(
  places: readonly Placement[],
  products: SiteConfig['products'],
): readonly SectionEntry[] {
  const first = new Map<string, SectionEntry>();
  for (const { seed, tab, version, language, product: index } of places) {
    const product = index === undefined ? undefined : products[index]?.name;
    const key = JSON.stringify([tab, version, language, product]);
    if (!first.has(key)) first.set(key, { url: writePageUrl(seed.path), tab, version, language, product });
  }
  return [...first.values()];
}

/**
 * The tabs that are shown. The primary tab, which holds the pages of no other one, comes first; it is there when
 * it owns a page and there is another tab to choose. A tab without anything to lead to is left out with a warning.
 */
export function buildTabs(context: SectionContext): SectionList {
  const { config, placeOf } = context;
  const told: Problem[] = [];
  const readMenu = (owner: number | undefined, menu: Parameters<typeof buildTabMenu>[0]) => {
    const path = owner === undefined ? ['primaryTab', 'menu'] : ['tabs', owner, 'menu'];
    const places = context.placements.entries.filter(({ tab }) => tab === owner);
    const read = menu.length === 0 ? undefined : buildTabMenu(menu, path, places, context);
    told.push(...(read?.problems ?? []));
    return read && read.menu.length > 0 ? read.menu : undefined;
  };
  const candidates = config.tabs.map(
    ({ url, icon, iconType, menu, openapi: _, ...rest }, owner): Candidate => ({
      ...{ ...plain, ...rest, product: rest.product, owner, target: url },
      ...{ icon: nameIcon(icon, iconType), menu: readMenu(owner, menu) },
    }),
  );
  const { icon, iconType, menu, ...lead } = config.primaryTab;
  const primary = { ...plain, ...lead, icon: nameIcon(icon, iconType), menu: readMenu(undefined, menu) };
  const sections = showSections('tab', candidates, primary, context);
  const problems = sections.empty.map(({ owner = 0, name, target = '' }) =>
    siteProblem('empty-section', placeOf(['tabs', owner, 'url']), 'tab', name, target),
  );
  const shown = sections.shown.length > 0 ? [sections.lead, ...sections.shown] : [];
  return listSections(shown, [...problems, ...told]);
}

const TOP_ANCHOR = {
  name: 'Documentation',
  description: undefined,
  icon: 'book-open',
  iconType: 'duotone',
} as const;

/**
 * The anchors that are shown. The top anchor, which holds the pages of no other one, comes first; it is there
 * when it owns a page and is set or another anchor is shown. An anchor without anything to lead to is left out
 * with a warning.
 */
export function buildAnchors(context: SectionContext): SectionList {
  const { config, placeOf } = context;
  const ownColor = config.colors?.anchors ?? [];
  const candidates = config.anchors.map(
    (
      { name, url, isDefaultHidden, version, language, product, description, icon, iconType, color },
      owner,
    ): Candidate => ({
      owner,
      target: url,
      name,
      isDefaultHidden,
      version,
      language,
      product,
      description,
      icon: nameIcon(icon, iconType),
      color: color.length > 0 ? color : ownColor,
    }),
  );
  const { name, description, icon, iconType } = config.topAnchor ?? TOP_ANCHOR;
  const top: Candidate = { ...plain, name, description, icon: { name: icon, iconType }, color: ownColor };
  const { shown, lead, empty } = showSections('anchor', candidates, top, context);
  const isSet = config.topAnchor !== undefined;
  const problems = empty.map(({ owner = 0, name, target = '' }) =>
    siteProblem('empty-section', placeOf(['anchors', owner, 'url']), 'anchor', name, target),
  );
  const ofTop =
    isSet && lead === undefined
      ? [siteProblem('empty-section', placeOf(['topAnchor'], 'key'), 'top anchor', name)]
      : [];
  return listSections(isSet || shown.length > 0 ? [lead, ...shown] : [], [...problems, ...ofTop]);
}

/** The products that have pages or lead to another site. One without is left out with a warning. */
export function buildProducts(context: SectionContext): SectionList & { readonly list: readonly Product[] } {
  const { config, placeOf } = context;
  const candidates = config.products.map(
    ({ name, url, version, language, description, icon, iconType, color }, owner): Candidate => ({
      ...{ ...plain, owner, target: url, name, version, language, description, color },
      icon: nameIcon(icon, iconType),
    }),
  );
  const { shown, empty } = showSections('product', candidates, undefined, context);
  const problems = empty.map(({ owner = 0, name, target }) =>
    target === undefined
      ? siteProblem('empty-product', placeOf(['products', owner]), name)
      : siteProblem('empty-section', placeOf(['products', owner, 'url']), 'product', name, target),
  );
  const { findShown } = listSections(shown, []);
  const list = shown.map(({ owner = 0, section }) => ({
    ...section,
    isHidden: config.products[owner]?.hidden ?? false,
  }));
  return { list, findShown, problems };
}

/** Where a reader is. */
interface ReaderPlace {
  /** Index into `Site.tabs`. */
  readonly tab: number | undefined;
  readonly version: string | undefined;
  /** Tag of the page's language. */
  readonly language: string;
  /** Name of the page's product. */
  readonly product?: string | undefined;
}

/**
 * Where the link of a tab, an anchor or a product leads for a reader, within the language and, where it has pages in it, the
 * product: its first page in the tab and the version, else in the version, else in the tab, else its first page of all.
 */
export function findSectionUrl(
  section: Pick<Section, 'url' | 'entries'>,
  { tab, version, language, product }: ReaderPlace,
): string {
  const readable = section.entries.filter((entry) => entry.language === language);
  const own = readable.filter((entry) => entry.product === product);
  const entries = own.length > 0 ? own : readable;
  const shown = entries.filter((entry) => entry.version === undefined || entry.version === version);
  const entry = shown.find((one) => one.tab === tab) ?? shown[0] ?? entries.find((one) => one.tab === tab);
  return entry?.url ?? section.url;
}

/**
 * The tabs or the anchors that readers of a language and a product, by its name, see: none where there is one alone, that the
 * others belong to other languages or products, unless it names the product.
 */
export function listOfReaders(
  sections: readonly Section[],
  language: string,
  product: string | undefined,
): readonly Section[] {
  const own = sections.filter((section) => isInLanguage(section, language) && isInProduct(section, product));
  const [first] = own;
  const isAlone = own.length === 1 && sections.length > 1 && !first?.isExternal;
  return isAlone && first?.product === undefined ? [] : own;
}

/** Whether a tab or an anchor is shown to readers of a language: it is of that, or has pages in it, or is a link. */
export function isInLanguage({ language: own, entries }: Section, language: string): boolean {
  if (own !== undefined) return isOfLanguage({ language: own }, language);
  return entries.length === 0 || entries.some((entry) => entry.language === language);
}

/** Whether a tab or an anchor is shown on the pages of a product, by its name; undefined is those of none. */
function isInProduct({ product: own, holdsRest, entries }: Section, product: string | undefined): boolean {
  if (own !== undefined) return own === product;
  return !holdsRest || entries.length === 0 || entries.some((entry) => entry.product === product);
}

/** A part of a site, by its first page. */
export interface MainSection extends PageLink {
  /** The version that alone has it; undefined for all. */
  readonly version: string | undefined;
}

/**
 * Where to begin on a site in its default language: its products, else its tabs and anchors, or its first groups where it
 * has none of these, each as a link to its first page. Never empty.
 */
export function listMainSections(site: Site): readonly MainSection[] {
  const products = site.products.filter(({ isHidden }) => !isHidden);
  const owners = [
    ...products,
    ...[...site.tabs, ...site.anchors].filter((one) => isInProduct(one, undefined)),
  ]
    .filter((section) => isInLanguage(section, site.languages[0].tag))
    .filter(({ isExternal, isDefaultHidden }) => !isExternal && !isDefaultHidden)
    .map(({ name, url, version }) => ({ title: translateName(site.languages[0], name), url, version }));
  const home = site.pages.find(({ url }) => url === site.home);
  const groups = (home ? (site.sidebars[home.sidebar] ?? []) : []).flatMap((node) =>
    node.kind === 'group' && node.name !== '' && node.url !== undefined
      ? { title: node.name, url: node.url, version: node.version }
      : [],
  );
  const links = owners.length > 1 ? owners : groups.slice(0, 6);
  const seen = new Set<string>();
  const unique = links.filter(({ url }) => !seen.has(url) && seen.add(url));
  return unique.length > 0
    ? unique
    : [{ title: home?.title ?? site.name, url: site.home, version: undefined }];
}
