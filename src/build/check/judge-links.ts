import { uniteProblems } from '../../content/compile/unite-problems.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import type { LinkEnd } from '../../site/links/follow-link.ts';
import { describeMissingAnchor, describeMissingTarget, describeOwnLink } from '../../site/links/problems.ts';
import type { ScannedPage } from '../../site/links/scan-page.ts';
import { namePageFile } from '../../site/pages/page-path.ts';
import type { Page } from '../../site/site.ts';
import type { FindLinkPlaces, FoundPlace } from './link-places.ts';

/** A URL on a page that leads to nothing, or perhaps so. */
export interface Suspect {
  readonly page: Page;
  readonly url: string;
  readonly describe: ((at: FoundPlace) => Problem) | undefined;
  /** The part of a page that it leads to. */
  readonly anchor: { readonly path: string; readonly hash: string } | undefined;
}

/** What a hash can lead to on a page. */
export type PageIds = Pick<ScannedPage, 'ids' | 'headingIds'>;

/** A URL on a page that leads to `end`, when that is nothing or a part of a page; `contentFolder` is that of the pages. */
export function suspectUrl(
  page: Page,
  url: string,
  end: LinkEnd,
  contentFolder: string,
): Suspect | undefined {
  if (end.kind === 'page' && isAnchor(end.hash)) return { page, url, describe: undefined, anchor: end };
  if (end.kind !== 'missing') return undefined;
  return {
    page,
    url,
    anchor: undefined,
    describe: ({ place, written }) =>
      describeMissingTarget(
        place,
        written,
        end.path,
        end.nearest,
        end.isCase,
        namePageFile(end.path, contentFolder),
      ),
  };
}

/** `#` and `#top` lead to the page's start, `#:~:text=` to words: https://wicg.github.io/scroll-to-text-fragment/ */
function isAnchor(hash: string): boolean {
  return hash !== '' && hash.toLowerCase() !== 'top' && !hash.includes(':~:');
}

/** The suspect when it leads to nothing; the parts of a page whose path is not in `ids` are not judged. */
export function judgeSuspect(suspect: Suspect, ids: ReadonlyMap<string, PageIds>): readonly Suspect[] {
  const { page, anchor } = suspect;
  if (!anchor) return [suspect];
  const there = ids.get(anchor.path);
  if (!there || there.ids.has(anchor.hash)) return [];
  const nearest = findNearest(anchor.hash, [...there.ids].filter(isOfWriter));
  const path = anchor.path === page.path ? undefined : anchor.path;
  return [
    {
      ...suspect,
      describe: ({ place, written }) =>
        describeMissingAnchor(
          place,
          written,
          anchor.hash,
          path,
          nearest,
          there.headingIds.filter(isOfWriter),
        ),
    },
  ];
}

/** Parts of a page that Octavo adds, which its writer does not know, have an underscore. */
function isOfWriter(id: string): boolean {
  return !id.startsWith('_');
}

/** The problems of dead links: each place once, and each link of Octavo's own once for the first page that has it. */
export async function describeDead(
  dead: readonly Suspect[],
  findPlaces: FindLinkPlaces,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const told = new Set<string>();
  for (const { page, url, describe } of dead) {
    if (!describe) continue;
    const places = await findPlaces(page, url);
    problems.push(...places.map(describe));
    if (places.length > 0 || told.has(url)) continue;
    told.add(url);
    const place = { file: page.source?.file ?? 'site.json', line: 1, column: 1 };
    problems.push(describeOwnLink(describe({ place, written: url }), page.url));
  }
  return uniteProblems(problems);
}
