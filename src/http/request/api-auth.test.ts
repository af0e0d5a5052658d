import { expect, test } from 'vitest';
import type { SecurityScheme } from '../../openapi/read/operation.ts';
import { applyApiAuth, dropPrefix, separatePrefix } from './api-auth.ts';

const scheme = (fields: Partial<SecurityScheme>): SecurityScheme => ({
  key: 'Key',
  type: 'apiKey',
  scheme: undefined,
  name: 'Authorization',
  in: 'header',
  description: 'from the document',
  scopes: [],
  prefix: '',
  labels: ['Authorization'],
  ...fields,
});
const bearer = scheme({ key: 'Bearer', type: 'http', scheme: 'bearer', name: undefined, in: undefined });
const query = scheme({ key: 'Query', in: 'query', name: 'Authorization' });
const key = { method: 'key', name: 'Authorization', inputPrefix: 'Token ' } as const;

const names = (security: ReturnType<typeof applyApiAuth>) =>
  security.map((schemes) => schemes.map((one) => one.key));

test('auth applies where the document says nothing', () => {
  expect(applyApiAuth([], key)).toMatchObject([
    [
      {
        key: 'api.auth',
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        prefix: 'Token ',
        labels: ['Authorization'],
      },
    ],
  ]);
  expect(applyApiAuth([], { method: 'bearer', name: 'API token' })).toMatchObject([
    [{ type: 'http', scheme: 'bearer', labels: ['API token'], prefix: '' }],
  ]);
  expect(applyApiAuth([], { method: 'basic', name: '[Login]:[Secret]' })).toMatchObject([
    [{ type: 'http', scheme: 'basic', labels: ['Login', 'Secret'] }],
  ]);
  expect(applyApiAuth([], { method: 'basic', name: 'Login:Secret' })[0]?.[0]?.labels).toEqual([
    'Login',
    'Secret',
  ]);
  expect(applyApiAuth([], { method: 'basic' })[0]?.[0]?.labels).toEqual(['Username', 'Password']);
});

test('a scheme of the document at the same place and name is the same credential', () => {
  expect(applyApiAuth([[scheme({})]], key)).toEqual([[{ ...scheme({}), prefix: 'Token ' }]]);
  expect(applyApiAuth([[bearer]], key)).toMatchObject([
    [{ key: 'Bearer', type: 'apiKey', prefix: 'Token ', description: 'from the document' }],
  ]);
  expect(applyApiAuth([[scheme({ name: 'X-Key' })]], { method: 'key', name: 'x-key' })).toHaveLength(1);
});

test('other schemes are further choices, after it', () => {
  expect(names(applyApiAuth([[query]], key))).toEqual([['api.auth'], ['Query']]);
  expect(names(applyApiAuth([[query], [scheme({})]], key))).toEqual([['Key'], ['Query']]);
  expect(names(applyApiAuth([[query, scheme({})], [bearer]], key))).toEqual([['Query', 'Key']]);
  expect(names(applyApiAuth([[], [query]], key))).toEqual([['api.auth'], [], ['Query']]);
});

test('nothing is needed where the document or the page says so', () => {
  expect(applyApiAuth([[]], key)).toEqual([[]]);
  expect(applyApiAuth([[bearer]], key, 'none')).toEqual([[]]);
  expect(applyApiAuth([[bearer]], undefined, 'none')).toEqual([[]]);
});

test("a page's own method counts on that page, and no auth leaves the document's word", () => {
  expect(applyApiAuth([], key, 'bearer')).toMatchObject([[{ type: 'http', scheme: 'bearer' }]]);
  expect(applyApiAuth([], undefined, 'basic')).toMatchObject([[{ scheme: 'basic' }]]);
  expect(applyApiAuth([[bearer]], undefined)).toEqual([[bearer]]);
  expect(applyApiAuth([[bearer]], { name: 'x' })).toEqual([[bearer]]);
});

test('a prefix is followed by one space when it ends in a letter or digit', () => {
  expect(['Token', 'Token ', 'sk-', 'v1', 'Schlüssel', ''].map(separatePrefix)).toEqual([
    'Token ',
    'Token ',
    'sk-',
    'v1 ',
    'Schlüssel ',
    '',
  ]);
});

test('a prefix that is pasted in again is taken out', () => {
  expect(dropPrefix('abc', 'Token ')).toBe('abc');
  expect(dropPrefix('Token abc', 'Token ')).toBe('abc');
  expect(dropPrefix(' Token  Token Token abc', 'Token ')).toBe('abc');
  expect(dropPrefix('sk-sk-abc', 'sk-')).toBe('abc');
  expect(dropPrefix('other Token abc', 'Token ')).toBe('other Token abc');
  expect(dropPrefix('Tokens', 'Token ')).toBe('Tokens');
  expect(dropPrefix('x', '')).toBe('x');
});
