import { type Place, type Problem, startOf } from '../problem/problem.ts';
import { nameDocument } from '../site/links/document-links.ts';
import type { Page } from '../site/site.ts';
import type { Comparison } from './compare-snapshots.ts';
import { visualProblem } from './problems.ts';
import { screenshotPath, type View } from './viewports.ts';

/** How one view of a page compares with what was kept, or why it could not be looked at. */
export interface SeenView {
  readonly view: View;
  readonly result: Comparison | { readonly failure: string };
}

/** What the pictures of one page say is wrong. */
interface ReportFolders {
  /** Where pictures of differences are, relative to the site root. */
  readonly results: string;
  /** Where the pictures of this browser are kept, relative to the site root. */
  readonly pictures: string;
}

/** The problems of one page as its views tell them, each kind once; `all` are the views of every page. */
export function reportDifferences(
  page: Page,
  seen: readonly SeenView[],
  all: readonly View[],
  { results, pictures }: ReportFolders,
): readonly Problem[] {
  const place = findPlace(page);
  const listViews = (test: (result: Comparison) => boolean) =>
    all.filter((view) =>
      seen.some((one) => one.view === view && !('failure' in one.result) && test(one.result)),
    );
  const describe = (views: readonly View[]) => describeViews(views, all);
  const different = listViews(({ difference }) => difference !== undefined);
  const moved = listViews(({ moved: line, difference }) => line !== undefined && difference === undefined);
  const fresh = listViews(({ isNew }) => isNew);
  const [first] = different;
  const line = seen
    .filter(({ view }) => view === moved[0])
    .flatMap(({ result }) => ('failure' in result || !result.moved ? [] : [result.moved]))[0];
  const failures = new Set(seen.flatMap(({ result }) => ('failure' in result ? [result.failure] : [])));
  return [
    ...[...failures].map((reason) => visualProblem('not-shown', place, page.url, reason)),
    ...listViews(({ isUnreadable }) => isUnreadable).map((view) =>
      visualProblem('unreadable', startOf('site.json'), `${pictures}/${screenshotPath(page, view)}.png`),
    ),
    ...(first
      ? [
          visualProblem(
            'different',
            place,
            page.url,
            describe(different),
            `${results}/${screenshotPath(page, first)}-diff.png`,
          ),
        ]
      : []),
    ...(line ? [visualProblem('moved', place, page.url, describe(moved), line)] : []),
    ...(fresh.length > 0 ? [visualProblem('new', place, page.url, describe(fresh))] : []),
  ];
}

/** The file that a page is made from: its own, the OpenAPI document, else `site.json`. */
function findPlace(page: Page): Place {
  const document = nameDocument(page);
  const isFile = document !== undefined && !/^https?:/i.test(document);
  return { file: page.source?.file ?? (isFile ? document : 'site.json'), line: 1, column: 1 };
}

/** Views as a sentence has them: `1440 px light and dark, 390 px dark`; `everywhere` where they are all there are. */
export function describeViews(views: readonly View[], all: readonly View[]): string {
  if (views.length === all.length) return 'at every width and in every mode';
  const widths = Map.groupBy(views, ({ width }) => width);
  return [...widths]
    .map(([width, some]) => `${width} px ${some.map(({ mode }) => mode).join(' and ')}`)
    .join(', ');
}
