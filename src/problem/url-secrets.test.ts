import { expect, test } from 'vitest';
import { dropUrlSecrets, listUrlSecrets, maskUrlSecrets } from './url-secrets.ts';

test.each([
  ['https://user:pw@example.com/a', 'https://example.com/a', ['user information']],
  ['HTTPS://user:pw@example.com/a', 'HTTPS://example.com/a', ['user information']],
  ['https://pat@raw.example.com/a.yaml', 'https://raw.example.com/a.yaml', ['user information']],
  ['https://a@b@example.com', 'https://example.com', ['user information']],
  ['//user:pw@example.com', '//example.com', ['user information']],
  ['https:\\\\user:pw@example.com', 'https:\\\\example.com', ['user information']],
  ['https://e.com/?token=x', 'https://e.com/', ['the query parameter "token"']],
  ['https://e.com/?a=1&API_KEY=x&b=2#c', 'https://e.com/?a=1&b=2#c', ['the query parameter "API_KEY"']],
  ['https://e.com?X-Amz-Signature=x=', 'https://e.com', ['the query parameter "X-Amz-Signature"']],
  ['https://e.com?%74oken=x', 'https://e.com', ['the query parameter "%74oken"']],
  ['/sandbox?key=x', '/sandbox', ['the query parameter "key"']],
  [
    'https://u@{host}/v1?sig=x&password=y',
    'https://{host}/v1',
    ['user information', 'the query parameter "sig"', 'the query parameter "password"'],
  ],
])('%s without its secrets is %s', (url, plain, secrets) => {
  expect([dropUrlSecrets(url), listUrlSecrets(url)]).toEqual([plain, secrets]);
  expect(dropUrlSecrets(plain)).toBe(plain);
});

test.each([
  'https://example.com/a@b?c=d@e#token=f',
  'https://{user}:{password}@example.com/?token={token}&key=',
  'https://example.com/?monkey=1&tokens=2&api-version=3',
  'openapi.yaml',
  '../a@b.yaml',
  'user@example.com',
  '%',
  '?%=1',
  '',
])('%s has none', (url) => {
  expect([dropUrlSecrets(url), listUrlSecrets(url)]).toEqual([url, []]);
});

test.each(['token', 'key', 'apikey', 'api_key', 'access_token', 'secret', 'password', 'sig', 'Signature'])(
  'the query parameter %s is a secret',
  (name) => {
    expect(dropUrlSecrets(`https://e.com/?${name}=x`)).toBe('https://e.com/');
  },
);

test('secrets in a text are masked, and everything else keeps its place', () => {
  expect(maskUrlSecrets('"url": "https://me:pw@e.com/a?x=1&token=abc#d", a@b, key=c')).toBe(
    '"url": "https://*****@e.com/a?x=1&token=***#d", a@b, key=c',
  );
  expect(maskUrlSecrets('a/sandbox?key=abc b?c=d')).toBe('a/sandbox?key=*** b?c=d');
  expect(maskUrlSecrets('two: http://a@e.com http://e.com?sig=a')).toBe(
    'two: http://*@e.com http://e.com?sig=*',
  );
});
