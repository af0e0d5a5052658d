import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { foundMarks } from './marked-text.ts';
import type { ServiceQuestion } from './search-service.ts';
import { typesenseService } from './typesense-service.ts';

const provider = {
  type: 'typesense',
  nodes: ['https://a.example.com'],
  apiKey: 'xyz',
  collectionName: 'docs',
  searchParameters: {},
} as const;
const question: ServiceQuestion = { query: 'amber', filters: {}, batch: 0, isWide: false };

function readRequest(asked: Partial<ServiceQuestion>, searchParameters: object = {}) {
  const given = { ...provider, searchParameters: { ...searchParameters } };
  const { path, body } = typesenseService.writeRequest(given, { ...question, ...asked });
  return { path, search: JSON.parse(body).searches[0] };
}

describe('a request to Typesense', () => {
  it('searches one collection, with its key in the address', () => {
    const { path, search } = readRequest({ batch: 1 });
    expect(path).toBe('/multi_search?x-typesense-api-key=xyz');
    expect(search).toMatchObject({
      ...{ collection: 'docs', q: 'amber', page: 2, per_page: 20 },
      ...{ group_by: 'url_without_anchor', group_limit: 3 },
      ...{ highlight_start_tag: foundMarks.start, highlight_end_tag: foundMarks.end },
    });
    expect(search).not.toHaveProperty('filter_by');
    expect(readRequest({ isWide: true }).search.per_page).toBe(100);
  });

  it('keeps to a language and a version, and to what site.json says besides', () => {
    const filters = { language: 'de', version: '1.0 `old`, x' };
    expect(readRequest({ filters }).search.filter_by).toBe('language:=`de` && version:=`1.0 old x`');
    expect(readRequest({ filters: {} }, { filter_by: 'a:=b || c:=d' }).search.filter_by).toBe(
      '(a:=b || c:=d)',
    );
    expect(readRequest({ filters: { language: 'en' } }, { filter_by: 'a:=b' }).search.filter_by).toBe(
      'language:=`en` && (a:=b)',
    );
  });

  it('takes parameters of site.json that are not its own', () => {
    const given = { query_by: 'content,embedding', q: 'other', collection: 'x', highlight_start_tag: '<b>' };
    expect(readRequest({}, given).search).toMatchObject({
      ...{ query_by: 'content,embedding', q: 'amber', collection: 'docs' },
      highlight_start_tag: foundMarks.start,
    });
  });
});

describe('an answer of Typesense', () => {
  const { start, end } = foundMarks;
  const value = `One ${start}amber${end} two`;
  const document = {
    url: 'https://docs.example.com/a/#b',
    content: 'One amber two',
    'hierarchy.lvl1': 'A',
    'hierarchy.lvl2': 'B',
  };
  const answer = (hits: readonly unknown[], more: object = {}) =>
    typesenseService.readAnswer({
      results: [
        {
          ...{ found: 1, page: 1, request_params: { per_page: 20 } },
          grouped_hits: hits.length === 0 ? [] : [{ group_key: ['x'], hits }],
          ...more,
        },
      ],
    });
  const pieces = [
    { text: 'One ', isFound: false },
    { text: 'amber', isFound: true },
    { text: ' two', isFound: false },
  ];

  it('gives the records of each page, of both forms of highlights and of levels', () => {
    const nested = { url: document.url, content: document.content, hierarchy: { lvl1: 'A', lvl2: 'B' } };
    const expected = { url: document.url, heading: 'B', excerpt: pieces, preview: pieces };
    const read = answer([
      { document, highlight: { content: { snippet: value, value } } },
      { document: nested, highlights: [{ field: 'content', snippet: value, value }] },
      { document: { ...document, content: undefined } },
    ]);
    expect(read).toEqual({
      records: [expected, expected, { ...expected, excerpt: [], preview: [] }],
      isLast: true,
      pages: { given: 1, all: 1 },
    });
  });

  it('says whether more follow', () => {
    expect(answer([{ document }], { found: 21 })).toMatchObject({ isLast: false });
    expect(answer([{ document }], { found: 21, page: 2 })).toMatchObject({ isLast: true });
    expect(answer([], { found: 99 })).toMatchObject({ isLast: true });
  });

  it('is what the server says is wrong, with its code', () => {
    expect(typesenseService.readAnswer({ results: [{ code: 404, error: 'Not found.' }] })).toEqual({
      error: '404 Not found.',
    });
  });

  it('is none where it has no groups, and any JSON can be read', () => {
    for (const json of [undefined, null, 4, {}, { results: [] }, { results: [{ hits: [] }] }])
      expect(typesenseService.readAnswer(json)).toBeUndefined();
    expect(answer([[]], { found: [[{ toString: 0 }]] })).toMatchObject({ records: [], isLast: false });
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), (hits, found) => {
        const read = answer(hits, { found });
        for (const one of read && 'records' in read ? read.records : [])
          expect(typeof one.url).toBe('string');
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
