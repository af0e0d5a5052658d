import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOperation, slugText } from './slug-operation.ts';

const operation = {
  tags: ['User groups'],
  summary: 'Update a user group',
  method: 'PUT',
  path: '/x',
  isWebhook: false,
};

test('a page is named by tag and summary', () => {
  expect(slugOperation(operation)).toBe('user-groups/update-a-user-group');
  expect(slugOperation({ ...operation, tags: [] })).toBe('update-a-user-group');
  expect(slugOperation({ ...operation, tags: ['Pets', 'Cats'] })).toBe('pets/update-a-user-group');
});

test('without a summary a page is named by method and path', () => {
  const unnamed = { ...operation, tags: [], summary: undefined };
  expect(slugOperation({ ...unnamed, path: '/repos/{owner}/commits' })).toBe('put-repos-commits');
  expect(slugOperation({ ...unnamed, path: '/v1/users/{id}' })).toBe('put-v1users');
  expect(slugOperation({ ...unnamed, path: 'created', isWebhook: true })).toBe('created');
});

test('a title becomes a slug as existing sites have it', () => {
  expect(slugText('Get a list of all (active) shelves, in the repo.')).toBe(
    'get-a-list-of-all-active-shelves-in-the-repo',
  );
  expect(slugText("What's new - today")).toBe('whats-new--today');
  expect(slugText('{id}')).toBe('');
});

test('no slug holds a space, a bracket, a slash or a capital letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aB 1{}(),.'\\/-\n_") }), (text) => {
      expect(slugText(text)).toMatch(/^[a-z\d_-]*$/);
    }),
  );
});
