import { expect, test } from 'vitest';
import { findSignature } from './webhook-signature.ts';

const headers = (...names: readonly string[]) => names.map((name) => ({ in: 'header', name }) as const);

test('a signature is in the header that is named so', () => {
  expect(findSignature(headers('X-Trace', 'X-Hub-Signature-256'))).toEqual({
    header: 'X-Hub-Signature-256',
    content: undefined,
  });
  expect(findSignature(headers('X-Shop-Hmac-SHA256'))?.header).toBe('X-Shop-Hmac-SHA256');
});

test('of Standard Webhooks it is known what is signed', () => {
  expect(findSignature(headers('Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'))).toEqual({
    header: 'Webhook-Signature',
    content: '{webhook-id}.{webhook-timestamp}.{body}',
  });
});

test('there is none without such a header', () => {
  expect(findSignature([...headers('X-Designation'), { in: 'query', name: 'signature' }])).toBeUndefined();
});
