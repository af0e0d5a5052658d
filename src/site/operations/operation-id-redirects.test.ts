import { expect, test } from 'vitest';
import { buildSample, sampleOperation, samplePage } from '../../../tests/support/sample-site.ts';

const read = sampleOperation('GET', '/pets/{id}', {
  operationId: 'readPet',
  summary: 'Read a pet',
  tags: ['Pets'],
});
const openapi = 'openapi.yaml';

const listRedirects = (
  file: object,
  operations: readonly ReturnType<typeof sampleOperation>[],
  pages: readonly (string | ReturnType<typeof samplePage>)[] = [''],
) =>
  buildSample({ openapi, ...file }, pages, { operations })
    .site.redirects.filter(({ source }) => /pet/i.test(source))
    .map(({ source, destination }) => `${source} ${destination}`);

test('an operation answers at its operationId, whatever its summary is', () => {
  const page = '/api-reference/pets/';
  expect(listRedirects({}, [read])).toContain(`/api-reference/readPet ${page}read-a-pet/`);
  expect(listRedirects({}, [{ ...read, summary: 'Get one' }])).toContain(
    `/api-reference/readPet ${page}get-one/`,
  );
});

test('it does so in each section that has its document', () => {
  const tabs = [
    { name: 'One', url: 'one', openapi },
    { name: 'Two', url: 'two', openapi },
  ];
  expect(listRedirects({ tabs }, [read]).filter((line) => line.includes('readPet'))).toEqual([
    '/one/readPet /one/pets/read-a-pet/',
    '/two/readPet /two/pets/read-a-pet/',
  ]);
});

test('the page of a writer is led to as well', () => {
  const own = samplePage('guides/pet', { openapi: 'GET /pets/{id}' });
  expect(listRedirects({}, [read], ['', own])).toContain('/api-reference/readPet /guides/pet/');
});

test('no address that leads somewhere is taken, in any letter case, and none twice', () => {
  const other = sampleOperation('GET', '/b', { operationId: 'readpet', summary: 'B' });
  const found = listRedirects({}, [read, other]).filter((line) => /readpet /i.test(line));
  expect(found).toHaveLength(1);
  const page = samplePage('api-reference/readpet');
  expect(listRedirects({}, [read], ['', page]).filter((line) => /readPet /.test(line))).toEqual([]);
  const odd = { ...read, operationId: 'pets/read it' };
  expect(listRedirects({}, [odd]).filter((line) => line.includes('read it'))).toEqual([]);
});
