import { expect, test } from 'vitest';
import type { AnswerLink } from '../form/playground-form.ts';
import { findOffered, type KeptAnswer, readAnswers, type WantedField } from './offered-value.ts';

const answer = (text: string, links: readonly AnswerLink[] = [], title = 'Create') =>
  readAnswers([
    JSON.stringify({
      title,
      status: 201,
      links,
      values: {
        parameters: { 'path.org': 'acme' },
        mediaType: 'application/json',
        body: { kind: 'text', text: '{"plan":{"id":7}}' },
      },
      text,
    }),
  ]);
const path = (name: string, isNumber = false): WantedField => ({
  place: `path.${name}`,
  names: [],
  isNumber,
});
const body = (...names: string[]): WantedField => ({ place: 'body', names, isNumber: false });
const link = (values: AnswerLink['values'], status = '2XX', to = 'POST /users/{id}'): AnswerLink => ({
  status,
  to,
  values,
});
const find = (field: WantedField, ...answers: readonly (readonly KeptAnswer[])[]) =>
  findOffered(field, 'POST /users/{id}', answers.flat())?.text;

test('a link says which value of an answer a parameter or a member of the body gets', () => {
  const text = '{"user":{"key":"u_1","number":9007199254740993},"list":[{"a/b":"x"}]}';
  expect(find(path('id'), answer(text, [link({ id: '$response.body#/user/key' })]))).toBe('u_1');
  expect(find(path('id'), answer(text, [link({ 'path.id': '{$response.body#/user/key}' })]))).toBe('u_1');
  expect(find(path('id', true), answer(text, [link({ id: '$response.body#/user/number' })]))).toBe(
    '9007199254740993',
  );
  expect(find(body('a', 'b/c'), answer(text, [link({ 'body/a/b~1c': '$response.body#/list/0/a~1b' })]))).toBe(
    'x',
  );
  expect(find(path('id'), answer(text, [link({ id: '$request.path.org' })]))).toBe('acme');
  expect(find(path('id', true), answer(text, [link({ id: '$request.body#/plan/id' })]))).toBe('7');
});

test('links to other operations and of other statuses say nothing, nor do expressions that lead nowhere', () => {
  const text = '{"key":"u_1"}';
  const values = { id: '$response.body#/key' };
  expect(find(path('id'), answer(text, [link(values, '404')]))).toBeUndefined();
  expect(find(path('id'), answer(text, [link(values, 'default')]))).toBe('u_1');
  expect(find(path('id'), answer(text, [link(values, '201', 'GET /users/{id}')]))).toBeUndefined();
  for (const id of ['$response.body#/none', '$response.header.Location', '$url', 'key', '$response.body'])
    expect(find(path('id'), answer(text, [link({ id })]))).toBeUndefined();
});

test('without a link, a value of the same name and type is offered, the latest one first', () => {
  const older = answer('{"user_id":"old","more":{"count":3}}', [], 'Older');
  const later = answer('[{"user_id":12},{"user_id":13}]', [], 'Later');
  expect(find(path('user_id'), later, older)).toBe('old');
  expect(find(path('user_id', true), later, older)).toBe('12');
  expect(find(path('count', true), later, older)).toBe('3');
  expect(find(body('owner', 'user_id'), older)).toBe('old');
  expect(find(path('toString'), older)).toBeUndefined();
  expect(findOffered(path('user_id'), 'GET /', older)).toEqual({
    text: 'old',
    title: 'Older',
    isLinked: false,
  });
});

test('an answer that is not JSON offers nothing', () => {
  for (const text of ['<html>', '', 'null', '"id"', '{"id":{"a":1}}', '{"id":[]}', '{"id":true}'])
    expect(find(path('id'), answer(text))).toBeUndefined();
});
