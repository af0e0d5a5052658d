import { siteStart } from '../../client/page/offline-url.ts';
import { readChoice, writeChoice } from '../../client/page/page-state.ts';

/** A page that was opened from the search. */
export interface RecentPage {
  readonly url: string;
  readonly title: string;
  readonly section: string;
}

const most = 5;

/** What the pages of a language are remembered under: a reader of two does not find those of the other. */
const nameList = () => `recent-${document.documentElement.lang}`;

/** The pages in the language of this one that its reader opened from the search last, the latest first. */
export function readRecent(): readonly RecentPage[] {
  return readList(nameList()).filter(isPage);
}

/** Puts a page before those that were opened earlier. */
export function addRecent(page: RecentPage): void {
  const others = readRecent().filter(({ url }) => url !== page.url);
  writeChoice(nameList(), JSON.stringify([page, ...others].slice(0, most)));
}

/** Queries that led to a page. */
const mostQueries = 3;

const nameQueries = () => `searched-${document.documentElement.lang}`;

/** The queries by which its reader opened pages in the language of this one, the latest first. */
export function readQueries(): readonly string[] {
  return readList(nameQueries()).filter((query) => typeof query === 'string' && query !== '');
}

/** Puts a query before the earlier ones. */
export function addQuery(query: string): void {
  const others = readQueries().filter((other) => other !== query);
  writeChoice(nameQueries(), JSON.stringify([query, ...others].slice(0, mostQueries)));
}

/** Forgets all pages and queries. */
export function clearRecent(): void {
  writeChoice(nameList(), '[]');
  writeChoice(nameQueries(), '[]');
}

function readList(name: string) {
  try {
    const list: unknown = JSON.parse(readChoice(name) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** What is stored may be of another time: only a page of this site counts. */
function isPage(value: Partial<RecentPage> | null): value is RecentPage {
  return (
    typeof value?.url === 'string' &&
    /^\/(?![/\\])/.test(value.url) &&
    // Other sites on this host, or disk, keep theirs in the same place.
    value.url.startsWith(siteStart) &&
    typeof value.title === 'string' &&
    typeof value.section === 'string'
  );
}
