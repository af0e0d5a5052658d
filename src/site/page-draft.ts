import { emptyFrontmatter, type Frontmatter } from '../content/frontmatter-schema.ts';
import type { PageSource } from '../content/page-source.ts';
import { readApiReference } from '../openapi/api-reference.ts';
import type { FindResult } from '../openapi/find-operation.ts';
import { nameOperation } from '../openapi/name-operation.ts';
import type { OperationSummary } from '../openapi/operation.ts';
import { describeMalformedApi, describeMissingOperation } from '../openapi/page-problems.ts';
import type { Place, Problem } from '../problem/problem.ts';
import { readOperationMatter } from './operations/operation-matter.ts';

/** A page before its place in the site is known. */
export interface PageDraft {
  readonly path: string;
  readonly title: string;
  readonly sidebarTitle: string;
  readonly source: PageSource | undefined;
  /** The file's own, then what the document says of an operation's page. */
  readonly frontmatter: Frontmatter;
  /** Set on an operation's page. */
  readonly operation: OperationSummary | undefined;
  /** Upper case; what the sidebar marks the page with. */
  readonly method: string | undefined;
}

/** From an operation as pages and navigation name it (`GET /api/user`), to the operation. */
export type FindOperation = (reference: string) => FindResult;

/** The place of a key of a page's frontmatter. */
export type PlaceInPage = (page: PageSource, key: string) => Place;

export interface DraftedPage {
  readonly draft: PageDraft;
  readonly problems: readonly Problem[];
}

/**
 * The draft of a Markdown page. It is an operation's when `openapi` of its frontmatter names one; an operation
 * that is not found, and an `api` of another form than `METHOD url`, are warnings.
 */
export function draftPage(
  source: PageSource,
  findOperation: FindOperation,
  placeInPage: PlaceInPage,
): DraftedPage {
  const { path } = source;
  const { openapi, api } = source.frontmatter;
  const found = openapi === undefined ? undefined : findOperation(openapi);
  const operation = found?.kind === 'found' ? found.operation : undefined;
  const frontmatter = operation ? readOperationMatter(operation, source.frontmatter) : source.frontmatter;
  const byHand = api === undefined ? undefined : readApiReference(api);
  const title = frontmatter.title?.trim() || (operation ? nameOperation(operation) : titlePath(path));
  const draft: PageDraft = {
    path,
    title,
    sidebarTitle: frontmatter.sidebarTitle?.trim() || title,
    source,
    frontmatter,
    operation,
    method: frontmatter.hideApiMarker === true ? undefined : (operation ?? byHand)?.method,
  };
  const problems: Problem[] = [];
  if (openapi !== undefined && found?.kind === 'missing')
    problems.push(...describeMissingOperation(openapi, found, placeInPage(source, 'openapi')));
  if (api !== undefined && byHand === undefined)
    problems.push(describeMalformedApi(api, placeInPage(source, 'api')));
  return { draft, problems };
}

/**
 * The draft of an operation that no Markdown page shows. `x-hidden` leaves it out of the navigation unless the writer's
 * own names it there.
 */
export function draftOperation(
  path: string,
  operation: OperationSummary,
  reason: 'automatic' | 'named',
): PageDraft {
  const isHidden = reason === 'automatic' && operation.settings.visibility === 'hidden';
  const matter = readOperationMatter(operation, emptyFrontmatter);
  const frontmatter = isHidden ? { ...matter, hidden: true } : matter;
  const title = frontmatter.title?.trim() || nameOperation(operation);
  return {
    path,
    title,
    sidebarTitle: frontmatter.sidebarTitle?.trim() || title,
    source: undefined,
    frontmatter,
    operation,
    method: frontmatter.hideApiMarker === true ? undefined : operation.method,
  };
}

/** A title from a file's name: `getting-started` reads `Getting started`. */
function titlePath(path: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ').trim();
  return name === '' ? 'Home' : name.charAt(0).toUpperCase() + name.slice(1);
}
