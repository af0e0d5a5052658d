import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropSecrets } from './drop-secrets.lazy.ts';

const json = (text: string, ...secrets: readonly string[]) => {
  const values = { parameters: {}, mediaType: 'application/json', body: { kind: 'text', text } } as const;
  const { body } = dropSecrets(values, secrets);
  return body?.kind === 'text' ? body.text : undefined;
};

test('a secret is taken out of JSON, whose spelling stays', () => {
  expect(json('{ "a":"s1",\n "b": ["x", "s1"], "n": 1.0 }', 's1')).toBe(
    '{ "a":"",\n "b": ["x", ""], "n": 1.0 }',
  );
  expect(json('{"a":"\\u0073\\"\\\\1"}', 's"\\1'), 'in another spelling').toBe('{"a":""}');
  expect(json('{"s1" : "s1","as1":"s1s1"}', 's1'), 'no key, and no part of a value').toBe(
    '{"s1" : "","as1":"s1s1"}',
  );
  expect(json('{"a":"s1"', 's1'), 'JSON with a mistake').toBe('');
  expect(json('{"a":"s1"')).toBe('{"a":"s1"');
});

test('no JSON keeps a secret among its values, and everything else stays', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ minLength: 1, unit: 'binary' }), (value, written) => {
      const secret = written.toWellFormed();
      const left = JSON.parse(json(JSON.stringify({ value, secret }), secret) ?? '');
      const wanted = JSON.stringify({ value, secret }, (_key, one) => (one === secret ? '' : one));
      expect(left).toEqual(JSON.parse(wanted));
    }),
  );
});

test('a secret is taken out of parameters, forms, parts and texts', () => {
  const body = (mediaType: string, text: string) =>
    dropSecrets({ parameters: {}, mediaType, body: { kind: 'text', text } }, ['s 1']).body;
  expect(body('application/x-www-form-urlencoded', 'a=s+1&b=x+y&c=s+1')).toEqual({
    kind: 'text',
    text: 'a=&b=x+y&c=',
  });
  expect(body('text/plain', 's 1')).toEqual({ kind: 'text', text: '' });
  const parts = [
    { name: 'a', text: 's 1' },
    { name: 'b', text: 'x' },
  ];
  expect(
    dropSecrets(
      {
        parameters: { 'header.X': 's 1', 'query.q': ['s 1', 'x', 2] },
        mediaType: 'multipart/form-data',
        body: { kind: 'multipart', parts },
      },
      ['', 's 1'],
    ),
  ).toEqual({
    parameters: { 'header.X': '', 'query.q': ['', 'x', 2] },
    mediaType: 'multipart/form-data',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'a', text: '' },
        { name: 'b', text: 'x' },
      ],
    },
  });
});
