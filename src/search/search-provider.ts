import type { SearchProvider } from '../site/site.ts';

export type AlgoliaProvider = Extract<SearchProvider, { readonly type: 'algolia' }>;
export type TypesenseProvider = Extract<SearchProvider, { readonly type: 'typesense' }>;

/**
 * The addresses of a search service, in the order in which they are asked until one answers, without a slash at their ends.
 * Those of Algolia are the nearest of its clusters, then what stands in for it on another domain.
 * https://www.algolia.com/doc/rest-api/search#base-urls
 */
export function listProviderNodes(provider: SearchProvider): readonly string[] {
  if (provider.type === 'typesense') return provider.nodes;
  const id = provider.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}

/** A name as the crawlers of search services read it, for whom a comma ends it. */
export function writeFacet(name: string): string {
  return name.replace(/\s*,\s*/g, ' ');
}
