import type { SiteConfig } from '../../config/schema/site.ts';
import { groupByTag } from '../../openapi/group-by-tag.ts';
import type { OperationSummary } from '../../openapi/operation.ts';
import { slugOperation } from '../../openapi/slug-operation.ts';
import { draftOperation, type PageDraft } from '../page-draft.ts';
import { isAbsoluteUrl, readUrlPath } from '../page-path.ts';
import { keyOperation } from './operation-key.ts';

/** An OpenAPI document as far as its pages are concerned. */
export interface ApiDocument {
  /** As `Operation.document` says it. */
  readonly name: string;
  /** Names of its tags in the document's order. */
  readonly tags: readonly string[];
  readonly operations: readonly OperationSummary[];
}

export interface OperationPages {
  /** Pages of operations that no Markdown page shows. */
  readonly drafts: readonly PageDraft[];
  /** Those of documents of which nothing names an operation, by tag: groups to add to the navigation. */
  readonly groups: readonly { readonly name: string; readonly drafts: readonly PageDraft[] }[];
}

/** The group of operations without a tag. */
const UNTAGGED = 'Endpoints';

/**
 * The pages that have no Markdown file: one for each operation that the navigation names (`inNavigation`), and
 * one for every operation of a document of which neither a page nor the navigation names one. They stand in the
 * folder of the tab or anchor that has the document as `openapi`, else in `api-reference`.
 */
export function draftOperationPages(
  config: SiteConfig,
  documents: readonly ApiDocument[],
  pages: readonly PageDraft[],
  inNavigation: readonly OperationSummary[],
): OperationPages {
  const onPages = pages.flatMap(({ operation }) => (operation ? [operation] : []));
  const shown = new Set(onPages.map(keyOperation));
  const taken = new Set(pages.map(({ path }) => path));
  const draft = (operation: OperationSummary): readonly PageDraft[] => {
    const key = keyOperation(operation);
    if (shown.has(key)) return [];
    shown.add(key);
    const path = [findFolder(config, operation.document), slugOperation(operation)].filter(
      (part) => part !== '',
    );
    return [draftOperation(takePath(path.join('/'), taken), operation)];
  };
  const named = inNavigation.flatMap(draft);
  const withPages = new Set([...onPages, ...inNavigation].map(({ document }) => document));
  const groups = documents
    .filter(({ name }) => !withPages.has(name))
    .flatMap(({ operations, tags }) => groupByTag(operations, tags))
    .map(({ tag, operations }) => ({ name: tag || UNTAGGED, drafts: operations.flatMap(draft) }));
  return { drafts: [...named, ...groups.flatMap(({ drafts }) => drafts)], groups };
}

function findFolder(config: SiteConfig, document: string): string {
  const owner = [...config.tabs, ...config.anchors].find(
    ({ url, openapi }) => !isAbsoluteUrl(url) && openapi.some((name) => nameDocument(name) === document),
  );
  return owner ? readUrlPath(owner.url) : 'api-reference';
}

function nameDocument(name: string): string {
  return name.replace(/^(?:\.?\/)+/, '');
}

/** The path, with a number when it is taken already. */
function takePath(path: string, taken: Set<string>): string {
  let free = path;
  for (let number = 2; taken.has(free); number++) free = `${path}-${number}`;
  taken.add(free);
  return free;
}
