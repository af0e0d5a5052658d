import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { groupOperations, type OperationGroup, pickTag } from '../../openapi/read/group-operations.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { cutName, operationSlug, slugText } from '../../openapi/read/operation-title.ts';
import type { DocumentInfo, Tag, TagGroup } from '../../openapi/read/read-info.ts';
import { readUrlPath, writePageUrl } from '../pages/page-path.ts';
import {
  createOperationSeed,
  createOverviewSeed,
  type OverviewGroup,
  type OverviewSeed,
  type PageSeed,
} from '../pages/page-seed.ts';
import type { Overview } from '../site.ts';
import {
  chooseDocumentSection,
  type DocumentSection,
  type EntryOwners,
  listDocumentSections,
  listWholeSections,
} from './document-sections.ts';
import { keyOperation } from './operation-reference.ts';

/** An OpenAPI document as far as its pages are concerned. */
export interface ApiDocument {
  /** As `Operation.document` says it. */
  readonly name: string;
  readonly info: DocumentInfo;
  readonly tags: readonly Tag[];
  readonly tagGroups: readonly TagGroup[];
  readonly operations: readonly OperationSummary[];
}

/** A group of pages that is added to the navigation. */
export interface PageGroup {
  readonly name: string;
  /** The tag that it is made from. */
  readonly tag: Tag | undefined;
  readonly version: string | undefined;
  /** As `site.json` writes it; undefined is every language. */
  readonly language: string | undefined;
  /** The name of the product that has the document; undefined where that, or what it says, is a tab's or an anchor's. */
  readonly product: string | undefined;
  readonly seeds: readonly PageSeed[];
  readonly groups: readonly PageGroup[];
}

interface OperationPages {
  /** Pages of operations that no Markdown page shows. */
  readonly seeds: readonly PageSeed[];
  /** Those of documents of which nothing names an operation: groups to add to the navigation. */
  readonly groups: readonly PageGroup[];
  /** The page of an operation that an entry of the navigation names; undefined where a Markdown page shows it. */
  readonly findNamed: (operation: OperationSummary, owners: EntryOwners) => PageSeed | undefined;
}

/** An operation that the navigation names. */
export interface NamedOperation {
  readonly operation: OperationSummary;
  readonly owners: EntryOwners;
}

/** Methods in the order in which existing sites number the pages of one title. */
const numbered = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];

/**
 * The pages that have no Markdown file: one for each operation that the navigation names (`inNavigation`), and
 * one for every operation of a document of which neither a page nor the navigation names one, but for those that
 * `x-excluded` leaves out. They are in the folder of the tab, anchor or product that has the document as `openapi`, in each of several,
 * else in `api-reference`, or where `x-mint` puts them.
 */
export function createOperationSeeds(
  config: SiteConfig,
  documents: readonly ApiDocument[],
  pages: readonly PageSeed[],
  inNavigation: readonly NamedOperation[],
): OperationPages {
  const onPages = pages.flatMap(({ operation }) => (operation ? [operation] : []));
  const shown = new Set(onPages.map(keyOperation));
  const paths = createPathTaker(pages.map(({ path }) => path));
  const byName = new Map(documents.map((document) => [document.name, document]));
  const find = rememberSections(config);
  const key = (operation: OperationSummary, { folder }: DocumentSection) =>
    `${keyOperation(operation)}\n${folder}`;
  const named = new Map<string, PageSeed>();
  for (const { operation, owners } of inNavigation) {
    const section = chooseDocumentSection(find(operation.document), owners);
    if (shown.has(keyOperation(operation)) || named.has(key(operation, section))) continue;
    const tags = byName.get(operation.document)?.tags ?? [];
    const path = placeOperation(operation, tags, section, paths);
    named.set(key(operation, section), createOperationSeed(path, operation, 'named'));
  }
  const withPages = new Set(
    [...onPages, ...inNavigation.map(({ operation }) => operation)].map(({ document }) => document),
  );
  const automatic = documents
    .filter(({ name }) => !withPages.has(name))
    .flatMap((document) =>
      listWholeSections(find(document.name)).map((section) => createDocumentSeeds(document, section, paths)),
    );
  const described = describeDocuments(automatic, paths);
  return {
    seeds: [...named.values(), ...described.flatMap(({ seeds }) => seeds)],
    groups: separateDocuments(described),
    findNamed: (operation, owners) =>
      named.get(key(operation, chooseDocumentSection(find(operation.document), owners))),
  };
}

function rememberSections(config: SiteConfig) {
  const known = new Map<string, ReturnType<typeof listDocumentSections>>();
  return (document: string) => {
    const found = known.get(document) ?? listDocumentSections(config, document);
    known.set(document, found);
    return found;
  };
}

/** The pages of one document. */
interface DocumentPages {
  readonly document: ApiDocument;
  readonly section: DocumentSection;
  readonly seeds: readonly PageSeed[];
  readonly groups: readonly PageGroup[];
}

function createDocumentSeeds(
  document: ApiDocument,
  section: DocumentSection,
  paths: PathTaker,
): DocumentPages {
  const { tags, tagGroups } = document;
  const operations = document.operations.filter(({ settings }) => settings.visibility !== 'excluded');
  const seeds = new Map<OperationSummary, PageSeed>();
  for (const operation of orderForNumbers(operations))
    seeds.set(
      operation,
      createOperationSeed(placeOperation(operation, tags, section, paths), operation, 'automatic'),
    );
  const seedsOf = (list: readonly OperationSummary[]) => list.flatMap((one) => seeds.get(one) ?? []);
  const build = (group: OperationGroup<OperationSummary>): PageGroup => ({
    name: group.name,
    tag: group.tag,
    version: section.version,
    language: section.language,
    product: section.product,
    seeds: seedsOf(group.operations),
    groups: group.groups.map(build),
  });
  return {
    document,
    section,
    seeds: seedsOf(operations),
    groups: groupOperations(operations, tags, tagGroups).map(build),
  };
}

/** Operations of one path by `numbered`; paths in the document's order. */
function orderForNumbers(operations: readonly OperationSummary[]): readonly OperationSummary[] {
  const byPath = new Map<string, OperationSummary[]>();
  for (const operation of operations) {
    const key = `${operation.isWebhook} ${operation.path}`;
    const same = byPath.get(key) ?? [];
    byPath.set(key, same);
    same.push(operation);
  }
  const rank = ({ method }: OperationSummary) => numbered.indexOf(method);
  return [...byPath.values()].flatMap((same) => same.toSorted((a, b) => rank(a) - rank(b)));
}

function placeOperation(
  operation: OperationSummary,
  tags: readonly Tag[],
  { folder }: DocumentSection,
  paths: PathTaker,
): string {
  const { href } = operation.settings;
  const own = href === undefined ? '' : readUrlPath(href).replace(/\.mdx?$/, '');
  return paths.take(own || `${folder}/${operationSlug(operation, pickTag(operation, tags))}`);
}

/**
 * The groups of all documents. Of documents in one section with groups of one name, each gets a group around its own,
 * named by its title.
 */
function separateDocuments(documents: readonly DocumentPages[]): readonly PageGroup[] {
  return documents.flatMap(({ document, section, groups }) => {
    const beside = documents.filter(
      (other) =>
        other.document !== document &&
        other.section.folder === section.folder &&
        other.section.version === section.version &&
        other.section.product === section.product &&
        other.section.language === section.language,
    );
    const names = new Set(beside.flatMap((other) => other.groups.map(({ name }) => name)));
    if (!groups.some(({ name }) => name !== '' && names.has(name))) return groups;
    const name = document.info.title ?? document.name;
    const { version, language, product } = section;
    return [{ name, tag: undefined, version, language, product, seeds: [], groups }];
  });
}

interface PathTaker {
  /** The path itself, cleaned, or with a number behind it when it is taken: each call takes another one. */
  readonly take: (path: string) => string;
  /** The path itself, cleaned; undefined when it is taken or the site's root. */
  readonly takeFree: (path: string) => string | undefined;
}

/**
 * Hands out paths that no page has yet. Steps that lead upwards or nowhere are left out, so that every path lies inside
 * the site. Numbers begin at 1, as on existing sites.
 */
export function createPathTaker(pages: readonly string[]): PathTaker {
  // The page "404" is what is shown where there is no page.
  const taken = new Set([...pages, '404']);
  return {
    take(wanted) {
      const path = clean(wanted);
      let free = path;
      for (let number = 1; taken.has(free); number++) free = `${path}-${number}`;
      taken.add(free);
      return free;
    },
    takeFree(wanted) {
      const path = clean(wanted);
      if (path === '' || taken.has(path)) return undefined;
      taken.add(path);
      return path;
    },
  };
}

function clean(path: string): string {
  return path
    .split(/[\\/]+/)
    .map((step) => cutName(step.replace(/\p{Cc}|\p{Cs}/gu, '')))
    .filter((step) => !/^\.*$/.test(step))
    .join('/');
}

/**
 * The same documents with an overview of each that describes itself, and of each tag with a description: what these say,
 * and links to the operations. They take the folders of the document and of the tag, where no page is there already.
 */
function describeDocuments(documents: readonly DocumentPages[], paths: PathTaker): readonly DocumentPages[] {
  const described = documents.map((pages) => describeTags(pages, paths));
  return described.map((pages) => describeDocument(pages, described, paths));
}

function describeTags(pages: DocumentPages, paths: PathTaker): DocumentPages {
  const added: PageSeed[] = [];
  const describe = (group: PageGroup): PageGroup => {
    const groups = group.groups.map(describe);
    const { tag } = group;
    const isDescribed = tag?.description !== undefined && group.seeds.length > 0;
    const path = isDescribed ? paths.takeFree(`${pages.section.folder}/${slugText(tag.name)}`) : undefined;
    if (tag === undefined || path === undefined) return { ...group, groups };
    const overview: OverviewSeed = {
      document: pages.document.name,
      tag: tag.name,
      text: tag.description,
      externalDocs: tag.externalDocs,
      info: undefined,
      groups: [{ name: '', seeds: group.seeds }],
    };
    const seed = createOverviewSeed(path, group.name, overview);
    added.push(seed);
    return { ...group, groups, seeds: [seed, ...group.seeds] };
  };
  const groups = pages.groups.map(describe);
  return { ...pages, groups, seeds: [...added, ...pages.seeds] };
}

function describeDocument(
  pages: DocumentPages,
  all: readonly DocumentPages[],
  paths: PathTaker,
): DocumentPages {
  const { document, section, groups } = pages;
  const { info } = document;
  if (info.description === undefined || pages.seeds.length === 0) return pages;
  const isAlone = all.filter((other) => other.section.folder === section.folder).length === 1;
  const title = info.title ?? document.name;
  const path = paths.takeFree(isAlone ? section.folder : `${section.folder}/${slugText(title)}`);
  if (path === undefined) return pages;
  const seed = createOverviewSeed(path, title, {
    document: document.name,
    tag: undefined,
    text: info.description,
    externalDocs: info.externalDocs,
    info,
    groups: groups.flatMap(listGroups),
  });
  const { version, language, product } = section;
  const first = { name: '', tag: undefined, version, language, product, seeds: [seed], groups: [] };
  return { ...pages, seeds: [seed, ...pages.seeds], groups: [first, ...groups] };
}

function listGroups({ name, seeds, groups }: PageGroup): readonly OverviewGroup[] {
  return [...(seeds.length === 0 ? [] : [{ name, seeds }]), ...groups.flatMap(listGroups)];
}

/** An overview of more pages than this names the groups only. */
const MANY = 100;

/** The overview with the URLs of its pages; pages that the navigation leaves out are left out. */
export function buildOverview(
  { groups, ...rest }: OverviewSeed,
  translateName: (name: string) => string,
): Overview {
  const shown = groups
    .map(({ name, seeds }) => ({ name, seeds: seeds.filter(({ frontmatter }) => !frontmatter.hidden) }))
    .filter(({ seeds }) => seeds.length > 0);
  const isLong = shown.length > 1 && shown.reduce((sum, { seeds }) => sum + seeds.length, 0) > MANY;
  return {
    ...rest,
    groups: shown.map(({ name, seeds }) => {
      const operations = seeds.filter(({ operation }) => operation !== undefined);
      return {
        name: translateName(name),
        url: writePageUrl(seeds[0]?.path ?? ''),
        count: operations.length,
        links: isLong
          ? []
          : operations.map(({ title, path, operation }) => ({ title, url: writePageUrl(path), operation })),
      };
    }),
  };
}
