import type { PlaceOf } from '../../config/read-site-config.ts';
import type { NavigationGroup } from '../../config/schema/navigation.ts';
import { readNavigationPath } from '../../content/files/discover-pages.ts';
import type { IconName } from '../../content/icons/icon-name.ts';
import type { Miss } from '../../openapi/read/find-operation.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { describeMissing } from '../../openapi/read/page-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import type { PageGroup } from '../operations/document-pages.ts';
import type { EntryOwners } from '../operations/document-sections.ts';
import type { NamedOperation } from '../operations/operation-pages.ts';
import { isOperationReference } from '../operations/operation-reference.ts';
import { readUrlPath } from '../pages/page-path.ts';
import type { FindOperation, PageSeed } from '../pages/page-seed.ts';
import { siteProblem } from '../problems.ts';
import type { LanguagePages } from './language-pages.ts';
import { createMissingPageAdvice } from './missing-page.ts';

/** The navigation with its pages found; nothing of tabs, anchors and versions is known yet. */
export type NavigationTreeNode = TreeGroup | TreePage;

export interface TreeGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly tag: string | undefined;
  readonly description?: string | undefined;
  readonly directory?: NavigationGroup['directory'];
  readonly expanded?: boolean | undefined;
  readonly children: readonly NavigationTreeNode[];
}

/** One entry; a page that the navigation names twice has two. */
export interface TreePage {
  readonly kind: 'page';
  readonly seed: PageSeed;
  /** Of the page's frontmatter, else of its nearest group. */
  readonly version: string | undefined;
  /** Tag of its nearest group's, else of the folder that the page is in, else of the default one. */
  readonly language: string;
  /** The names of the tab, the anchor and the product that its nearest group with one says; undefined where none does. */
  readonly tab: string | undefined;
  readonly anchor: string | undefined;
  readonly product: string | undefined;
  /** How much the search prefers it, as its nearest group with a `boost` says. */
  readonly boost: number | undefined;
  /** Names of the groups around it, from the outermost; '' left out. */
  readonly groups: readonly string[];
}

interface NavigationTree {
  readonly nodes: readonly NavigationTreeNode[];
  readonly problems: readonly Problem[];
}

/** The pages that entries of the navigation can name. */
interface KnownPages {
  readonly byPath: ReadonlyMap<string, PageSeed>;
  readonly findOperationPage: (operation: OperationSummary, owners: EntryOwners) => PageSeed | undefined;
  readonly findOperation: FindOperation;
  /** Where their files are, with `/` at its end; '' in the site root. */
  readonly contentFolder: string;
  /** Paths whose missing page is explained already. */
  readonly leftOut: ReadonlySet<string>;
}

/** What the groups around a page say of it. */
interface Surrounding extends Pick<TreePage, 'version' | 'tab' | 'anchor' | 'product' | 'boost'> {
  /** Undefined: that of the page. */
  readonly language: string | undefined;
  /** Whether they are read for another language than the one that they are written in. */
  readonly isTranslated: boolean;
  readonly names: readonly string[];
  readonly path: readonly (string | number)[];
}

/**
 * The navigation of `site.json` as a tree of pages, followed by groups of pages without a file. Groups that name no
 * language follow once more for each but the default one, with the same pages in it.
 */
export function readNavigation(
  navigation: readonly NavigationGroup[],
  known: KnownPages,
  automatic: readonly PageGroup[],
  languages: LanguagePages,
  placeOf: PlaceOf,
): NavigationTree {
  const problems: Problem[] = [];
  const placed = new Set<PageSeed>();
  const advise = createMissingPageAdvice([...known.byPath.keys()].map((path) => path || 'index'));

  const readGroup = (group: NavigationGroup, around: Surrounding): TreeGroup => {
    const said = {
      version: group.version ?? around.version,
      isTranslated: around.isTranslated,
      language: group.language === undefined ? around.language : languages.findTag(group.language),
      tab: group.tab ?? around.tab,
      anchor: group.anchor ?? around.anchor,
      product: group.product ?? around.product,
      boost: group.boost ?? around.boost,
    };
    const name = languages.translateName(said.language, group.group);
    const names = name === '' ? around.names : [...around.names, name];
    const children = group.pages.flatMap((entry, index): readonly NavigationTreeNode[] => {
      const inside = { ...said, names, path: [...around.path, 'pages', index] };
      if (typeof entry === 'string') return readPage(entry, inside);
      return around.isTranslated && entry.language !== undefined ? [] : [readGroup(entry, inside)];
    });
    const icon = group.icon === undefined ? undefined : { name: group.icon, iconType: group.iconType };
    const description = group.description && languages.translateName(said.language, group.description);
    const { tag, directory, expanded } = group;
    return { kind: 'group', name, icon, tag, description, directory, expanded, children };
  };
  const readPage = (entry: string, { path, ...around }: Surrounding): readonly TreePage[] => {
    const found = findEntry(entry, around, known);
    if ('seed' in found) {
      placed.add(found.seed);
      // A page in the folder of a language is of that one, whatever group names it.
      if (around.isTranslated && languages.languageOf(found.seed) !== defaultTag) return [];
      const language = around.language ?? languages.languageOf(found.seed);
      return [enterPage(languages.translate(found.seed, language), { ...around, language })];
    }
    const isTold = found.miss === undefined && known.leftOut.has(readNavigationPath(entry));
    if (isTold) return [];
    problems.push(
      ...(found.miss === undefined
        ? [
            siteProblem(
              'missing-page',
              placeOf(path),
              entry,
              advise(readNavigationPath(entry)),
              known.contentFolder,
            ),
          ]
        : describeMissing('operation', entry, found.miss, placeOf(path))),
    );
    return [];
  };

  const [defaultTag] = languages.tags;
  for (const [seed, tags] of listNamedIn(navigation, known, languages)) {
    const [only, ...others] = tags;
    if (only !== undefined && others.length === 0 && languages.languageOf(seed) === defaultTag)
      languages.give(seed, only);
  }
  const nodes = languages.tags.flatMap((tag) => {
    const isTranslated = tag !== defaultTag;
    return [...navigation.entries()].flatMap(([index, group]) => {
      const around = { ...unsaid, names: [], path: ['navigation', index] };
      if (group.language !== undefined)
        return languages.findTag(group.language) === tag ? [readGroup(group, around)] : [];
      const told = problems.length;
      const read = readGroup(group, isTranslated ? { ...around, language: tag, isTranslated } : around);
      // The same entries are missing in every language.
      if (isTranslated) problems.length = told;
      return [read];
    });
  });
  const addGroup = (group: PageGroup, language: string, around: readonly string[]): readonly TreeGroup[] => {
    const { version, product } = group;
    const name = languages.translateName(language, group.name);
    const names = name === '' ? around : [...around, name];
    const rest = group.seeds.filter((seed) => !placed.has(seed));
    const children = [
      ...rest.map((seed) =>
        enterPage(languages.translate(seed, language), { ...unsaid, version, product, language, names }),
      ),
      ...group.groups.flatMap((inner) => addGroup(inner, language, names)),
    ];
    return children.length === 0 ? [] : [{ kind: 'group', name, icon: undefined, tag: undefined, children }];
  };
  const added = languages.tags.flatMap((tag) =>
    automatic
      .filter(({ language }) => language === undefined || languages.findTag(language) === tag)
      .flatMap((group) => addGroup(group, tag, [])),
  );
  return { nodes: [...nodes, ...added], problems };
}

/** The languages of the groups that name a page; the default one also where they name none. */
function listNamedIn(
  navigation: readonly NavigationGroup[],
  known: KnownPages,
  languages: LanguagePages,
): ReadonlyMap<PageSeed, ReadonlySet<string>> {
  const named = new Map<PageSeed, Set<string>>();
  if (languages.tags.length < 2) return named;
  const read = (group: NavigationGroup, around: EntryOwners & { readonly language: string }): void => {
    const { language } = group;
    const tag = language === undefined ? around.language : languages.findTag(language);
    const owners = { ...addOwners(group, around), language: tag };
    for (const entry of group.pages) {
      if (typeof entry !== 'string') read(entry, owners);
      else {
        const found = findEntry(entry, owners, known);
        if ('seed' in found) named.set(found.seed, (named.get(found.seed) ?? new Set()).add(tag));
      }
    }
  };
  for (const group of navigation) read(group, { ...unsaid, language: languages.tags[0] ?? '' });
  return named;
}

/** The pages of a tree, in its order. */
export function listTreePages(nodes: readonly NavigationTreeNode[]): readonly TreePage[] {
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

/** The operations that the navigation names, in its order, each with what the groups around it say. */
export function listNavigationOperations(
  navigation: readonly NavigationGroup[],
  findOperation: FindOperation,
): readonly NamedOperation[] {
  const list = (group: NavigationGroup, around: EntryOwners): readonly NamedOperation[] => {
    const owners = addOwners(group, around);
    return group.pages.flatMap((entry) => {
      if (typeof entry !== 'string') return list(entry, owners);
      const found = isOperationReference(entry) ? findOperation(entry) : undefined;
      return found?.kind === 'found' ? [{ operation: found.operation, owners }] : [];
    });
  };
  return navigation.flatMap((group) => list(group, unsaid));
}

/** What a group says of its entries, where it says nothing what those around it say. */
function addOwners(group: NavigationGroup, around: EntryOwners): EntryOwners {
  return {
    tab: group.tab ?? around.tab,
    anchor: group.anchor ?? around.anchor,
    product: group.product ?? around.product,
    version: group.version ?? around.version,
    language: group.language ?? around.language,
  };
}

const unsaid = {
  boost: undefined,
  ...{ version: undefined, language: undefined, tab: undefined, anchor: undefined, product: undefined },
  isTranslated: false,
};

function enterPage(
  seed: PageSeed,
  {
    version,
    language,
    tab,
    anchor,
    product,
    boost,
    names,
  }: Omit<Surrounding, 'path' | 'language'> & { readonly language: string },
): TreePage {
  const own = seed.frontmatter.version ?? version;
  return { kind: 'page', seed, version: own, language, tab, anchor, product, boost, groups: names };
}

type FoundEntry =
  | { readonly seed: PageSeed }
  /** Why an operation is not there; undefined when the entry means a page. */
  | { readonly miss: Miss | undefined };

function findEntry(
  entry: string,
  owners: EntryOwners,
  { byPath, findOperationPage, findOperation }: KnownPages,
): FoundEntry {
  const page = byPath.get(readNavigationPath(entry)) ?? byPath.get(readNavigationPath(readUrlPath(entry)));
  if (page !== undefined) return { seed: page };
  const result = isOperationReference(entry) ? findOperation(entry) : undefined;
  if (result?.kind !== 'found') return { miss: result };
  const seed = findOperationPage(result.operation, owners);
  return seed ? { seed } : { miss: undefined };
}
