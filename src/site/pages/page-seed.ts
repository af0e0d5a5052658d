import {
  emptyFrontmatter,
  type Frontmatter,
  frontmatterSchema,
} from '../../content/files/frontmatter-schema.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import { stripQuotes } from '../../lib/text/strip-quotes.ts';
import {
  type FindResult,
  readApiReference,
  writeChannelReference,
} from '../../openapi/read/find-operation.ts';
import type { FindSchemaResult, SchemaSummary } from '../../openapi/read/find-schema.ts';
import type { ExternalDocs, OperationSummary } from '../../openapi/read/operation.ts';
import { operationTitle } from '../../openapi/read/operation-title.ts';
import {
  describeApiSecret,
  describeMalformedApi,
  describeMissing,
} from '../../openapi/read/page-problems.ts';
import type { DocumentInfo } from '../../openapi/read/read-info.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { listUrlSecrets } from '../../problem/url-secrets.ts';

/** What an overview shows before the paths of its pages are URLs: of a document, or of a tag. */
export interface OverviewSeed {
  /** The document's name. */
  readonly document: string;
  /** The tag's name; undefined for a document. */
  readonly tag: string | undefined;
  /** Markdown of the document; hostile text. */
  readonly text: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** Of a document: its own words about itself. */
  readonly info: DocumentInfo | undefined;
  readonly groups: readonly OverviewGroup[];
}

export interface OverviewGroup {
  /** '' when the overview has one group only. */
  readonly name: string;
  /** Of a group that is a tag: what the document says of it, as Markdown; hostile text. */
  readonly text: string | undefined;
  readonly seeds: readonly PageSeed[];
}

/** What a page is made from, before its place in the site is known. */
export interface PageSeed {
  readonly path: string;
  readonly title: string;
  readonly sidebarTitle: string;
  readonly source: PageSource | undefined;
  /** The file's own, then what the document says of an operation's page. */
  readonly frontmatter: Frontmatter;
  /** Set on an operation's page. */
  readonly operation: OperationSummary | undefined;
  /** Set on a schema's page. */
  readonly schema: SchemaSummary | undefined;
  /** Set on a page that introduces a document or a tag. */
  readonly overview: OverviewSeed | undefined;
  /** Upper case; what the sidebar marks the page with. */
  readonly method: string | undefined;
  /** One of so many that the sidebar leads to them by a page that lists them. */
  readonly isOneOfMany?: boolean;
  /** The page of the default language that is shown where there is none in another one; undefined of every other page. */
  readonly original?: PageSeed | undefined;
}

/** What a page has that neither a file nor an operation nor a schema is behind. */
const plainSeed = {
  source: undefined,
  frontmatter: emptyFrontmatter,
  operation: undefined,
  schema: undefined,
  overview: undefined,
  method: undefined,
} as const;

/** From an operation as pages and navigation name it (`GET /api/user`), to the operation. */
export type FindOperation = (reference: string) => FindResult;

/** From a schema as pages name it (`Order`), to the schema. */
type FindSchema = (reference: string) => FindSchemaResult;

/** Finds what frontmatter names in the documents of the site. */
export interface FindInDocuments {
  readonly findOperation: FindOperation;
  readonly findSchema: FindSchema;
}

/** The place of a key of a page's frontmatter. */
export type PlaceInPage = (page: PageSource, key: string) => Place;

interface PageSeedResult {
  readonly seed: PageSeed;
  readonly problems: readonly Problem[];
}

/**
 * The seed of a Markdown page. It is an operation's when `openapi` of its frontmatter names one, a channel's when `asyncapi` does, else a schema's when
 * `openapi-schema` does; what is not found, and an `api` of another form than `METHOD url`, are warnings.
 */
export function createPageSeed(
  source: PageSource,
  { findOperation, findSchema }: FindInDocuments,
  placeInPage: PlaceInPage,
  home: string,
): PageSeedResult {
  const { path } = source;
  const { openapi, asyncapi, api, 'openapi-schema': schemaName } = source.frontmatter;
  const named = openapi ?? (asyncapi === undefined ? undefined : writeChannelReference(asyncapi));
  const found = named === undefined ? undefined : findOperation(named);
  const operation = found?.kind === 'found' ? found.operation : undefined;
  const frontmatter = operation ? readOperationMatter(operation, source.frontmatter) : source.frontmatter;
  const foundSchema = schemaName === undefined ? undefined : findSchema(schemaName);
  const schema = foundSchema?.kind === 'found' && !operation ? foundSchema.schema : undefined;
  const byHand = api === undefined ? undefined : readApiReference(api);
  const title =
    frontmatter.title?.trim() ||
    (operation ? operationTitle(operation) : (schema?.title ?? titlePath(path, home)));
  const seed: PageSeed = {
    path,
    title,
    sidebarTitle: frontmatter.sidebarTitle?.trim() || title,
    source,
    frontmatter,
    operation,
    schema,
    overview: undefined,
    method: frontmatter.hideApiMarker === true ? undefined : (operation ?? byHand)?.method,
  };
  const problems: Problem[] = [];
  if (openapi !== undefined && found?.kind === 'missing')
    problems.push(...describeMissing('operation', openapi, found, placeInPage(source, 'openapi')));
  else if (asyncapi !== undefined && found?.kind === 'missing')
    problems.push(...describeMissing('channel', asyncapi, found, placeInPage(source, 'asyncapi')));
  if (schemaName !== undefined && foundSchema?.kind === 'missing')
    problems.push(
      ...describeMissing('schema', schemaName, foundSchema, placeInPage(source, 'openapi-schema')),
    );
  if (api !== undefined && byHand === undefined)
    problems.push(describeMalformedApi(api, placeInPage(source, 'api')));
  const secrets = listUrlSecrets(stripQuotes(api ?? '').replace(/^\S+\s+/, ''));
  if (secrets.length > 0) problems.push(describeApiSecret(secrets, placeInPage(source, 'api')));
  return { seed, problems };
}

/**
 * The seed of an operation that no Markdown page shows. `x-hidden` leaves it out of the navigation unless the writer's
 * own names it there.
 */
export function createOperationSeed(
  path: string,
  operation: OperationSummary,
  reason: 'automatic' | 'named',
): PageSeed {
  const isHidden = reason === 'automatic' && operation.settings.visibility === 'hidden';
  const fileFrontmatter = readOperationMatter(operation, emptyFrontmatter);
  const frontmatter = isHidden ? { ...fileFrontmatter, hidden: true } : fileFrontmatter;
  const title = frontmatter.title?.trim() || operationTitle(operation);
  return {
    ...plainSeed,
    path,
    title,
    sidebarTitle: frontmatter.sidebarTitle?.trim() || title,
    frontmatter,
    operation,
    method: frontmatter.hideApiMarker === true ? undefined : operation.method,
  };
}

/** The seed of a schema that no Markdown page shows. */
export function createSchemaSeed(path: string, schema: SchemaSummary, isOneOfMany: boolean): PageSeed {
  return { ...plainSeed, path, title: schema.title, sidebarTitle: schema.title, schema, isOneOfMany };
}

/** The seed of a page that introduces a document or a tag. */
export function createOverviewSeed(path: string, title: string, overview: OverviewSeed): PageSeed {
  return { ...plainSeed, path, title, sidebarTitle: 'Overview', overview };
}

/** A title from a file's name: `getting-started` reads `Getting started`; of the first page, `home`. */
function titlePath(path: string, home: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return name === '' ? home : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Keys that say what a page shows and where an entry leads: a document has no say in these. */
const left: ReadonlySet<string> = new Set(['openapi', 'openapi-schema', 'asyncapi', 'api', 'url']);

/**
 * The frontmatter of an operation's page: the writer's own, key by key before what the document says under
 * `x-mint.metadata`. A key of the document that frontmatter does not have, or with a wrong value, counts for nothing.
 */
function readOperationMatter({ settings }: OperationSummary, own: Frontmatter): Frontmatter {
  const entries = Object.entries(settings.metadata);
  if (entries.length === 0) return own;
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>> =
    frontmatterSchema.shape;
  const values = entries.flatMap(([key, value]) => {
    if (left.has(key) || !Object.hasOwn(shape, key)) return [];
    const plain = typeof value === 'number' ? String(value) : value;
    const result = shape[key]?.safeParse(plain);
    const isUnsafe = key === 'canonical' && safeUrl(String(plain)) === undefined;
    return result?.success && !isUnsafe ? [[key, result.data] as const] : [];
  });
  const meta = entries.flatMap(([key, value]) =>
    /^(?:og|twitter|article|fb):/.test(key) && typeof value !== 'object'
      ? [[key, String(value)] as const]
      : [],
  );
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(given),
    meta: { ...Object.fromEntries(meta), ...own.meta },
  };
}
