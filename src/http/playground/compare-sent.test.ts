import { expect, test } from 'vitest';
import type { FormValues } from '../form/playground-form.ts';
import { compareSent } from './compare-sent.ts';

const sent = (parameters: FormValues['parameters'], text?: string): FormValues => ({
  parameters,
  mediaType: text === undefined ? undefined : 'application/json',
  body: text === undefined ? undefined : { kind: 'text', text },
});
const tell = (before: FormValues, after: FormValues) =>
  compareSent(before, after).map((one) => `${one.place}: ${one.before} > ${one.after}`);

test('parameters and members of a JSON body are compared, however it is written', () => {
  expect(
    tell(
      sent({ 'path.id': 'a', 'query.limit': 10 }, '{"user":{"id":1,"tags":[]},"old":null}'),
      sent({ 'path.id': 'b', 'query.limit': 10 }, '{ "user": {"tags": ["x"], "id": 1} }'),
    ),
  ).toEqual([
    'path.id: a > b',
    'body.user.tags.0: undefined > x',
    'body.user.tags: [] > undefined',
    'body.old: null > undefined',
  ]);
});

test('a body that is no JSON, or not there, is compared as a whole', () => {
  expect(tell(sent({}, '{"a":'), sent({}, '{"a":1}'))).toEqual([
    'body.a: undefined > 1',
    'body: {"a": > undefined',
  ]);
  expect(tell(sent({}), sent({}, 'x'))).toEqual([
    'Content-Type: undefined > application/json',
    'body: undefined > x',
  ]);
  expect(tell(sent({ 'query.a': 1 }), sent({ 'query.a': 1 }))).toEqual([]);
});

test('parts are compared by their texts and the names of their files', () => {
  const parts = (text: string, name: string): FormValues => ({
    parameters: {},
    mediaType: 'multipart/form-data',
    body: {
      kind: 'multipart',
      parts: [
        { name: 'note', text },
        { name: 'file', file: new File([], name) },
      ],
    },
  });
  expect(tell(parts('a', 'x.png'), parts('b', 'y.png'))).toEqual([
    'body.note: a > b',
    'body.file: x.png > y.png',
  ]);
});
