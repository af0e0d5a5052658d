import type { OwnPage } from '../../search-index.ts';
import type { Hit, Part } from '../search-source.ts';
import type { FindPage } from './own-pages.ts';
import type { FoundRecord } from './search-service.ts';

/** Parts that are shown of a page. */
const mostParts = 3;

/** Pages of this site by the records of a service, in the order in which that gives them. */
export interface HitCollection {
  /** Gives whether any of the records is of a page that may be shown. */
  readonly add: (records: readonly FoundRecord[]) => boolean;
  readonly count: () => number;
  readonly list: () => readonly Hit[];
}

/** Collects records of pages that `find` knows and `isWanted`; those of one page are its parts. */
export function collectHits(find: FindPage, isWanted: (page: OwnPage) => boolean): HitCollection {
  const parts = new Map<OwnPage, Part[]>();
  return {
    add(records) {
      let isAny = false;
      for (const record of records) {
        const found = find(record.url);
        if (!found || !isWanted(found.page)) continue;
        isAny = true;
        const own = parts.get(found.page) ?? [];
        parts.set(found.page, own);
        addPart(own, found.id, record);
      }
      return isAny;
    },
    count: () => parts.size,
    list: () =>
      [...parts].map(([page, own]) => ({
        url: page.url,
        title: page.title,
        section: page.section ?? '',
        method: page.method ?? '',
        path: page.path ?? '',
        parts: own,
      })),
  };
}

/** Records of a heading and of the text below it are one part. */
function addPart(parts: Part[], anchor: string, { heading, excerpt, preview }: FoundRecord): void {
  const id = heading === '' ? '' : anchor;
  const at = parts.findIndex((part) => part.id === id);
  if (at < 0 && parts.length < mostParts) parts.push({ id, heading, excerpt, preview });
  else if (parts[at]?.excerpt.length === 0) parts[at] = { id, heading, excerpt, preview };
}
