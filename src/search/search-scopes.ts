/** Which pages a search can be narrowed to: numbers of the index's pages by the name of a tab or a version. */
export interface SearchScopes {
  readonly tabs: Readonly<Record<string, readonly number[]>>;
  readonly versions: Readonly<Record<string, readonly number[]>>;
}

/** Its JSON, below `searchPath`; asked for when a search is narrowed. */
export const scopesFile = 'scopes.json';
