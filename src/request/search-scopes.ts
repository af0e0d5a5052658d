/** Which pages a search can be narrowed to: ids of Pagefind's pages by the name of a tab or a version. */
export interface SearchScopes {
  readonly tabs: Readonly<Record<string, readonly string[]>>;
  readonly versions: Readonly<Record<string, readonly string[]>>;
}

/** Its JSON, below `searchPath`; asked for when a search is narrowed. */
export const scopesFile = 'scopes.json';
