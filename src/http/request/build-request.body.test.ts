import { expect, test } from 'vitest';
import type { FormBody } from '../form/playground-form.ts';
import { createBoundary, encodeBody, prepareRequest, toHttpBody } from './build-request.ts';
import type { HttpRequest } from './http-request.ts';

const read = async (body: FormBody) => new TextDecoder().decode(await encodeBody(body, 'b'));

test('text is sent as UTF-8, as it was typed', async () => {
  const text = '{\r\n "a": "ä€😀" }\n';
  expect(await encodeBody({ kind: 'text', text }, 'b')).toEqual(new TextEncoder().encode(text));
});

test('a file is sent as it is', async () => {
  const bytes = new Uint8Array([0, 255, 13, 10, 128]);
  expect(await encodeBody({ kind: 'file', file: new File([bytes], 'a.bin') }, 'b')).toEqual(bytes);
});

test('parts stand between the boundary, files with their name and type', async () => {
  const file = new File(['<p>'], 'my "page"\r\n.html', { type: 'text/html' });
  const text = await read({
    kind: 'multipart',
    parts: [
      { name: 'a"b\n', text: 'x\ny' },
      { name: 'page', file },
      { name: 'raw', file: new File(['z'], 'z') },
    ],
  });
  expect(text).toBe(
    [
      '--b',
      'Content-Disposition: form-data; name="a%22b%0A"',
      '',
      'x\ny',
      '--b',
      'Content-Disposition: form-data; name="page"; filename="my %22page%22%0D%0A.html"',
      'Content-Type: text/html',
      '',
      '<p>',
      '--b',
      'Content-Disposition: form-data; name="raw"; filename="z"',
      'Content-Type: application/octet-stream',
      '',
      'z',
      '--b--',
      '',
    ].join('\r\n'),
  );
});

test('what is written is what a server reads', async () => {
  const file = new File(['<p>'], 'ä 1.html', { type: 'text/html' });
  const boundary = createBoundary();
  const bytes = await encodeBody(
    {
      kind: 'multipart',
      parts: [
        { name: 'note', text: 'ä\n--x' },
        { name: 'file', file },
      ],
    },
    boundary,
  );
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const form = await new Response(bytes, { headers }).formData();
  expect(form.get('note')).toBe('ä\n--x');
  const received = form.get('file');
  if (!(received instanceof File)) throw new Error('no file arrived');
  expect([received.name, received.type, await received.text()]).toEqual(['ä 1.html', 'text/html', '<p>']);
});

test('of files the names are known where the body is only shown', () => {
  const file = new File(['x'], 'x.png');
  expect(toHttpBody({ kind: 'file', file })).toEqual({ kind: 'file', fileName: 'x.png' });
  expect(
    toHttpBody({
      kind: 'multipart',
      parts: [
        { name: 'f', file },
        { name: 't', text: '' },
      ],
    }),
  ).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'f', fileName: 'x.png' },
      { name: 't', text: '' },
    ],
  });
});

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
