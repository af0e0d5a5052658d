import { expect, test } from 'vitest';
import {
  buildSample,
  listSidebar,
  pageAt,
  sampleDocument,
  sampleOperation,
  samplePage,
} from '../../../tests/support/sample-site.ts';
import type { SchemaSummary } from '../../openapi/read/find-schema.ts';
import { findSchemaUrl } from './schema-urls.ts';

const schema = (name: string): SchemaSummary => ({
  document: 'openapi.yaml',
  name,
  title: name,
  deprecated: false,
  externalDocs: undefined,
});

const operation = sampleOperation('GET', '/lines', { summary: 'List lines', tags: ['Lines'] });
const first = 'api-reference/lines/list-lines';
const build = (schemas: readonly string[], file = {}, pages: Parameters<typeof buildSample>[1] = []) =>
  buildSample(file, pages, { documents: [sampleDocument([operation], { schemas: schemas.map(schema) })] })
    .site;

test('each schema of a document has a page in a group behind the operations', () => {
  const site = build(['Line', 'com.example.User', 'line']);
  expect(listSidebar(site, first)).toEqual([
    'Lines > List lines',
    'Schemas > Line',
    'Schemas > com.example.User',
    'Schemas > line',
  ]);
  expect(site.pages.map(({ path }) => path)).toEqual([
    first,
    'api-reference/schemas/line',
    'api-reference/schemas/com-example-user',
    'api-reference/schemas/line-1',
  ]);
  const from = pageAt(site, first);
  expect(findSchemaUrl(site, from, 'openapi.yaml', 'com.example.User')).toBe(
    '/api-reference/schemas/com-example-user/',
  );
  expect(findSchemaUrl(site, from, 'openapi.yaml', 'Other')).toBeUndefined();
  const own = pageAt(site, 'api-reference/schemas/line');
  expect(findSchemaUrl(site, own, 'openapi.yaml', 'Line')).toBeUndefined();
});

test('of more than a hundred, the sidebar has the page that lists them, and search finds them all', () => {
  const site = build(Array.from({ length: 101 }, (_, index) => `S${index}`));
  expect(listSidebar(site, first)).toEqual(['Lines > List lines', 'Schemas > Overview']);
  const list = pageAt(site, 'api-reference/schemas');
  expect(list.kind === 'overview' && list.overview.groups[0]).toMatchObject({ count: 101, holds: 'schemas' });
  expect(list.kind === 'overview' && list.overview.groups[0]?.links).toHaveLength(101);
  expect(pageAt(site, 'api-reference/schemas/s100')).toMatchObject({
    isIndexed: true,
    inNavigation: false,
    breadcrumbs: ['Schemas'],
  });
});

test('api.schemaPages makes none, and a page of the writer’s takes the place of one', () => {
  expect(build(['Line'], { api: { schemaPages: false } }).pages).toHaveLength(1);
  const page = samplePage('models/line', { 'openapi-schema': 'Line' });
  const written = buildSample({}, [page], {
    documents: [sampleDocument([operation], { schemas: [schema('Line'), schema('User')] })],
    findSchema: () => ({ kind: 'found', schema: schema('Line') }),
  }).site;
  expect(written.pages.flatMap(({ path, kind }) => (kind === 'schema' ? [path] : []))).toEqual([
    'api-reference/schemas/user',
    'models/line',
  ]);
});
