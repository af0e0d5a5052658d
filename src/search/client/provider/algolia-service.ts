import { readObject, readText, toList } from '../../../lib/json/json-value.ts';
import { type AlgoliaProvider, writeFacet } from '../../search-provider.ts';
import { foundMarks, readExcerpt, readHeading, readMarkedText } from './marked-text.ts';
import type { FoundRecord, SearchService, ServiceFilters } from './search-service.ts';

/** Records that are asked for at once. */
const batchSize = { usual: 40, wide: 200 };

/** Letters of a query that Algolia looks at. https://www.algolia.com/doc/api-reference/api-parameters/query */
const longestQuery = 512;

/**
 * Algolia DocSearch: one query of the index by the REST API, whose records have the form of its crawler.
 * https://www.algolia.com/doc/rest-api/search/search, https://docsearch.algolia.com/docs/record-extractor
 */
export const algoliaService: SearchService<AlgoliaProvider> = {
  writeRequest({ appId, apiKey, indexName, searchParameters }, { query, filters, batch, isWide }) {
    const { facetFilters, ...parameters } = searchParameters;
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    const request = {
      hitsPerPage: isWide ? batchSize.wide : batchSize.usual,
      attributesToSnippet: ['content:24'],
      snippetEllipsisText: '…',
      ...parameters,
      indexName,
      query: query.slice(0, longestQuery),
      page: batch,
      facetFilters: [...writeFilters(filters), ...(facetFilters === undefined ? [] : [facetFilters].flat())],
      attributesToRetrieve: [...levels, 'content', 'url'],
      attributesToHighlight: ['content'],
      highlightPreTag: foundMarks.start,
      highlightPostTag: foundMarks.end,
    };
    const keys = new URLSearchParams({
      'x-algolia-agent': 'Octavo',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    });
    return { path: `/1/indexes/*/queries?${keys}`, body: JSON.stringify({ requests: [request] }) };
  },

  readAnswer(json) {
    const [result] = toList(readObject(json)['results']);
    const { hits, page, nbPages } = readObject(result);
    if (!Array.isArray(hits)) return undefined;
    return {
      records: hits.flatMap(readRecord),
      isLast:
        hits.length === 0 || typeof nbPages !== 'number' || typeof page !== 'number' || page + 1 >= nbPages,
    };
  },
};

/** A minus sign at the beginning would mean all others. https://www.algolia.com/doc/api-reference/api-parameters/facetFilters */
function writeFilters({ language, version }: ServiceFilters): readonly string[] {
  const write = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name}:${writeFacet(value).replace(/^-/, '\\-')}`];
  return [...write('language', language), ...write('version', version)];
}

function readRecord(hit: unknown): readonly FoundRecord[] {
  const { url, content, hierarchy, _snippetResult, _highlightResult } = readObject(hit);
  if (typeof url !== 'string') return [];
  const readValue = (result: unknown) => readText(readObject(readObject(result)['content'])['value']);
  const whole = readValue(_highlightResult) ?? readText(content) ?? '';
  return [
    {
      url,
      heading: readHeading(readObject(hierarchy)),
      excerpt: readExcerpt(readValue(_snippetResult) ?? whole, whole),
      preview: readMarkedText(whole),
    },
  ];
}
