import { expect, test } from 'vitest';
import { createTokenCheck, readApiTokens } from './api-tokens.ts';

test('a list gives each token its environment', () => {
  expect(readApiTokens('a:Customer, b-2:Testing')).toEqual([
    { token: 'a', environment: 'Customer' },
    { token: 'b-2', environment: 'Testing' },
  ]);
  expect(readApiTokens('a:b:Customer')).toEqual([{ token: 'a:b', environment: 'Customer' }]);
});

test.each(['', 'a', 'a:customer', 'a:Customer,', 'a b:Customer', 'ä:Customer', 'a:Customer,a:Testing'])(
  '%j is refused, and no token is told',
  (text) => {
    expect(() => readApiTokens(text)).toThrow(/^API_TOKENS (?:is|gives)/);
    expect(() => readApiTokens(`${text}verysecret`)).not.toThrow(/verysecret/);
  },
);

test('a header counts with the word, one space or more, and a known token', () => {
  const check = createTokenCheck(readApiTokens('a:Customer,b:Testing'));
  expect(['Token a', 'token b', 'Token   b'].map(check)).toEqual(['Customer', 'Testing', 'Testing']);
  for (const wrong of [undefined, '', 'Token', 'Token ', 'Token c', 'Bearer a', 'a', 'Token a b'])
    expect(check(wrong)).toBeUndefined();
});
