import { expect, test } from 'vitest';
import type { SecurityScheme } from '../../openapi/read/operation.ts';
import { applyApiAuth } from './api-auth.ts';
import { createCredential, nameVariables, writeCredentialForm } from './credential.ts';
import { fillTemplate } from './template.ts';

const create = (auth: Parameters<typeof applyApiAuth>[1]): SecurityScheme => {
  const scheme = applyApiAuth([], auth)[0]?.[0];
  if (!scheme) throw new Error('no scheme');
  return scheme;
};
const send = (scheme: SecurityScheme, typed?: Readonly<Record<string, string>>) => {
  const credential = createCredential(scheme, typed);
  return credential && [credential.name, fillTemplate(credential.value, (name) => `$${name}`)];
};
const apiKey = (fields: Partial<SecurityScheme>) => ({ ...create({ method: 'key' }), ...fields });

test('a credential that is not typed yet is a variable after the prefix', () => {
  expect(send(create({ method: 'key', name: 'Authorization', inputPrefix: 'Token' }))).toEqual([
    'Authorization',
    'Token $API_TOKEN',
  ]);
  expect(send(create({ method: 'key', name: 'X-API-Key' }))).toEqual(['X-API-Key', '$API_KEY']);
  expect(send(create({ method: 'bearer', name: 'My token' }))).toEqual([
    'Authorization',
    'Bearer $API_TOKEN',
  ]);
  expect(send(create({ method: 'bearer', inputPrefix: 'sk-' }))).toEqual([
    'Authorization',
    'Bearer sk-$API_TOKEN',
  ]);
  expect(send(create({ method: 'basic', name: '[User name]:[Password]' }))).toEqual([
    'Authorization',
    `Basic ${btoa('$USER_NAME:$PASSWORD')}`,
  ]);
  expect(send(create({ method: 'basic', inputPrefix: 'acme/' }))).toEqual([
    'Authorization',
    `Basic ${btoa('acme/$USERNAME:$PASSWORD')}`,
  ]);
});

test('what the reader typed is sent, and Bearer is never sent twice', () => {
  const bearer = create({ method: 'bearer' });
  expect(send(bearer, { API_TOKEN: 'abc' })?.[1]).toBe('Bearer abc');
  expect(send(bearer, { API_TOKEN: 'Bearer abc' })?.[1]).toBe('Bearer abc');
  expect(send(create({ method: 'bearer', inputPrefix: 'Bearer' }))?.[1]).toBe('Bearer $API_TOKEN');
  expect(send(create({ method: 'key', inputPrefix: 'Token' }), { API_TOKEN: 'Token abc' })?.[1]).toBe(
    'Token abc',
  );
  expect(send(create({ method: 'basic' }), { USERNAME: 'ä', PASSWORD: 'p:q' })?.[1]).toBe(
    `Basic ${Buffer.from('ä:p:q').toString('base64')}`,
  );
  expect(send(bearer, { API_TOKEN: 'a\r\nX-Evil: 1' })?.[1]).toBe('Bearer a X-Evil: 1');
});

test('keys in query and cookie, OAuth and other schemes have their place', () => {
  expect(createCredential(apiKey({ in: 'query', name: 'api_key' }))).toMatchObject({
    in: 'query',
    name: 'api_key',
  });
  expect(createCredential(apiKey({ in: 'cookie', name: 'sid' }))).toMatchObject({
    in: 'cookie',
    name: 'sid',
  });
  expect(send(apiKey({ type: 'oauth2' }))?.[1]).toBe('Bearer $API_TOKEN');
  expect(send(apiKey({ type: 'http', scheme: 'digest' }))?.[1]).toBe('Digest $API_TOKEN');
  expect(createCredential(apiKey({ type: 'mutualTLS' }))).toBeUndefined();
});

test('variables are named for the header or the labels', () => {
  expect(nameVariables(apiKey({ name: 'X-Api-Key' }))).toEqual(['API_KEY']);
  expect(nameVariables(apiKey({ name: 'apiKey' }))).toEqual(['API_KEY']);
  expect(nameVariables(apiKey({ name: '2fa' }))).toEqual(['KEY_2FA']);
  expect(nameVariables(apiKey({ name: '$(rm -rf)' }))).toEqual(['RM_RF']);
  expect(nameVariables(apiKey({ name: '' }))).toEqual(['API_TOKEN']);
});

test('the form of a credential is told', () => {
  expect(writeCredentialForm(create({ method: 'key', inputPrefix: 'Token ' }))).toBe('Token <API_TOKEN>');
  expect(writeCredentialForm(create({ method: 'basic' }))).toBe('Basic base64(<USERNAME>:<PASSWORD>)');
  expect(writeCredentialForm(apiKey({ type: 'mutualTLS' }))).toBe('');
});
