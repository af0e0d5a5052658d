import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropSecrets } from './drop-secrets.ts';
import type { FormBody, FormValues } from './form-values.ts';

const fill = (body: FormBody | undefined, parameters: FormValues['parameters'] = {}): FormValues => ({
  parameters,
  mediaType: 'application/json',
  body,
});

describe('a request without its secrets', () => {
  test('keeps the rest of a JSON body as it was typed', () => {
    const body = { kind: 'text', text: '{ "current_token": "ug_1",\n  "name":"Acme" }' } as const;
    expect(dropSecrets(fill(body), ['ug_1']).body).toEqual({
      kind: 'text',
      text: '{ "current_token": "",\n  "name":"Acme" }',
    });
  });

  test('is the same request where nothing secret was typed', () => {
    const values = fill({ kind: 'text', text: '{}' }, { 'path.id': 1 });
    expect(dropSecrets(values, [])).toBe(values);
    expect(dropSecrets(values, [''])).toBe(values);
  });

  test('leaves out parameters and parts that are secret', () => {
    const parts = [
      { name: 'password', text: 'p 1' },
      { name: 'name', text: 'Acme' },
    ];
    const values = fill({ kind: 'multipart', parts }, { 'query.password': 'p 1', 'query.q': 'x' });
    expect(dropSecrets(values, ['p 1'])).toEqual(
      fill({ kind: 'multipart', parts: [{ name: 'name', text: 'Acme' }] }, { 'query.q': 'x' }),
    );
  });

  test('leaves out a body that holds a secret written in another way', () => {
    for (const text of ['{"a":"\\u0075g_1"}', 'token=ug_1', '{"a":"{\\"b\\":\\"\\\\u0075g_1\\"}"}'])
      expect(dropSecrets(fill({ kind: 'text', text }), ['ug_1']).body).toBeUndefined();
  });

  test('holds none, wherever in a JSON body it stood', () => {
    const secret = fc.string({ minLength: 4, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.jsonValue(), secret, (value, typed) => {
        const text = JSON.stringify({ value, typed, list: [typed, { inside: `a${typed}` }] });
        const { body } = dropSecrets(fill({ kind: 'text', text }), [typed]);
        expect(body).toBeUndefined();
        const alone = dropSecrets(fill({ kind: 'text', text: JSON.stringify({ a: 1, typed }) }), [typed]);
        expect(alone.body).toEqual({ kind: 'text', text: '{"a":1,"typed":""}' });
      }),
    );
  });
});
