import { expect, test } from 'vitest';
import { listDocumentedLanguages } from '../../../tests/support/sample-guide.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { fitSamples, listSamples, sampleLanguages } from './list-samples.ts';

const request: HttpRequest = {
  method: 'GET',
  url: ['https://api.example.com/a'],
  headers: [],
  body: undefined,
};
const titles = (...rest: Parameters<typeof listSamples> extends [unknown, ...infer Rest] ? Rest : never) =>
  listSamples(request, ...rest).map(({ title }) => title);

test('all languages are offered, cURL first', () => {
  expect(titles([], undefined)).toEqual(sampleLanguages.map(({ title }) => title));
  expect(titles([], undefined).slice(0, 3)).toEqual(['cURL', 'JavaScript', 'Node.js']);
});

test('the documentation has them in this order, with their names in site.json', () => {
  const documented = listDocumentedLanguages().map(({ id, title }) => ({ id, title }));
  expect(documented).toEqual(sampleLanguages.map(({ id, title }) => ({ id, title })));
});

test('site.json chooses and orders them, by any of their names', () => {
  expect(titles([], ['golang', 'bash', 'JS', 'nothing'])).toEqual(['Go', 'cURL', 'JavaScript']);
  expect(titles([], [])).toEqual([]);
});

test("a document's own sample stands in place of Octavo's in the same language", () => {
  const own = [{ language: 'python', label: 'Python SDK', source: 'client.users()' }];
  const samples = listSamples(request, own, ['curl', 'python']);
  expect(samples.map(({ title, code }) => [title, code])).toEqual([
    ['cURL', 'curl -X GET "https://api.example.com/a"'],
    ['Python SDK', 'client.users()'],
  ]);
});

test('own samples in other languages, or in ones that were not chosen, come after', () => {
  const own = [
    { language: 'Terraform', label: undefined, source: 'a' },
    { language: 'JavaScript', label: 'Node.js', source: 'b' },
    { language: 'ruby', label: undefined, source: 'c' },
  ];
  expect(titles(own, ['curl', 'javascript', 'node'])).toEqual([
    'cURL',
    'JavaScript',
    'Node.js',
    'Terraform',
    'Ruby',
  ]);
  expect(titles(own, ['terraform', 'curl'])).toEqual(['Terraform', 'cURL', 'Node.js', 'Ruby']);
});

test('own samples with the same title are told apart', () => {
  const own = ['a', 'b'].map((source) => ({ language: 'go', label: undefined, source }));
  expect(titles(own, ['go'])).toEqual(['Go', 'Go 2']);
});

const sample = (length: number) => ({ code: 'x'.repeat(length) });

test('samples of usual length are all kept', () => {
  const samples = sampleLanguages.map(() => sample(2000));
  expect(fitSamples(samples)).toEqual(samples);
});

test('of long ones those that the page has room for are kept, the first always', () => {
  const [first, second, third] = [sample(20_000), sample(15_000), sample(5000)];
  expect(fitSamples([first, second, third])).toEqual([first, third]);
  expect(fitSamples([sample(100_000), second])).toEqual([sample(100_000)]);
});
