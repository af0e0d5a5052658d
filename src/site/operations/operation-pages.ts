import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { groupOperations, type OperationGroup, pickTag } from '../../openapi/read/group-operations.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { operationSlug } from '../../openapi/read/operation-title.ts';
import type { Tag } from '../../openapi/read/read-info.ts';
import { readUrlPath } from '../pages/page-path.ts';
import { createOperationSeed, type PageSeed } from '../pages/page-seed.ts';
import type { ApiDocument, DocumentPages, PageGroup } from './document-pages.ts';
import {
  chooseDocumentSection,
  type DocumentSection,
  type EntryOwners,
  listDocumentSections,
  listWholeSections,
} from './document-sections.ts';
import { keyOperation } from './operation-reference.ts';
import { describeDocuments } from './overview-pages.ts';
import { createPathTaker, type PathTaker } from './path-taker.ts';
import { addSchemaPages } from './schema-pages.ts';

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
  const ofWriter = pages.flatMap(({ schema }) => schema ?? []);
  const described = describeDocuments(
    config.api.schemaPages
      ? automatic.map((document) => addSchemaPages(document, paths, ofWriter))
      : automatic,
    paths,
  );
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
    const key = `${operation.isWebhook} ${operation.channel ?? operation.path}`;
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
