import { isLong } from '../navigation/sidebar-parts.ts';
import type { LazyPageFiles, Site } from '../site.ts';

/** Raised when the HTML of a sidebar's groups changes, which their hash does not see. */
const edition = 1;

/** Names the files that pages of a site share, each for what it holds, so that browsers may keep it for ever. */
export function nameLazyPageFiles(
  { pages, sidebars }: Pick<Site, 'pages' | 'sidebars'>,
  hash: (text: string) => string,
): LazyPageFiles {
  const name = (value: unknown) => hash(JSON.stringify(value));
  const long = Object.entries(sidebars).filter(([, nodes]) => isLong(nodes));
  return {
    pageList: `/_octavo/pages.${name(listPages({ pages }))}.json`,
    groups: Object.fromEntries(
      long.map(([key, nodes]) => [key, `/_octavo/groups.${name([edition, key, nodes])}.txt`]),
    ),
  };
}

/** A page as the list of all pages has it. */
type ListedPage = readonly [url: string, title: string];

/** The pages that may be found, for the page that says that there is none at an address. */
export function listPages({ pages }: Pick<Site, 'pages'>): readonly ListedPage[] {
  return pages
    .filter(({ isIndexed, path }) => isIndexed && path !== '404')
    .map(({ url, title }) => [url, title] as const);
}
