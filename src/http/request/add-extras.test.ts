import { expect, test } from 'vitest';
import { addExtras, type Extra } from './add-extras.ts';
import type { HttpRequest } from './http-request.ts';

const request: HttpRequest = {
  method: 'GET',
  url: ['https://a.test/users'],
  headers: [
    ['Accept', ['text/csv']],
    ['Cookie', ['sid=1']],
  ],
  body: undefined,
};
const add = (...extras: readonly Extra[]) => addExtras(request, extras);

test('a header stands in place of one of its name, and has one line', () => {
  expect(add({ in: 'header', name: 'accept', value: 'a\r\nX: b' }).headers).toEqual([
    ['Cookie', ['sid=1']],
    ['accept', ['a X: b']],
  ]);
  for (const name of ['', 'a b', 'a:b', 'é', 'a\n'])
    expect(add({ in: 'header', name, value: 'x' })).toEqual(request);
});

test('query parameters come after those of the request, encoded', () => {
  expect(
    add({ in: 'query', name: 'a&b', value: 'c d#' }, { in: 'query', name: 'e', value: '' }).url.join(''),
  ).toBe('https://a.test/users?a%26b=c%20d%23&e=');
});

test('cookies come after those of the request, in one header', () => {
  expect(add({ in: 'cookie', name: 'x', value: '1;y=2' }).headers.at(-1)).toEqual([
    'Cookie',
    ['sid=1', '; x=1%3By=2'],
  ]);
  expect(addExtras({ ...request, headers: [] }, [{ in: 'cookie', name: 'x', value: '1' }]).headers).toEqual([
    ['Cookie', ['x=1']],
  ]);
});
