import { type JsonObject, readObject, readText, toList } from '../../../lib/json/json-value.ts';
import { type TypesenseProvider, writeFacet } from '../../search-provider.ts';
import { foundMarks, readExcerpt, readHeading, readMarkedText } from './marked-text.ts';
import type { FoundRecord, SearchService, ServiceFilters } from './search-service.ts';

/** Pages that are asked for at once, and records of each. */
const batchSize = { usual: 20, wide: 100 };
const recordsOfPage = 3;

const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Typesense: one search of the collection, whose records have the form of typesense-docsearch-scraper.
 * https://typesense.org/docs/guide/docsearch.html, https://typesense.org/docs/latest/api/federated-multi-search.html
 */
export const typesenseService: SearchService<TypesenseProvider> = {
  writeRequest({ apiKey, collectionName, searchParameters }, { query, filters, batch, isWide }) {
    const { filter_by: filter, ...parameters } = searchParameters;
    const all = [
      ...writeFilters(filters),
      ...(typeof filter === 'string' && filter !== '' ? [`(${filter})`] : []),
    ];
    const search = {
      query_by: [...levels, 'content'].join(','),
      group_by: 'url_without_anchor',
      group_limit: recordsOfPage,
      per_page: isWide ? batchSize.wide : batchSize.usual,
      highlight_affix_num_tokens: 10,
      ...parameters,
      collection: collectionName,
      q: query,
      page: batch + 1,
      ...(all.length > 0 && { filter_by: all.join(' && ') }),
      include_fields: [...levels, 'content', 'url'].join(','),
      highlight_fields: 'content',
      highlight_full_fields: 'content',
      highlight_start_tag: foundMarks.start,
      highlight_end_tag: foundMarks.end,
    };
    const keys = new URLSearchParams({ 'x-typesense-api-key': apiKey });
    return { path: `/multi_search?${keys}`, body: JSON.stringify({ searches: [search] }) };
  },

  readAnswer(json) {
    const [given] = toList(readObject(json)['results']);
    const result = readObject(given);
    const { code, error, found, page, grouped_hits: groups, request_params: asked } = result;
    if (typeof error === 'string') return { error: typeof code === 'number' ? `${code} ${error}` : error };
    if (!Array.isArray(groups)) return undefined;
    const { per_page: size = batchSize.usual } = readObject(asked);
    return {
      records: groups.flatMap((group) => toList(readObject(group)['hits']).flatMap(readRecord)),
      isLast: groups.length === 0 || readNumber(page) * readNumber(size) >= readNumber(found),
      ...(typeof found === 'number' && { pages: { given: groups.length, all: found } }),
    };
  },
};

/** In backticks a name may have any sign but that. https://typesense.org/docs/latest/api/search.html#filter-parameters */
function writeFilters({ language, version }: ServiceFilters): readonly string[] {
  const write = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name}:=\`${writeFacet(value).replaceAll('`', '')}\``];
  return [...write('language', language), ...write('version', version)];
}

/** NaN where it is none: `Number()` throws at some objects. */
function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function readRecord(hit: unknown): readonly FoundRecord[] {
  const { document, highlight, highlights } = readObject(hit);
  const record = readObject(document);
  const { url, content } = record;
  if (typeof url !== 'string') return [];
  const own = readObject(readObject(highlight)['content']);
  const listed = toList(highlights)
    .map(readObject)
    .find(({ field }) => field === 'content');
  const found = Object.keys(own).length > 0 ? own : (listed ?? {});
  const whole = readText(found['value']) ?? readText(content) ?? '';
  return [
    {
      url,
      heading: readHeading(readLevels(record)),
      excerpt: readExcerpt(readText(found['snippet']) ?? whole, whole),
      preview: readMarkedText(whole),
    },
  ];
}

/** The scraper writes levels as `hierarchy.lvl1`; a collection with nested fields gives them as an object. */
function readLevels(record: JsonObject): JsonObject {
  const flat = levels.map((name) => [name.replace(/^.*\./, ''), record[name]] as const);
  return { ...readObject(record['hierarchy']), ...Object.fromEntries(flat.filter(([, value]) => value)) };
}
