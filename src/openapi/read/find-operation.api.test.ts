import { expect, test } from 'vitest';
import { readApiReference } from './find-operation.ts';

test('a method with a URL or a path is read', () => {
  expect(readApiReference('GET https://api.example.com/users/{id}')).toEqual({
    method: 'GET',
    url: 'https://api.example.com/users/{id}',
  });
  expect(readApiReference(' "post /v2/setups" ')).toEqual({ method: 'POST', url: '/v2/setups' });
  expect(readApiReference('GET https://region.turso.io')).toMatchObject({ url: 'https://region.turso.io' });
  expect(readApiReference('DELETE https://x.dev:8080/users/:id/a')).toEqual({
    method: 'DELETE',
    url: 'https://x.dev:8080/users/{id}/a',
  });
});

test('anything else is not', () => {
  for (const text of [
    '',
    'GET',
    '/users',
    'FETCH /a',
    'GET users',
    'GET javascript:alert(1)',
    'GET //evil/x',
    'GET /a /b',
  ])
    expect(readApiReference(text), text).toBeUndefined();
});
