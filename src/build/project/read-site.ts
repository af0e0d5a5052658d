import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlaceOf, readSiteConfig } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { CodeGrammar } from '../../content/code/code-grammar.ts';
import { findSiteComponents, type SiteComponent } from '../../content/files/component-folder.ts';
import {
  contentFolderName,
  discoverPages,
  findContentRoot,
  readNavigationPath,
} from '../../content/files/discover-pages.ts';
import type { PageReader } from '../../content/files/page-reader.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import { findSiteFile, type ReadText } from '../../content/files/site-files.ts';
import { drawGlyph } from '../../content/icons/draw-glyph.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import { fillFrontmatter } from '../../content/variables/fill-variables.ts';
import { loadTranslations, translatedLanguages } from '../../i18n/languages/load-translations.ts';
import { discoverDocuments } from '../../openapi/load/discover-documents.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type { KeepFindings } from '../../openapi/load/document-reader.ts';
import { type DocumentReference, loadDocuments } from '../../openapi/load/load-documents.ts';
import { loadProblem } from '../../openapi/load/problems.ts';
import { findOperation, readChannelDocument } from '../../openapi/read/find-operation.ts';
import { findSchema } from '../../openapi/read/find-schema.ts';
import { decodeText, describeEncoding } from '../../problem/decode-text.ts';
import { hasErrors, type Problem, startOf } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { buildSite as buildWholeSite, type SiteResult } from '../../site/build-site.ts';
import { listLanguageTags } from '../../site/languages.ts';
import { findBase, type SiteUrls } from '../../site/links/site-url.ts';
import { summarizeDocument } from '../../site/operations/document-pages.ts';
import { isOperationReference } from '../../site/operations/operation-reference.ts';
import { readRepositoryName } from '../../site/repository/repository.ts';
import type { Site } from '../../site/site.ts';
import type { SiteInput } from '../../site/site-structure.ts';
import { checkComponents } from '../check/check-component-folder.ts';
import { checkIcons } from '../check/check-icons.ts';
import { checkSampleLanguages } from '../check/check-sample-languages.ts';
import { checkSchema } from '../check/check-schema.ts';
import { loadPlugins } from '../plugins/load-plugins.ts';
import { readCodeGrammars } from './code-grammars.ts';
import { readCodeThemes } from './code-themes.ts';
import { checkImages } from './config-images.ts';
import { type FileHistory, readHistory, readRepository } from './git.ts';
import { fetchStars } from './github-stars.ts';
import { findFonts } from './installed-fonts.ts';
import { listNestedFiles } from './nested-files.ts';
import { findPlaceInPage } from './place-in-page.ts';
import { projectProblem } from './problems.ts';
import { readOwnFiles } from './user-assets.ts';

/** A site as its files say it now. */
export interface SiteReading {
  /** Without what is wrong in it; undefined when it cannot be read at all. */
  readonly config: SiteConfig | undefined;
  readonly placeOf: PlaceOf | undefined;
  readonly contentRoot: string;
  readonly pages: readonly PageSource[];
  readonly documents: readonly OpenApiDocument[];
  /** Components of the site's own. */
  readonly components: readonly SiteComponent[];
  /** Those of `codeBlock.languages`. */
  readonly grammars: readonly CodeGrammar[];
  readonly plugins: readonly OctavoPlugin[];
  /** What returning readers are shown: undefined where `lastVisit` is off, on a disk, and where git does not know. */
  readonly changes: FileHistory['changes'];
  /** The site of that `config`. */
  readonly site: Site | undefined;
  /** Whether `site.json` has errors: then the site serves to find the other mistakes, not to be shown. */
  readonly isConfigBroken: boolean;
  /** Whether a mistake may be one only because a part of `site.json` is left out. */
  readonly mayFollow: (problem: Problem) => boolean;
  readonly problems: readonly Problem[];
}

interface SiteInWork {
  /** Absolute, as are the others. */
  readonly siteRoot: string;
  /** Nothing under it is taken for content. */
  readonly output?: string | undefined;
  /** The folder of its pages; found out when undefined. */
  readonly contentRoot?: string | undefined;
  /** Where it is published, whatever `site.json` says. */
  readonly siteUrl?: string | undefined;
  /** See `ProjectOptions`. */
  readonly base?: string | undefined;
  /** Plugins that come before those of `octavo.config`. */
  readonly plugins?: readonly OctavoPlugin[];
  /** How its URLs are written besides. */
  readonly urls?: SiteUrls | undefined;
  /** For what GitHub says, which is not asked without it. */
  readonly cacheFolder?: string | undefined;
  /** Whether no OpenAPI document is fetched. */
  readonly isOffline?: boolean;
  /** Whether readers can search the site. */
  readonly hasSearch?: boolean;
  /** See `Site.isOffline`. */
  readonly isOfflineSite?: boolean;
  /** Finds the pages; may keep them for the next time. */
  readonly discover?: PageReader['discover'] | undefined;
  /** Keeps what was found in OpenAPI documents for the next time. */
  readonly keepFindings?: KeepFindings | undefined;
  /** As `createSiteBuilder` gives it, which keeps what was built for the next time. */
  readonly buildSite?: ((input: SiteInput) => SiteResult) | undefined;
}

/** Reads everything that a site is made of, except the bodies of its pages. */
export async function readSite({
  siteRoot,
  output,
  contentRoot: givenRoot,
  siteUrl,
  base: given,
  plugins = [],
  urls,
  cacheFolder,
  isOffline = false,
  hasSearch = true,
  isOfflineSite = false,
  discover = discoverPages,
  keepFindings,
  buildSite = buildWholeSite,
}: SiteInWork): Promise<SiteReading> {
  const { text, problem } = await readConfigText(siteRoot);
  if (text === undefined) return { ...nothing(siteRoot), problems: [problem] };
  const { draft, problems } = readSiteConfig(text, 'site.json');
  if (!draft) return { ...nothing(siteRoot), problems };
  const { placeOf, fields } = draft;
  const config = siteUrl === undefined ? draft.config : { ...draft.config, siteUrl };
  const base = given ?? findBase(config.siteUrl);
  const mayFollow = (problem: Problem) => followsFromFields(problem, fields);
  const navigation = listNavigationPages(config.navigation);
  const contentRoot = givenRoot ?? (await findContentRoot(siteRoot, navigation[0]));
  const navigationPaths = new Set(navigation.map(readNavigationPath));
  const [
    discovered,
    repository,
    history,
    images,
    own,
    stars,
    outdated,
    loaded,
    siteComponents,
    spoken,
    code,
    fonts,
    languages,
  ] = await Promise.all([
    discover({ siteRoot, contentRoot, outputFolder: output, navigationPaths }),
    readRepository(siteRoot),
    readHistory(siteRoot, contentRoot, config.lastVisit && !isOfflineSite),
    checkImages(config, placeOf, siteRoot, contentRoot, base),
    readOwnFiles(siteRoot, contentRoot),
    cacheFolder === undefined ? undefined : readStars(config.topbarCtaButton, cacheFolder),
    checkSchema(config, placeOf, siteRoot),
    loadPlugins(siteRoot),
    findSiteComponents(siteRoot, navigationPaths),
    Promise.all(listLanguageTags(config).map(async (tag) => [tag, await loadTranslations(tag)] as const)),
    readCodeThemes(config, placeOf),
    findFonts(config, placeOf, siteRoot),
    readCodeGrammars(config, placeOf, siteRoot),
  ]);
  const pages = discovered.pages.map((page) => {
    const frontmatter = fillFrontmatter(page.frontmatter, config.variables);
    return frontmatter === page.frontmatter ? page : { ...page, frontmatter };
  });
  const api = await readDocuments({
    ...{ siteRoot, contentRoot, config, placeOf, pages, navigation, isOffline, keepFindings },
  });
  const built = buildSite({
    config: images.config,
    placeOf,
    base,
    urls,
    nestedFiles: await listNestedFiles(siteRoot, contentRoot, base, api.documents),
    pages,
    leftOut: discovered.leftOut,
    repository,
    updates: history.updates,
    placeInPage: findPlaceInPage,
    contentFolder: contentFolderName(siteRoot, contentRoot),
    ownFiles: own.files,
    stars,
    logoSizes: images.logoSizes,
    hasSearch,
    isOffline: isOfflineSite,
    translations: new Map(spoken.flatMap(([tag, found]) => (found ? [[tag, found] as const] : []))),
    translatedLanguages,
    codeThemes: code.themes,
    fonts: fonts.fonts,
    drawIcon: (icon) => drawGlyph(icon, config.icons.library),
    hash: (text) => createHash('sha256').update(text).digest('hex').slice(0, 8),
    ...api.input,
  });
  const ownUrl = draft.config.siteUrl ?? config.siteUrl;
  const found = [
    ...(ownUrl && config.siteUrl && ownUrl !== config.siteUrl
      ? [projectProblem('other-site-url', placeOf(['siteUrl']), ownUrl, config.siteUrl)]
      : []),
    ...images.problems,
    ...code.problems,
    ...languages.problems,
    ...fonts.problems,
    ...discovered.problems,
    ...api.problems,
    ...checkSampleLanguages(config, placeOf, api.documents),
    ...built.problems,
    ...own.problems,
    ...checkIcons(config, placeOf, pages),
    ...outdated,
    ...loaded.problems,
    ...(await checkComponents(siteRoot, siteComponents)),
  ];
  return {
    config,
    placeOf,
    contentRoot,
    pages,
    documents: api.documents,
    components: siteComponents.components,
    grammars: languages.grammars,
    plugins: [...plugins, ...loaded.plugins],
    changes: history.changes,
    site: built.site,
    isConfigBroken: hasErrors(problems),
    mayFollow,
    problems: [...problems, ...found.filter((problem) => !mayFollow(problem))],
  };
}

interface DocumentInput
  extends Pick<SiteReading, 'contentRoot' | 'pages'>,
    Required<Pick<SiteInWork, 'siteRoot' | 'isOffline' | 'keepFindings'>> {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  /** Every page that the navigation names. */
  readonly navigation: readonly string[];
}

/** The documents of a site, and what of them the site is built from. */
interface ReadDocuments {
  readonly documents: readonly OpenApiDocument[];
  readonly input: Pick<SiteInput, 'documents' | 'findOperation' | 'findSchema'>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the OpenAPI documents that `site.json` names. When it names none and a page or the navigation names an
 * operation or a schema, documents beside the pages are looked for; those give no pages of their own.
 */
async function readDocuments(input: DocumentInput): Promise<ReadDocuments> {
  const { siteRoot, contentRoot, pages, navigation } = input;
  const named = listReferences(input);
  const asking = ['openapi', 'openapi-schema', 'asyncapi'] as const;
  const isAsked =
    pages.some(({ frontmatter }) => asking.some((key) => frontmatter[key] !== undefined)) ||
    navigation.some(isOperationReference);
  const found = named.length === 0 && isAsked ? await discoverDocuments(siteRoot, contentRoot) : [];
  const { documents, unread, problems } = await loadDocuments(
    siteRoot,
    [...named, ...found, ...listPageReferences(input)],
    {
      ...{ isOffline: input.isOffline, keepFindings: input.keepFindings },
      overlays: input.config.api.overlays.map((reference, index) => ({
        ...{ reference, place: input.placeOf(['api', 'overlays', index]) },
      })),
    },
  );
  const own = named.length === 0 ? [] : documents;
  return {
    documents,
    input: {
      documents: own.map(summarizeDocument),
      findOperation: (reference) => findOperation(documents, reference, unread.length === 0),
      findSchema: (reference) => findSchema(documents, reference, unread.length === 0),
    },
    problems:
      found.length > 0 ? [loadProblem('discovered', input.placeOf([]), found), ...problems] : problems,
  };
}

/** The documents that pages name as `asyncapi`. */
function listPageReferences({ pages }: DocumentInput): readonly DocumentReference[] {
  return pages.flatMap((page) => {
    const reference = readChannelDocument(page.frontmatter.asyncapi);
    return reference === undefined ? [] : [{ reference, place: findPlaceInPage(page, 'asyncapi') }];
  });
}

/** Everything in `site.json` that names a document, with its place. */
function listReferences({ config, placeOf }: DocumentInput): readonly DocumentReference[] {
  const at = (names: readonly string[], path: readonly (string | number)[]) =>
    names.map((reference, index) => ({ reference, place: placeOf([...path, index]) }));
  return [
    ...at(config.openapi, ['openapi']),
    ...config.tabs.flatMap((tab, index) => at(tab.openapi, ['tabs', index, 'openapi'])),
    ...config.anchors.flatMap((anchor, index) => at(anchor.openapi, ['anchors', index, 'openapi'])),
    ...config.products.flatMap((product, index) => at(product.openapi, ['products', index, 'openapi'])),
  ];
}

type Entry = SiteConfig['navigation'][number]['pages'][number];

/** Every page that the navigation names, at any depth, in its order and as it is written. */
function listNavigationPages(groups: SiteConfig['navigation']): readonly string[] {
  const list = (entries: readonly Entry[]): readonly string[] =>
    entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : list(entry.pages)));
  return list(groups.flatMap(({ pages }) => pages));
}

/** Of the repository that a button of the topbar leads to. Asks nobody but GitHub. */
async function readStars(
  button: SiteConfig['topbarCtaButton'],
  cacheFolder: string,
): Promise<number | undefined> {
  const found = button?.type === 'github' ? readRepositoryName(button.url) : undefined;
  return found && fetchStars(found.owner, found.repository, join(cacheFolder, 'github'), process.env);
}

function nothing(siteRoot: string): Omit<SiteReading, 'problems'> {
  return {
    config: undefined,
    placeOf: undefined,
    contentRoot: siteRoot,
    pages: [],
    documents: [],
    components: [],
    grammars: [],
    plugins: [],
    changes: undefined,
    site: undefined,
    isConfigBroken: true,
    mayFollow: () => false,
  };
}

const name = 'site.json';

/** The text of the `site.json` in a folder (absolute), in UTF-8, or why there is none. Never throws. */
async function readConfigText(siteRoot: string): Promise<ReadText> {
  const file = await findSiteFile(siteRoot, name);
  if (file === undefined) return { text: undefined, problem: await explainMissing(siteRoot) };
  try {
    const decoded = decodeText(await readFile(file));
    if ('text' in decoded) return { text: decoded.text, problem: undefined };
    return { text: undefined, problem: describeEncoding('site-json', name, decoded) };
  } catch (error) {
    return {
      text: undefined,
      problem: projectProblem('unreadable-file', startOf(name), explainReadError(error)),
    };
  }
}

async function explainMissing(siteRoot: string): Promise<Problem> {
  const names: readonly string[] = await readdir(siteRoot).catch(() => []);
  if (names.includes(name)) return projectProblem('outside-site', startOf(name));
  const isFolder = await stat(siteRoot).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  const misnamed = names.find((entry) => /^site\.jsonc?$/i.test(entry));
  const imported = ['docs.json', 'mint.json', 'docusaurus.config.js', 'docusaurus.config.ts'].find((entry) =>
    names.includes(entry),
  );
  return projectProblem('missing-file', startOf(name), siteRoot, { isFolder, misnamed, imported });
}

/** What is told of the rest of a site because a part of that field of `site.json` is not known. */
const consequences: Readonly<Record<string, (problem: Problem) => boolean>> = {
  openapi: namesOperation,
  tabs: (problem) => namesOperation(problem) || isEmptySection(problem),
  anchors: (problem) => namesOperation(problem) || isEmptySection(problem),
  navigation: (problem) => isEmptySection(problem) || problem.code === 'links/orphan',
  versions: ({ code }) => code === 'frontmatter/unknown-version',
  redirects: ({ code }) => code.startsWith('links/missing-') || code.startsWith('site-json/redirect-'),
};

/** Whether a mistake may be one only because parts of these top-level fields of `site.json` were left out. */
function followsFromFields(problem: Problem, fields: ReadonlySet<string>): boolean {
  return [...fields].some((field) => consequences[field]?.(problem) ?? false);
}

/** Told of a page or of the navigation, not of a document. */
function namesOperation({ code, file }: Problem): boolean {
  return code.startsWith('openapi/') && (/\.mdx?$/.test(file) || file === 'site.json');
}

function isEmptySection({ code }: Problem): boolean {
  return code === 'site-json/empty-section';
}
