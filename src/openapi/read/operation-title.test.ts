import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operationSlug, slugText } from './operation-title.ts';

const operation = { summary: 'Update a user group', method: 'PUT', path: '/x', isWebhook: false };

test('a page is named by tag and summary', () => {
  expect(operationSlug(operation, 'User groups')).toBe('user-groups/update-a-user-group');
  expect(operationSlug(operation, undefined)).toBe('update-a-user-group');
  expect(operationSlug({ ...operation, summary: 'Get `id` of a [group](https://x.dev/y)' }, 'Pets')).toBe(
    'pets/get-id-of-a-group',
  );
});

test('without a summary a page is named by method and path, a webhook by its name', () => {
  const unnamed = { ...operation, summary: undefined };
  expect(operationSlug({ ...unnamed, path: '/repos/{owner}/commits' }, '')).toBe('put-repos-commits');
  expect(operationSlug({ ...unnamed, path: '/v1/users/{id}' }, '')).toBe('put-v1users');
  expect(operationSlug({ ...unnamed, path: 'created', isWebhook: true }, '')).toBe('created');
});

test('a summary that is a whole text names no page', () => {
  const summary = 'This event occurs when there is activity. See "[About](https://x.dev/a)". '.repeat(4);
  const event = { ...operation, summary, path: 'check-run-completed', isWebhook: true };
  expect(operationSlug(event, undefined)).toBe('check-run-completed');
  expect(operationSlug({ ...operation, summary: 'First\n\nSecond' }, undefined)).toBe('put-x');
  expect(operationSlug({ ...operation, summary: '...' }, undefined)).toBe('put-x');
  expect(operationSlug({ ...operation, summary: 'List\n  all' }, undefined)).toBe('list-all');
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

test('any title makes names that every file system and URL takes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (summary, path, tag, isWebhook) => {
      const slug = operationSlug({ summary, method: 'GET', path, isWebhook }, tag);
      const steps = slug.split('/');
      expect(steps.length).toBeLessThanOrEqual(2);
      for (const step of steps) {
        expect(step).not.toMatch(/^\.*$|[\\?#%<>"|*:\p{Cc}\p{Cs}]/u);
        expect(Buffer.byteLength(step)).toBeLessThanOrEqual(240);
      }
    }),
  );
});
