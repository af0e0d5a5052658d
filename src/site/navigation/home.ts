import { writePageUrl } from '../pages/page-path.ts';
import { isOwnPage, type Placements } from './placement.ts';

/**
 * The URL that `/` shows or leads to: `/` when a page is there, else where a redirect of the writer leads, else
 * the first page of the navigation that the default version shows, else the first page of all; `/` without any.
 */
export function findHome(
  { entries, outside }: Placements,
  paths: ReadonlySet<string>,
  redirected: string | undefined,
  defaultVersion: string | undefined,
): string {
  if (paths.has('')) return '/';
  if (redirected !== undefined) return redirected;
  const shown = entries.filter((entry) => entry.isShown && isOwnPage(entry));
  const isOfDefault = (version: string | undefined) => version === undefined || version === defaultVersion;
  const first = shown.find(({ version }) => isOfDefault(version)) ?? shown[0] ?? outside[0] ?? entries[0];
  return first ? writePageUrl(first.draft.path) : '/';
}
