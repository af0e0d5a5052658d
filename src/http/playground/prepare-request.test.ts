import { expect, test } from 'vitest';
import type { HttpRequest } from '../request/http-request.ts';
import { prepareRequest } from './prepare-request.ts';

const request: HttpRequest = {
  method: 'PUT',
  url: [{ variable: 'BASE_URL' }, '/files'],
  headers: [
    ['Authorization', ['Token ', { variable: 'API_TOKEN' }]],
    ['X-Pair', [{ base64: [{ variable: 'USER' }, ':x'] }]],
  ],
  body: undefined,
};
const values: Readonly<Record<string, string>> = {
  BASE_URL: 'http://localhost/api',
  API_TOKEN: 'a\nb',
  USER: 'é',
};
const show = (name: string) => values[name] ?? '';

test('variables are filled in, and a header stays on one line', () => {
  expect(prepareRequest(request, { show, body: undefined })).toEqual({
    method: 'PUT',
    url: 'http://localhost/api/files',
    headers: [
      ['Authorization', 'Token a b'],
      ['X-Pair', 'w6k6eA=='],
    ],
    body: undefined,
  });
});

test('a multipart body gets the type with its boundary, any other keeps its own', () => {
  const body = new TextEncoder().encode('--b--');
  const multipart = prepareRequest(
    { ...request, headers: [], body: { kind: 'multipart', parts: [] } },
    { show, body, boundary: 'b' },
  );
  expect(multipart.headers).toEqual([['Content-Type', 'multipart/form-data; boundary=b']]);
  expect(multipart.body).toBe(body);
  const text = prepareRequest(
    { ...request, headers: [['Content-Type', ['text/plain']]], body: { kind: 'text', text: '' } },
    { show, body, boundary: 'b' },
  );
  expect(text.headers).toEqual([['Content-Type', 'text/plain']]);
});
