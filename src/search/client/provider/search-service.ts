import type { SearchProvider } from '../../../site/site.ts';
import type { ExcerptPiece } from '../search-source.ts';

/** How one kind of search service is asked, and what its answers say. */
export interface SearchService<Provider extends SearchProvider = SearchProvider> {
  readonly writeRequest: (provider: Provider, question: ServiceQuestion) => ServiceRequest;
  /** Reads the JSON of an answer with a status of success; undefined for what is none. */
  readonly readAnswer: (json: unknown) => ServiceAnswer | ServiceRefusal | undefined;
}

/** What a service is asked for: records that have the words of a query, a batch at a time. */
export interface ServiceQuestion {
  readonly query: string;
  readonly filters: ServiceFilters;
  /** From 0 on. */
  readonly batch: number;
  /** Whether most of what is found may be left out: then more is asked for at once. */
  readonly isWide: boolean;
}

/** What a service keeps a search to, by what pages say in `listCrawlerTags`. */
export interface ServiceFilters {
  readonly language?: string;
  readonly version?: string;
}

/** A request that a browser sends without asking first whether it may, as it does before any with headers of its own. */
export interface ServiceRequest {
  /** Behind the address of a node, with its query. */
  readonly path: string;
  /** JSON. */
  readonly body: string;
}

export interface ServiceAnswer {
  readonly records: readonly FoundRecord[];
  readonly isLast: boolean;
  /** Where the service gives records by their pages: how many pages these are of, and how many there are. */
  readonly pages?: { readonly given: number; readonly all: number };
}

/** What a service says in place of an answer, in its own words. */
export interface ServiceRefusal {
  readonly error: string;
}

/** A record of DocSearch: a heading of a page, or text below it. */
export interface FoundRecord {
  /** With the anchor of its heading. */
  readonly url: string;
  /** The innermost heading below the title of the page; '' for the page itself. */
  readonly heading: string;
  readonly excerpt: readonly ExcerptPiece[];
  readonly preview: readonly ExcerptPiece[];
}
