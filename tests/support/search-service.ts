/**
 * What Algolia and Typesense answer to searches of an index of DocSearch, as their documentation tells it:
 * https://www.algolia.com/doc/rest-api/search/search, https://typesense.org/docs/latest/api/federated-multi-search.html.
 * They find words by their beginnings, all of them in one record, and order nothing.
 */

/** A record of an index, as the crawlers of both write it. */
export interface IndexRecord {
  /** With the anchor of its heading. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly type: string;
  readonly content: string | null;
  /** `lvl0` to `lvl6`. */
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly language?: string;
  readonly version?: readonly string[];
}

/** An index, and what may be asked of it. */
export interface SearchIndexData {
  readonly records: readonly IndexRecord[];
  readonly apiKey: string;
  /** Of the index, or the collection. */
  readonly name: string;
  /** Attributes that a search can be kept to. */
  readonly facets: readonly string[];
}

export interface ServiceReply {
  readonly status: number;
  readonly json: unknown;
}

/** Answers what is posted to this URL, where Algolia searches several indexes at once. */
export function answerAlgolia(index: SearchIndexData, url: string, body: string): ServiceReply {
  const { pathname, searchParams } = new URL(url, 'https://a1b2c3d4e5-dsn.algolia.net');
  if (pathname !== '/1/indexes/*/queries') return fail(404, 'Path not supported by API');
  if (
    searchParams.get('x-algolia-api-key') !== index.apiKey ||
    searchParams.get('x-algolia-application-id') !== 'A1B2C3D4E5'
  )
    return fail(403, 'Invalid Application-ID or API key');
  const [asked] = JSON.parse(body).requests;
  if (asked.indexName !== index.name) return fail(404, `Index ${asked.indexName} does not exist`);
  const words = readWords(asked.query);
  const filters: readonly string[] = [asked.facetFilters ?? []].flat(2);
  const isKept = (record: IndexRecord) =>
    filters.every((filter) => {
      const [, name = '', value = ''] = /^([^:]*):\\?(.*)$/.exec(filter) ?? [];
      return index.facets.includes(name) && listFacet(record, name).includes(value);
    });
  // `attributeForDistinct` is `url`.
  const found = distinct(
    index.records.filter((record) => isKept(record) && hasWords(record, words)),
    ({ url: own }) => own,
  );
  const size: number = asked.hitsPerPage;
  const mark = (text: string) => markWords(text, words, asked.highlightPreTag, asked.highlightPostTag);
  const hits = found.slice(asked.page * size, (asked.page + 1) * size).map((record) => ({
    ...{ url: record.url, content: record.content, hierarchy: record.hierarchy, objectID: record.url },
    ...(record.content !== null && {
      _snippetResult: { content: { value: snip(mark(record.content), 24, '…'), matchLevel: 'full' } },
      _highlightResult: { content: { value: mark(record.content), matchLevel: 'full' } },
    }),
  }));
  return {
    status: 200,
    json: {
      results: [
        {
          hits,
          ...{ nbHits: found.length, page: asked.page, nbPages: Math.ceil(found.length / size) },
          ...{ hitsPerPage: size, query: asked.query, index: index.name },
        },
      ],
    },
  };
}

/** Answers what is posted to this URL, where Typesense searches several collections at once. */
export function answerTypesense(index: SearchIndexData, url: string, body: string): ServiceReply {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/multi_search') return { status: 404, json: { message: 'Not Found' } };
  if (searchParams.get('x-typesense-api-key') !== index.apiKey)
    return {
      status: 401,
      json: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
    };
  const [asked] = JSON.parse(body).searches;
  return { status: 200, json: { results: [searchTypesense(index, asked)] } };
}

function searchTypesense(index: SearchIndexData, asked: Readonly<Record<string, string>>): unknown {
  if (asked['collection'] !== index.name) return { code: 404, error: 'Not found.' };
  const words = readWords(asked['q'] ?? '');
  const filters = (asked['filter_by'] ?? '').split(' && ').filter(Boolean);
  const read = filters.map((filter) => /^\(?(\w+):=`([^`]*)`\)?$/.exec(filter));
  const [unknown] = read.flatMap((one) => (one?.[1] && index.facets.includes(one[1]) ? [] : [one?.[1]]));
  if (read.length > 0 && (unknown !== undefined || read.includes(null)))
    return { code: 400, error: `Could not find a filter field named \`${unknown}\` in the schema.` };
  const found = index.records.filter(
    (record) =>
      read.every((one) => listFacet(record, one?.[1] ?? '').includes(one?.[2] ?? '')) &&
      hasWords(record, words),
  );
  const groups = distinct(found, (record) => record.url_without_anchor);
  const [size, page, limit] = [
    Number(asked['per_page']),
    Number(asked['page']),
    Number(asked['group_limit']),
  ];
  const mark = (text: string) =>
    markWords(text, words, asked['highlight_start_tag'] ?? '', asked['highlight_end_tag'] ?? '');
  return {
    ...{ found: groups.length, found_docs: found.length, out_of: index.records.length, page },
    request_params: { collection_name: index.name, per_page: size, q: asked['q'] },
    grouped_hits: groups.slice((page - 1) * size, page * size).map(({ url_without_anchor: key }) => {
      const own = found.filter((record) => record.url_without_anchor === key);
      return {
        ...{ group_key: [key], found: own.length },
        hits: own.slice(0, limit).map(({ url, content, hierarchy }) => {
          const levels = Object.entries(hierarchy).flatMap(([level, text]) =>
            text === null ? [] : [[`hierarchy.${level}`, text] as const],
          );
          const value = mark(content ?? '');
          const isMarked = content !== null && value !== content;
          return {
            document: { ...Object.fromEntries(levels), url, ...(content === null ? {} : { content }) },
            highlight: isMarked ? { content: { snippet: snip(value, 21, ''), value } } : {},
            highlights: isMarked ? [{ field: 'content', snippet: snip(value, 21, ''), value }] : [],
          };
        }),
      };
    }),
  };
}

function fail(status: number, message: string): ServiceReply {
  return { status, json: { message, status } };
}

function readWords(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function hasWords({ content, hierarchy }: IndexRecord, words: readonly string[]): boolean {
  const all = [content, ...Object.values(hierarchy)]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u);
  return words.every((word) => all.some((own) => own.startsWith(word)));
}

function listFacet(record: IndexRecord, name: string): readonly string[] {
  const value: unknown = Reflect.get(record, name);
  return [value ?? []].flat().map(String);
}

function distinct<T>(list: readonly T[], key: (item: T) => string): readonly T[] {
  return [...new Map(list.toReversed().map((item) => [key(item), item])).values()].toReversed();
}

function markWords(text: string, words: readonly string[], start: string, end: string): string {
  return text.replace(/[\p{L}\p{N}_]+/gu, (own) =>
    words.some((word) => own.toLowerCase().startsWith(word)) ? `${start}${own}${end}` : own,
  );
}

/** So many words around the first that is marked. */
function snip(text: string, most: number, sign: string): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => word.includes('octavo-found'));
  const from = Math.max(0, Math.min(at - most / 3, words.length - most));
  const shown = words.slice(from, from + most);
  return `${from > 0 ? sign : ''}${shown.join(' ')}${from + most < words.length ? sign : ''}`;
}
