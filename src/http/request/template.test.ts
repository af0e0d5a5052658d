import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeBase64, fillTemplate, listVariables } from './template.ts';

test('variables are found and filled in, inside Base64 too', () => {
  const template = [
    'Basic ',
    { base64: [{ variable: 'USER' }, ':', { variable: 'PASS' }] },
    { variable: 'USER' },
  ];
  expect(listVariables(template)).toEqual(['USER', 'PASS']);
  expect(fillTemplate(template, (name) => name.toLowerCase())).toBe(`Basic ${btoa('user:pass')}user`);
});

test('Base64 is that of the UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(encodeBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
    }),
  );
});
