import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('the time of a check says nothing about a token: each is compared whole, by its digest', () => {
  // Node's own function, watched: what it is given and what comes of its answer.
  const watched = vi.spyOn(crypto, 'timingSafeEqual');
  syncBuiltinESMExports();
  onTestFinished(() => {
    watched.mockRestore();
    syncBuiltinESMExports();
  });
  const check = createTokenCheck(readApiTokens('first:Customer,second:Testing,third:Testing'));
  for (const header of [
    'Token first',
    'Token third',
    'Token firs',
    'Token x',
    `Token ${'x'.repeat(500)}`,
    '',
  ]) {
    watched.mockClear();
    check(header);
    expect(watched).toHaveBeenCalledTimes(3);
    for (const pair of watched.mock.calls) expect(pair.map(({ byteLength }) => byteLength)).toEqual([32, 32]);
  }
  watched.mockReturnValueOnce(false);
  expect(check('Token first')).toBeUndefined();
  watched.mockReturnValueOnce(true);
  expect(check('Token wrong')).toBe('Customer');
});
