import type { PlaceOf } from '../config/read-site-config.ts';
import type { SiteConfig } from '../config/schema/site-schema.ts';
import type { PageSource } from '../content/files/page-source.ts';
import type { Glyph } from '../content/icons/draw-glyph.ts';
import type { IconName } from '../content/icons/icon-name.ts';
import type { FindResult } from '../openapi/read/find-operation.ts';
import type { OperationSummary } from '../openapi/read/operation.ts';
import type { Problem } from '../problem/problem.ts';
import type { InstalledFont } from './appearance/appearance.ts';
import type { CodeThemes } from './appearance/code-css.ts';
import { buildPageMenus } from './contextual.ts';
import type { OwnFiles } from './head.ts';
import {
  buildLanguages,
  checkLanguages,
  createLanguagePaths,
  createSiteTranslate,
  type SiteLanguage,
  type TranslationsByTag,
} from './languages.ts';
import { createLinkResolver } from './links/link.ts';
import {
  checkRedirects,
  createRedirectFollower,
  listFolderRedirects,
  readRedirects,
} from './links/redirects.ts';
import { findBase, listNestedPaths, moveSiteUrl, type SiteBase, type SiteUrls } from './links/site-url.ts';
import { createLanguagePages, type LanguagePages } from './navigation/language-pages.ts';
import {
  listNavigationOperations,
  listTreePages,
  type NavigationTreeNode,
  readNavigation,
} from './navigation/navigation-tree.ts';
import { findAllNeighbors } from './navigation/neighbors.ts';
import { findFirstPage, findHome, type Placement, placePages } from './navigation/placement.ts';
import { assignProducts } from './navigation/products.ts';
import {
  buildAnchors,
  buildProducts,
  buildTabs,
  listOfReaders,
  renumberTabs,
  type SectionList,
} from './navigation/sections.ts';
import { buildSidebars, fillSidebars, type KeySidebar } from './navigation/sidebars.ts';
import {
  checkPageVersions,
  createVersionUrls,
  findPageVersions,
  listVersions,
} from './navigation/versions.ts';
import type { ApiDocument } from './operations/document-pages.ts';
import type { EntryOwners } from './operations/document-sections.ts';
import { listOperationIdRedirects } from './operations/operation-id-redirects.ts';
import { createOperationSeeds } from './operations/operation-pages.ts';
import { keyOperation } from './operations/operation-reference.ts';
import { buildPages } from './pages/build-pages.ts';
import { nameLazyPageFiles } from './pages/lazy-page-files.ts';
import { readUrlPath } from './pages/page-path.ts';
import {
  createPageSeed,
  type FindInDocuments,
  type FindOperation,
  type PageSeed,
  type PlaceInPage,
} from './pages/page-seed.ts';
import { siteProblem } from './problems.ts';
import { createSourceLinks, type SiteRepository } from './repository/repository.ts';

/** What a site is built from. */
export interface SiteInput extends FindInDocuments {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  /** The path that the site stands below; that of `siteUrl` when undefined. As `readBase` gives it. */
  readonly base?: string | undefined;
  /** How its URLs are written besides. */
  readonly urls?: SiteUrls | undefined;
  /** Paths of files that may begin as the base does, such as `docs/a.png`. */
  readonly nestedFiles?: readonly string[] | undefined;
  readonly pages: readonly PageSource[];
  /** Paths that pages would have whose files are not read, as is told already. */
  readonly leftOut?: ReadonlySet<string> | undefined;
  /** The OpenAPI documents of the site. */
  readonly documents: readonly ApiDocument[];
  /** The git checkout that holds the site; undefined outside of one. */
  readonly repository: SiteRepository | undefined;
  /** When each file was last changed, by its path relative to the site root; ISO 8601. */
  readonly updates?: ReadonlyMap<string, string> | undefined;
  /** Where the pages are, relative to the site root, with `/` at its end; without it they are in the root. */
  readonly contentFolder?: string | undefined;
  /** The place of a key of a page's frontmatter; without it problems point to the file's start. */
  readonly placeInPage?: PlaceInPage | undefined;
  /** The writer's own style sheets and scripts, as they are on the disk. */
  readonly ownFiles: OwnFiles;
  /** Stars of the topbar's repository. */
  readonly stars: number | undefined;
  /** Sizes of the logo's images in any unit, by their URLs in `site.json`. */
  readonly logoSizes?: ReadonlyMap<string, { readonly width: number; readonly height: number }> | undefined;
  /** Whether readers can search the site, where it has a page to be found. */
  readonly hasSearch: boolean;
  /** See `Site`. */
  readonly isOffline?: boolean | undefined;
  /** What Octavo says in the languages of the site; without it all is said in English. */
  readonly translations?: TranslationsByTag | undefined;
  /** The languages that it speaks besides English. */
  readonly translatedLanguages?: readonly string[] | undefined;
  readonly codeThemes?: CodeThemes | undefined;
  /** Fonts by family, from packages of the site. */
  readonly fonts?: ReadonlyMap<string, InstalledFont> | undefined;
  /** Draws an icon; undefined for one that no set has. */
  readonly drawIcon: (icon: IconName) => Glyph | undefined;
  /** Eight characters that tell a text from others, for names of files that browsers keep for ever. */
  readonly hash: (text: string) => string;
}

/** The pages of a site and its navigation: what takes time where there are many, and does not depend on how the site looks. */
export type SiteStructure = ReturnType<typeof buildStructure>;

/** Fields of `site.json` that the structure of a site does not depend on; of `colors` the anchors' are told by themselves. */
const appearanceFields: ReadonlySet<string> = new Set(
  'colors logo favicon background backgroundImage font rounded modeToggle analytics integrations'.split(' '),
);

/** A text that is the same for two inputs of the same pages only if their structures are. */
export function describeStructure({ config, ...input }: SiteInput): string {
  const { updates, translations, leftOut } = input;
  return JSON.stringify([
    Object.entries(config).filter(([name]) => !appearanceFields.has(name)),
    config.colors?.anchors,
    [updates, translations, leftOut].map((list) => (list ? [...list] : undefined)),
    [input.base, input.urls, input.nestedFiles, input.repository, input.contentFolder],
    input.translatedLanguages,
  ]);
}

/** Builds the structure of a site; pure. */
export function buildStructure(input: SiteInput) {
  const { placeOf, placeInPage = placeAtStart } = input;
  const spoken = buildLanguages(input.config, input.translations ?? new Map(), input.hash);
  const languagePaths = createLanguagePaths(spoken);
  const content = readContent(input, spoken, placeInPage);
  const paths = new Set(content.seeds.map(({ path }) => path));
  const base = input.base ?? findBase(input.config.siteUrl);
  const nestedPaths = listNestedPaths(base, paths, input.nestedFiles ?? []);
  const siteBase: SiteBase = { base, nestedPaths, ...input.urls };
  const config = {
    ...input.config,
    ...assignProducts(input.config),
    siteUrl: moveSiteUrl(input.config.siteUrl, base),
  };
  const resolveLink = createLinkResolver(paths, siteBase);
  const versions = listVersions(config, resolveLink);
  const versionNames = versions.map(({ name }) => name);
  const defaultVersion = versions.find(({ isDefault }) => isDefault)?.name;
  const given = readRedirects(config, paths, siteBase, resolveLink, placeOf);
  const own = checkRedirects(given.redirects, paths, placeOf);
  const followRedirect = createRedirectFollower(own.redirects);

  const placements = placePages(config, content.tree, content.seeds, languagePaths);
  const { translateName } = content.languagePages;
  const context = {
    ...{ config, placeOf, placements, resolveLink, translateName },
    ...{ followRedirect, defaultVersion },
  };
  const tabs = buildTabs(context);
  const anchors = buildAnchors(context);
  const products = buildProducts(context);
  const { defaultTag } = languagePaths;
  const keySidebar: KeySidebar = ({ tab, anchor, product, language }) => {
    const section = `${tabs.findShown(tab) ?? 'none'}-${anchors.findShown(anchor) ?? 'none'}`;
    const ofProduct = product === undefined ? '' : `-p${products.findShown(product) ?? product}`;
    return `${section}${ofProduct}${language === defaultTag ? '' : `-${language}`}`;
  };
  /** What holds the pages of no other section is not that of a page whose product has none beside it. */
  const findShownIn = (owner: number | undefined, kind: SectionList, place: Placement) => {
    const index = kind.findShown(owner);
    const product = products.list[products.findShown(place.product) ?? -1]?.name;
    const isAlone =
      product !== undefined &&
      owner === undefined &&
      listOfReaders(kind.list, place.language, product).length === 0;
    return isAlone ? undefined : index;
  };
  const home = findHome(placements, paths, followRedirect(''), defaultVersion, spoken[0]);
  const [first, ...others] = spoken;
  const languages = [
    { ...first, home },
    ...others.map((one) => ({ ...one, home: findFirstPage(placements, defaultVersion, one) ?? home })),
  ] as const;
  const pageVersions = findPageVersions(placements, versions);
  const sourceLinks = createSourceLinks(config, siteBase, input.repository, placeOf);
  const menus = buildPageMenus(config, content.seeds, resolveLink, placeOf, placeInPage);
  const pages = buildPages({
    findContextual: menus.find,
    placements,
    pageVersions,
    versions,
    findTab: (place) => findShownIn(place.tab, tabs, place),
    findAnchor: (place) => findShownIn(place.anchor, anchors, place),
    findProduct: products.findShown,
    products: products.list,
    keySidebar,
    findNeighbors: findAllNeighbors(placements.entries, versionNames, keySidebar),
    findVersionUrls: createVersionUrls(versions, pageVersions, placements, languages, config.products),
    writeSourceLinks: sourceLinks.write,
    updates: (config.lastUpdated && input.updates) || new Map(),
    languages,
    languagePages: content.languagePages,
    indexesHiddenPages: config.seo.indexHiddenPages,
  });
  const sidebars = fillSidebars(
    buildSidebars(content.tree, placements, keySidebar, resolveLink, content.languagePages.translateName),
    pages,
  );
  const shownTabs = renumberTabs(tabs.list, tabs);
  const shownAnchors = renumberTabs(anchors.list, tabs);
  const shownProducts = renumberTabs(products.list, tabs);
  const folderRedirects = listFolderRedirects(placements, paths, own.redirects, home);
  const redirects = [
    ...own.redirects.map(({ source, destination, permanent }) => ({ source, destination, permanent })),
    ...folderRedirects,
    ...listOperationIdRedirects(config, pages, [
      ...paths,
      ...[...own.redirects, ...folderRedirects].map(({ source }) => readUrlPath(source)),
    ]),
  ];
  const problems = [
    ...content.problems,
    ...checkPageVersions(content.seeds, versions, placeInPage),
    ...checkNotFound(config, paths, placeOf),
    ...(input.translations
      ? checkLanguages(input.config, input.translations, input.translatedLanguages ?? [], placeOf)
      : []),
    ...[given, own, tabs, anchors, products, sourceLinks, menus].flatMap((part) => part.problems),
  ];
  return {
    ...{ pages, sidebars, versions, languages, redirects, home, siteBase, resolveLink, menus, problems },
    ...{ tabs: shownTabs, anchors: shownAnchors, products: shownProducts, siteUrl: config.siteUrl },
    lazyPageFiles: nameLazyPageFiles({ pages, sidebars }, input.hash),
  };
}

const placeAtStart: PlaceInPage = ({ file }) => ({ file, line: 1, column: 1 });

/** Settings of the page at addresses without one, which a page of the writer's own replaces. */
function checkNotFound(
  { errors }: SiteConfig,
  paths: ReadonlySet<string>,
  placeOf: PlaceOf,
): readonly Problem[] {
  const { title, description, redirect } = errors[404];
  const isGiven = title !== undefined || description !== undefined || redirect;
  return paths.has('404') && isGiven
    ? [siteProblem('unused-not-found', placeOf(['errors', '404'], 'key'))]
    : [];
}

/** The pages of a site and its navigation, before tabs, anchors and versions are known. */
interface Content {
  /** Every page once: the Markdown files in their order, then pages of operations. */
  readonly seeds: readonly PageSeed[];
  readonly tree: readonly NavigationTreeNode[];
  readonly problems: readonly Problem[];
  readonly languagePages: LanguagePages;
}

/** Finds out which pages there are and where the navigation names them. */
function readContent(
  input: SiteInput,
  languages: readonly [SiteLanguage, ...SiteLanguage[]],
  placeInPage: PlaceInPage,
): Content {
  const { config, placeOf, pages, documents } = input;
  const findOperation = rememberFound(input.findOperation);
  const home = createSiteTranslate({ languages })('Home');
  const written = pages.map((page) =>
    createPageSeed(page, { findOperation, findSchema: input.findSchema }, placeInPage, home),
  );
  const ofPages = written.map(({ seed }) => seed);
  const inNavigation = listNavigationOperations(config.navigation, findOperation);
  const generated = createOperationSeeds(config, documents, ofPages, inNavigation);
  const seeds = [...ofPages, ...generated.seeds];
  // Of several pages of one operation the navigation means the one of its own section, else the first.
  const byOperation = new Map(
    seeds
      .toReversed()
      .flatMap((seed) => (seed.operation ? [[keyOperation(seed.operation), seed] as const] : [])),
  );
  const known = {
    byPath: new Map(seeds.map((seed) => [seed.path, seed])),
    findOperationPage: (operation: OperationSummary, owners: EntryOwners) =>
      generated.findNamed(operation, owners) ?? byOperation.get(keyOperation(operation)),
    findOperation,
    contentFolder: input.contentFolder ?? '',
    leftOut: input.leftOut ?? new Set<string>(),
  };
  const languagePages = createLanguagePages(languages, createLanguagePaths(languages), seeds);
  const navigation = readNavigation(config.navigation, known, generated.groups, languagePages, placeOf);
  // What is in the navigation of the default language can be read in all of them.
  const [{ tag: defaultTag }, ...others] = languages;
  for (const { seed, language } of listTreePages(navigation.nodes))
    if (language === defaultTag) for (const { tag } of others) languagePages.translate(seed, tag);
  const problems = [...written.flatMap((one) => one.problems), ...navigation.problems];
  return { seeds: [...seeds, ...languagePages.listMade()], tree: navigation.nodes, problems, languagePages };
}

/** Reading an operation is dear, and pages and navigation name the same ones. */
function rememberFound(findOperation: FindOperation): FindOperation {
  const found = new Map<string, FindResult>();
  return (reference) => {
    const result = found.get(reference) ?? findOperation(reference);
    found.set(reference, result);
    return result;
  };
}
