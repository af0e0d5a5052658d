import { type SearchScopes, scopesFile, searchPath } from '../search-index.ts';
import type { Match } from './search-engine.ts';

/** Names of a tab and a version that a search keeps to. */
export interface Scope {
  readonly tab?: string;
  readonly version?: string;
}

let loaded: Promise<SearchScopes> | undefined;

/**
 * Gives what leaves of a word's matches only those of a scope; a name that no page has leaves all. Rejects when the site's scopes
 * cannot be loaded.
 */
export async function createScopeFilter({
  tab,
  version,
}: Scope): Promise<(list: readonly Match[]) => readonly Match[]> {
  if (tab === undefined && version === undefined) return (list) => list;
  loaded ??= fetch(searchPath + scopesFile).then((answer) => answer.json());
  const { tabs, versions } = await loaded.catch((error) => {
    loaded = undefined;
    throw error;
  });
  const sets = [tabs[tab ?? ''], versions[version ?? '']].flatMap((ids) => (ids ? [new Set(ids)] : []));
  return (list) => list.filter(({ page }) => sets.every((set) => set.has(page)));
}
