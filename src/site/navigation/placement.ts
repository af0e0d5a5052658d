import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { LanguagePaths, SiteLanguage } from '../languages.ts';
import { isAbsoluteUrl, listAncestors, readFolder, readUrlPath, writePageUrl } from '../pages/page-path.ts';
import type { PageSeed } from '../pages/page-seed.ts';
import { listTreePages, type NavigationTreeNode, type TreePage } from './navigation-tree.ts';

/**
 * Where a page is: indexes into `tabs`, `anchors` and `products` of `site.json`, undefined for the primary tab, the top
 * anchor and no product.
 */
export interface Placement {
  readonly seed: PageSeed;
  readonly tab: number | undefined;
  readonly anchor: number | undefined;
  readonly product: number | undefined;
  /** Undefined: shared by all versions. */
  readonly version: string | undefined;
  /** Tag of the language whose readers see it. */
  readonly language: string;
  /** How much the search prefers it, as its nearest group says. */
  readonly boost: number | undefined;
}

/** A page's place in the navigation. */
export interface Entry extends Placement {
  readonly groups: readonly string[];
  /** Whether the sidebar shows it: not with `hidden`, nor one of many. */
  readonly isShown: boolean;
}

/** All places of all pages. */
export interface Placements {
  /** In the order of the navigation; a page that it names twice has two. */
  readonly entries: readonly Entry[];
  /** The entry of each page of the navigation tree. */
  readonly byNode: ReadonlyMap<TreePage, Entry>;
  /** Pages that the navigation does not name, in the order of their paths. */
  readonly outside: readonly Placement[];
}

/** Finds the product, tab, anchor, version and language of every page, in the navigation and outside. */
export function placePages(
  config: SiteConfig,
  tree: readonly NavigationTreeNode[],
  seeds: readonly PageSeed[],
  languages: LanguagePaths,
): Placements {
  const findTab = createOwnership(config.tabs);
  const findAnchor = createOwnership(config.anchors);
  const findProduct = createOwnership(config.products);
  /** The product that a tab or an anchor belongs to. */
  const productOf = (section: { readonly product?: string | undefined } | undefined, scope: OwnerScope) =>
    section?.product === undefined ? undefined : findNamed(config.products, section.product, scope);
  const place = (seed: PageSeed, own: string | undefined, said: Membership = {}): Placement => {
    const language = said.language ?? languages.readLanguage(seed.path) ?? languages.defaultTag;
    const scope = { version: own, language };
    const find = (
      owners: readonly NamedOwner[],
      findOwner: FindOwner,
      name: string | undefined,
      inside: number | undefined,
    ) => {
      if (owners.length === 0) return undefined;
      const readers = { ...scope, product: pick(config.products, inside)?.name };
      if (name !== undefined) return findNamed(owners, name, readers);
      // A tab without a language is that of the same folder in every language.
      return findOwner(seed.path, readers) ?? findOwner(languages.dropLanguage(seed.path), readers);
    };
    const ofPath = find(config.products, findProduct, said.product, undefined);
    const tab = find(config.tabs, findTab, said.tab, ofPath);
    const ofTab = pick(config.tabs, tab);
    const known = ofPath ?? productOf(ofTab, scope);
    const anchor = find(config.anchors, findAnchor, said.anchor, known);
    const ofAnchor = pick(config.anchors, anchor);
    const product = known ?? productOf(ofAnchor, scope);
    const version = own ?? ofTab?.version ?? ofAnchor?.version ?? pick(config.products, product)?.version;
    return { seed, tab, anchor, product, version, language, boost: said.boost };
  };
  const byNode = new Map<TreePage, Entry>();
  for (const node of listTreePages(tree)) {
    const isShown = node.seed.frontmatter.hidden !== true && node.seed.isOneOfMany !== true;
    byNode.set(node, { ...place(node.seed, node.version, node), groups: node.groups, isShown });
  }
  const entries = [...byNode.values()];
  const named = new Set(entries.map(({ seed }) => seed));
  const outside = seeds
    .filter((seed) => !named.has(seed))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
    .map((seed) => place(seed, seed.frontmatter.version));
  return { entries, byNode, outside };
}

/** Whether an entry leads to a page of its own and not, by frontmatter `url`, elsewhere. */
export function isOwnPage({ seed }: Placement): boolean {
  return seed.frontmatter.url === undefined;
}

function pick<Item>(list: readonly Item[], index: number | undefined): Item | undefined {
  return index === undefined ? undefined : list[index];
}

/** What a tab, an anchor or a product of `site.json` says of its pages. */
export interface Owner {
  /** Undefined for a product that groups alone name. */
  readonly url?: string | undefined;
  readonly version?: string | undefined;
  readonly language?: string | undefined;
  /** The name of the only product whose pages it holds. */
  readonly product?: string | undefined;
}

interface NamedOwner extends Owner {
  readonly name: string;
}

/** The readers of a page. */
interface OwnerScope {
  readonly version: string | undefined;
  /** Undefined: whatever language. */
  readonly language?: string | undefined;
  /** The name of the page's; undefined: whatever product. */
  readonly product?: string | undefined;
}

/** The names of the tab, the anchor and the product that groups of the navigation say for their pages. */
type Membership = Partial<Pick<TreePage, 'tab' | 'anchor' | 'product' | 'language' | 'boost'>>;

/** Index of the tab, anchor or product that owns a page; undefined when none does. */
type FindOwner = (path: string, scope: OwnerScope) => number | undefined;

/** Index of the tab, anchor or product of a name that holds pages; undefined for the primary tab and the top anchor. */
function findNamed(owners: readonly NamedOwner[], name: string, scope: OwnerScope): number | undefined {
  const named = [...owners.entries()].filter(([, one]) => one.name === name && !leadsOut(one));
  return chooseOwner(named, scope);
}

/** Whether it is a link to another site, which holds no pages. */
function leadsOut({ url }: Owner): boolean {
  return url !== undefined && isAbsoluteUrl(url);
}

/**
 * Of those of the product or of none, those of the language, else those of none; of these, those of the product: the one of
 * this version, else one without version, else the first.
 */
function chooseOwner(
  all: readonly (readonly [index: number, owner: Owner])[],
  { version, language, product }: OwnerScope,
): number | undefined {
  const fitting = all.filter(
    ([, owner]) => product === undefined || owner.product === undefined || owner.product === product,
  );
  const ofLanguage = fitting.filter(
    ([, owner]) => language !== undefined && isSameTag(owner.language, language),
  );
  const found =
    ofLanguage.length > 0
      ? ofLanguage
      : fitting.filter(([, owner]) => language === undefined || owner.language === undefined);
  const ofProduct = found.filter(([, owner]) => owner.product === product);
  const list = ofProduct.length > 0 ? ofProduct : found;
  const ofVersion = list.find(([, owner]) => version !== undefined && owner.version === version);
  return (ofVersion ?? list.find(([, owner]) => owner.version === undefined) ?? list[0])?.[0];
}

/**
 * The owner of a page is the tab (or anchor, or product) under whose `url` its path lies, on segment boundaries; the longest
 * `url` wins. Of several with one `url` it is the one of the page's language, then of its product, then of its version,
 * else one without, else the first; one of another language or product owns nothing, nor do absolute URLs and none.
 */
export function createOwnership(owners: readonly Owner[]): FindOwner {
  const inside = [...owners.entries()].filter(([, { url }]) => url !== undefined && !isAbsoluteUrl(url));
  const byPath = Map.groupBy(inside, ([, { url }]) => readUrlPath(url ?? ''));
  /** Of the pages in a folder, for some readers. */
  const known = new Map<string, number | undefined>();
  const find = (path: string, scope: OwnerScope): number | undefined => {
    for (const folder of listAncestors(path)) {
      const owner = chooseOwner(byPath.get(folder) ?? [], scope);
      if (owner !== undefined) return owner;
    }
    return undefined;
  };
  return (path, scope) => {
    if (byPath.size === 0 || byPath.has(path)) return find(path, scope);
    const folder = readFolder(path);
    const key = JSON.stringify([folder, scope.version, scope.language, scope.product]);
    if (!known.has(key)) known.set(key, find(folder, scope));
    return known.get(key);
  };
}

/** Whether a tag of `site.json` is that of a language of the site. */
function isSameTag(given: string | undefined, tag: string): boolean {
  return given?.toLowerCase() === tag.toLowerCase();
}

/**
 * The URL that `/` shows or leads to: `/` when a page is there, else where a redirect of the writer leads, else
 * the first page of the navigation in the default language that the default version shows, else the first page of all; `/`
 * without any.
 */
export function findHome(
  placements: Placements,
  paths: ReadonlySet<string>,
  redirected: string | undefined,
  defaultVersion: string | undefined,
  language: Pick<SiteLanguage, 'tag' | 'folder'>,
): string {
  if (paths.has('')) return '/';
  return redirected ?? findFirstPage(placements, defaultVersion, language) ?? '/';
}

/**
 * The URL of the first page of a language: the page of its folder, else the first one of its navigation that the default
 * version shows; undefined without any.
 */
export function findFirstPage(
  { entries: all, outside: others }: Placements,
  defaultVersion: string | undefined,
  { tag, folder }: Pick<SiteLanguage, 'tag' | 'folder'>,
): string | undefined {
  const entries = all.filter(({ language }) => language === tag);
  const outside = others.filter(({ language }) => language === tag);
  const shown = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const root = [...shown, ...outside].find(({ seed }) => isSameTag(seed.path, folder));
  const isOfDefault = (version: string | undefined) => version === undefined || version === defaultVersion;
  const first =
    root ?? shown.find(({ version }) => isOfDefault(version)) ?? shown[0] ?? outside[0] ?? entries[0];
  return first && writePageUrl(first.seed.path);
}
