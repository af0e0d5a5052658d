import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import type { FindResult } from '../../openapi/read/find-operation.ts';
import type { Problem } from '../../problem/problem.ts';
import {
  listNavigationOperations,
  type NavigationTreeNode,
  readNavigation,
} from '../navigation/navigation-tree.ts';
import { type ApiDocument, draftOperationPages } from '../operations/operation-pages.ts';
import { keyOperation } from '../operations/operation-reference.ts';
import {
  draftPage,
  type FindInDocuments,
  type FindOperation,
  type PageDraft,
  type PlaceInPage,
} from './page-draft.ts';

/** The pages of a site and its navigation, before tabs, anchors and versions are known. */
export interface Content {
  /** Every page once: the Markdown files in their order, then pages of operations. */
  readonly drafts: readonly PageDraft[];
  readonly tree: readonly NavigationTreeNode[];
  readonly problems: readonly Problem[];
}

interface ContentInput extends FindInDocuments {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  readonly pages: readonly PageSource[];
  /** See `SiteInput`. */
  readonly leftOut?: ReadonlySet<string> | undefined;
  readonly documents: readonly ApiDocument[];
  readonly placeInPage: PlaceInPage;
  readonly contentFolder?: string | undefined;
}

/** Finds out which pages there are and where the navigation names them. */
export function readContent(input: ContentInput): Content {
  const { config, placeOf, pages, documents, placeInPage } = input;
  const findOperation = rememberFound(input.findOperation);
  const written = pages.map((page) =>
    draftPage(page, { findOperation, findSchema: input.findSchema }, placeInPage),
  );
  const ofPages = written.map(({ draft }) => draft);
  const inNavigation = listNavigationOperations(config.navigation, findOperation);
  const generated = draftOperationPages(config, documents, ofPages, inNavigation);
  const drafts = [...ofPages, ...generated.drafts];
  // Of several pages of one operation the navigation means the first.
  const byOperation = drafts
    .toReversed()
    .flatMap((draft) => (draft.operation ? [[keyOperation(draft.operation), draft] as const] : []));
  const known = {
    byPath: new Map(drafts.map((draft) => [draft.path, draft])),
    byOperation: new Map(byOperation),
    findOperation,
    contentFolder: input.contentFolder ?? '',
    leftOut: input.leftOut ?? new Set<string>(),
  };
  const navigation = readNavigation(config.navigation, known, generated.groups, placeOf);
  const problems = [...written.flatMap((one) => one.problems), ...navigation.problems];
  return { drafts, tree: navigation.nodes, problems };
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
