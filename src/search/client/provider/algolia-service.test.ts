import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { algoliaService } from './algolia-service.ts';
import { foundMarks } from './marked-text.ts';
import type { ServiceQuestion } from './search-service.ts';

const provider = {
  type: 'algolia',
  appId: 'A1B2C3D4E5',
  apiKey: 'a&b',
  indexName: 'docs',
  searchParameters: {},
} as const;
const question: ServiceQuestion = { query: 'amber', filters: {}, batch: 0, isWide: false };

function readRequest(asked: Partial<ServiceQuestion>, searchParameters: object = {}) {
  const given = { ...provider, searchParameters: { ...searchParameters } };
  const { path, body } = algoliaService.writeRequest(given, { ...question, ...asked });
  return { path, request: JSON.parse(body).requests[0] };
}

describe('a request to Algolia', () => {
  it('has its keys in the address, so that no request before it asks whether it may be sent', () => {
    expect(readRequest({}).path).toBe(
      '/1/indexes/*/queries?x-algolia-agent=Octavo&x-algolia-application-id=A1B2C3D4E5&x-algolia-api-key=a%26b',
    );
  });

  it('asks for a batch of records of DocSearch, with what was found in marks', () => {
    const { request } = readRequest({ batch: 2 });
    expect(request).toMatchObject({
      indexName: 'docs',
      query: 'amber',
      page: 2,
      hitsPerPage: 40,
      facetFilters: [],
    });
    expect(request.highlightPreTag).toBe(foundMarks.start);
    expect(request.highlightPostTag).toBe(foundMarks.end);
    expect(readRequest({ isWide: true }).request.hitsPerPage).toBe(200);
    expect(readRequest({ query: 'a'.repeat(600) }).request.query).toHaveLength(512);
  });

  it('keeps to a language and a version, and to what site.json says besides', () => {
    const filters = { language: 'de', version: '-1.0, old' };
    expect(readRequest({ filters }).request.facetFilters).toEqual(['language:de', 'version:\\-1.0 old']);
    expect(
      readRequest({ filters: { language: 'en' } }, { facetFilters: ['a:b', ['c:d', 'e:f']] }).request,
    ).toMatchObject({
      facetFilters: ['language:en', 'a:b', ['c:d', 'e:f']],
    });
  });

  it('takes parameters of site.json that are not its own', () => {
    const given = {
      hitsPerPage: 10,
      query: 'other',
      page: 9,
      indexName: 'x',
      highlightPreTag: '<b>',
      analytics: false,
    };
    expect(readRequest({}, given).request).toMatchObject({
      ...{ hitsPerPage: 10, analytics: false, query: 'amber', page: 0, indexName: 'docs' },
      highlightPreTag: foundMarks.start,
    });
  });
});

describe('an answer of Algolia', () => {
  const { start, end } = foundMarks;
  const hit = {
    url: 'https://docs.example.com/a/#b',
    content: 'One amber two',
    hierarchy: { lvl0: 'Guides', lvl1: 'A', lvl2: 'B', lvl3: null },
    _snippetResult: { content: { value: `${start}amber${end} two` } },
    _highlightResult: { content: { value: `One ${start}amber${end} two` } },
  };
  const answer = (hits: readonly unknown[], page = 0, nbPages = 1) =>
    algoliaService.readAnswer({ results: [{ hits, page, nbPages, nbHits: hits.length }] });

  it('gives its records in their order', () => {
    expect(answer([hit, { ...hit, content: null, _snippetResult: {}, _highlightResult: {} }])).toEqual({
      isLast: true,
      records: [
        {
          url: hit.url,
          heading: 'B',
          excerpt: [
            { text: '… ', isFound: false },
            { text: 'amber', isFound: true },
            { text: ' two', isFound: false },
          ],
          preview: [
            { text: 'One ', isFound: false },
            { text: 'amber', isFound: true },
            { text: ' two', isFound: false },
          ],
        },
        { url: hit.url, heading: 'B', excerpt: [], preview: [] },
      ],
    });
  });

  it('says whether more follow', () => {
    expect(answer([hit], 0, 2)).toMatchObject({ isLast: false });
    expect(answer([hit], 1, 2)).toMatchObject({ isLast: true });
    expect(answer([], 0, 9)).toMatchObject({ isLast: true });
    expect(algoliaService.readAnswer({ results: [{ hits: [hit] }] })).toMatchObject({ isLast: true });
  });

  it('is none where it has no hits, and any JSON can be read', () => {
    for (const json of [undefined, null, 'x', {}, { results: [] }, { results: [{ hits: 4 }] }])
      expect(algoliaService.readAnswer(json)).toBeUndefined();
    const anyHit = fc.record({ url: fc.anything(), hierarchy: fc.anything(), _snippetResult: fc.anything() });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), anyHit)), (hits) => {
        const read = answer(hits);
        for (const one of read && 'records' in read ? read.records : []) {
          expect(typeof one.url).toBe('string');
          expect(typeof one.heading).toBe('string');
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
