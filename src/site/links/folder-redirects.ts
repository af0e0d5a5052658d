import { isOwnPage, type Placements } from '../navigation/placement.ts';
import { listAncestors, writePageUrl, writeUrlPath } from '../pages/page-path.ts';
import type { Redirect } from '../site.ts';
import type { OwnRedirect } from './redirects.ts';

/**
 * A folder without a page of its own leads to its first page: the first in the navigation, else by path. `/` leads
 * to `home`. The writer's redirects come first.
 */
export function listFolderRedirects(
  { entries, outside }: Placements,
  paths: ReadonlySet<string>,
  own: readonly OwnRedirect[],
  home: string,
): readonly Redirect[] {
  const taken = new Set([...paths, ...own.map(({ path }) => path)]);
  const first = new Map<string, string>();
  if (!taken.has('') && home !== '/') first.set('', home);
  const shown = entries.filter(({ isShown }) => isShown);
  const hidden = entries.filter(({ isShown }) => !isShown);
  for (const place of [...shown, ...outside, ...hidden].filter(isOwnPage))
    for (const folder of listAncestors(place.draft.path).slice(1))
      if (folder !== '' && !taken.has(folder) && !first.has(folder))
        first.set(folder, writePageUrl(place.draft.path));
  return [...first].map(([folder, destination]) => ({
    source: writeUrlPath(folder),
    destination,
    permanent: false,
  }));
}
