import { expect, test } from 'vitest';
import type { FormBody } from '../../http/form/playground-form.ts';
import { createBoundary, encodeBody, prepareRequest, toHttpBody } from '../../http/request/build-request.ts';
import { writeRelayRequest } from './send-relay.lazy.ts';

const boundary = createBoundary();
const bytes = new File([Uint8Array.of(0, 255)], 'a.bin');

/** What the relay is asked for with this body. */
async function ask(body: FormBody | undefined, values?: Readonly<Record<string, string>>) {
  const prepared = prepareRequest(
    {
      method: 'GET',
      url: ['https://x.dev/a'],
      headers: [['Content-Type', ['text/x; boundary=other']]],
      body: body && toHttpBody(body),
    },
    { show: (name) => name, body: body && (await encodeBody(body, boundary)), boundary },
  );
  return writeRelayRequest({
    data: { id: 'GET /a' },
    choice: {
      server: { url: 'https://{at}.dev', description: 'Only shown.', variables: [] },
      variables: { at: 'x' },
    },
    values: { parameters: { 'query.q': 1 }, mediaType: 'text/x', body },
    credentials: { index: 1, values },
    prepared,
  });
}

test('the relay is told values, and a URL only by which server it is', async () => {
  expect(await ask(undefined)).toEqual({
    operation: 'GET /a',
    server: { url: 'https://{at}.dev', variables: { at: 'x' } },
    parameters: { 'query.q': 1 },
    security: null,
    credentials: {},
    mediaType: 'text/x',
    body: null,
  });
  expect(await ask(undefined, { API_TOKEN: 'abc' })).toMatchObject({
    security: 1,
    credentials: { API_TOKEN: 'abc' },
  });
});

test('a body is told as its text or its bytes, with the boundary of its own parts', async () => {
  expect((await ask({ kind: 'text', text: 'ä' })).body).toEqual({ text: 'ä' });
  expect((await ask({ kind: 'file', file: bytes })).body).toEqual({ base64: 'AP8=' });
  const { body } = await ask({ kind: 'multipart', parts: [{ name: 'a', text: 'b' }] });
  expect(body).toMatchObject({ boundary });
  expect(body && 'base64' in body && atob(body.base64)).toContain(`--${boundary}--`);
});
