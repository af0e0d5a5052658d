import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { isAbsoluteUrl, listAncestors, readUrlPath, writePageUrl } from '../pages/page-path.ts';
import type { PageSeed } from '../pages/page-seed.ts';
import type { NavigationTreeNode, TreePage } from './navigation-tree.ts';

/** Where a page is: indexes into `tabs` and `anchors` of `site.json`, undefined for the primary tab and the top anchor. */
export interface Placement {
  readonly seed: PageSeed;
  readonly tab: number | undefined;
  readonly anchor: number | undefined;
  /** Undefined: shared by all versions. */
  readonly version: string | undefined;
}

/** A page's place in the navigation. */
export interface Entry extends Placement {
  readonly groups: readonly string[];
  /** Whether the sidebar shows it: not with `hidden`. */
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

/** Finds the tab, anchor and version of every page, in the navigation and outside. */
export function placePages(
  config: SiteConfig,
  tree: readonly NavigationTreeNode[],
  seeds: readonly PageSeed[],
): Placements {
  const findTab = createOwnership(config.tabs);
  const findAnchor = createOwnership(config.anchors);
  const place = (seed: PageSeed, own: string | undefined, said: Membership = {}): Placement => {
    const tab = said.tab === undefined ? findTab(seed.path, own) : findNamed(config.tabs, said.tab, own);
    const anchor =
      said.anchor === undefined ? findAnchor(seed.path, own) : findNamed(config.anchors, said.anchor, own);
    const ofTab = tab === undefined ? undefined : config.tabs[tab]?.version;
    const ofAnchor = anchor === undefined ? undefined : config.anchors[anchor]?.version;
    return { seed, tab, anchor, version: own ?? ofTab ?? ofAnchor };
  };
  const byNode = new Map<TreePage, Entry>();
  for (const node of listPages(tree)) {
    const isShown = node.seed.frontmatter.hidden !== true;
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

function listPages(nodes: readonly NavigationTreeNode[]): readonly TreePage[] {
  const pages: TreePage[] = [];
  const collect = (list: readonly NavigationTreeNode[]): void => {
    for (const node of list) {
      if (node.kind === 'page') pages.push(node);
      else collect(node.children);
    }
  };
  collect(nodes);
  return pages;
}

/** What a tab or an anchor of `site.json` says of its pages. */
export interface Owner {
  readonly url: string;
  readonly version?: string | undefined;
}

/** The names of the tab and the anchor that groups of the navigation say for their pages. */
type Membership = Partial<Pick<TreePage, 'tab' | 'anchor'>>;

/** Index of the tab or anchor that owns a page; undefined when none does. */
type FindOwner = (path: string, version: string | undefined) => number | undefined;

/** Index of the tab or anchor of a name that holds pages; undefined for the primary tab and the top anchor. */
function findNamed(
  owners: readonly (Owner & { readonly name: string })[],
  name: string,
  version: string | undefined,
): number | undefined {
  const named = [...owners.entries()].filter(([, one]) => one.name === name && !isAbsoluteUrl(one.url));
  return chooseOfVersion(named, version);
}

/** The one of this version, else one without version, else the first. */
function chooseOfVersion(
  found: readonly (readonly [index: number, owner: Owner])[],
  version: string | undefined,
): number | undefined {
  const ofVersion = found.find(([, owner]) => version !== undefined && owner.version === version);
  return (ofVersion ?? found.find(([, owner]) => owner.version === undefined) ?? found[0])?.[0];
}

/**
 * The owner of a page is the tab (or anchor) under whose `url` its path lies, on segment boundaries; the longest
 * `url` wins. Of several with one `url` it is the one of the page's version, else one without version, else the
 * first. Absolute URLs own nothing.
 */
export function createOwnership(owners: readonly Owner[]): FindOwner {
  const inside = [...owners.entries()].filter(([, { url }]) => !isAbsoluteUrl(url));
  const byPath = Map.groupBy(inside, ([, { url }]) => readUrlPath(url));
  return (path, version) => {
    for (const folder of listAncestors(path)) {
      const found = byPath.get(folder);
      if (found) return chooseOfVersion(found, version);
    }
    return undefined;
  };
}

/**
 * The URL that `/` shows or leads to: `/` when a page is there, else where a redirect of the writer leads, else
 * the first page of the navigation that the default version shows, else the first page of all; `/` without any.
 */
export function findHome(
  { entries, outside }: Placements,
  paths: ReadonlySet<string>,
  redirected: string | undefined,
  defaultVersion: string | undefined,
): string {
  if (paths.has('')) return '/';
  if (redirected !== undefined) return redirected;
  const shown = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const isOfDefault = (version: string | undefined) => version === undefined || version === defaultVersion;
  const first = shown.find(({ version }) => isOfDefault(version)) ?? shown[0] ?? outside[0] ?? entries[0];
  return first ? writePageUrl(first.seed.path) : '/';
}
