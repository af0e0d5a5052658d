import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import {
  type OAuthInput,
  readDiscovery,
  readSignInAnswer,
  readTokenAnswer,
  writeAuthorizationUrl,
  writeClientHeader,
  writeTokenBody,
} from './oauth-flow.ts';
import { describeTokenCall } from './token-call.ts';

const input: OAuthInput = {
  clientId: 'docs & more',
  clientSecret: '',
  username: 'ada',
  password: 'p=ß',
  scopes: ['pets:read', 'openid'],
};

test('a sign-in asks for a code by the S256 hash of its secret, and keeps what the address has already', () => {
  const sent = { redirectUri: 'https://docs.example.com/_octavo/oauth.html', state: 's', challenge: 'c' };
  const url = new URL(
    writeAuthorizationUrl(
      { authorizationUrl: '/authorize?tenant=1' },
      input,
      sent,
      'https://auth.example.com/',
    ),
  );
  expect(url.origin + url.pathname).toBe('https://auth.example.com/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: '1',
    response_type: 'code',
    client_id: 'docs & more',
    redirect_uri: sent.redirectUri,
    scope: 'pets:read openid',
    state: 's',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

test('a token is asked for by each grant with what that needs, and nothing empty', () => {
  const read = (body: string) => Object.fromEntries(new URLSearchParams(body));
  expect(
    read(
      writeTokenBody(
        { kind: 'authorizationCode', code: 'x', redirectUri: 'https://d/', verifier: 'v' },
        input,
      ),
    ),
  ).toEqual({
    grant_type: 'authorization_code',
    code: 'x',
    redirect_uri: 'https://d/',
    code_verifier: 'v',
    client_id: 'docs & more',
  });
  expect(read(writeTokenBody({ kind: 'password' }, input))).toMatchObject({
    username: 'ada',
    password: 'p=ß',
  });
  expect(
    read(writeTokenBody({ kind: 'refresh', refreshToken: 'r' }, { ...input, clientSecret: 'q' })),
  ).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'r',
    client_id: 'docs & more',
    client_secret: 'q',
  });
  expect(read(writeTokenBody({ kind: 'clientCredentials' }, { ...input, scopes: [] }))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'docs & more',
  });
});

test('a client in a header is encoded as a form and then as base64', () => {
  // RFC 6749, 2.3.1.
  expect(writeClientHeader({ ...input, clientId: 'a b', clientSecret: 'c:ü' })).toBe(
    `Basic ${btoa('a+b:c%3A%C3%BC')}`,
  );
});

test('an answer is a token with its end, or the words of the server', () => {
  const now = 1_000_000;
  expect(readTokenAnswer(200, '{"access_token":"t","expires_in":"60","refresh_token":"r"}', now)).toEqual({
    kind: 'token',
    token: { access: 't', refresh: 'r', expires: now + 60_000 },
  });
  expect(readTokenAnswer(200, 'access_token=t&scope=repo&token_type=bearer', now)).toEqual({
    kind: 'token',
    token: { access: 't', refresh: undefined, expires: undefined },
  });
  expect(readTokenAnswer(400, '{"error":"invalid_grant","error_description":"It was used."}', now)).toEqual({
    kind: 'error',
    code: 'invalid_grant',
    reason: 'It was used.',
  });
  expect(readTokenAnswer(502, '<h1>Bad gateway</h1>', now)).toEqual({
    kind: 'error',
    code: '',
    reason: 'HTTP 502',
  });
});

test('a sign-in with another state gives no code, whatever else it says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (state, code, other) => {
      fc.pre(state !== other);
      const parameters = new URLSearchParams({ state: other, code });
      expect(readSignInAnswer(parameters, state)).toEqual({ kind: 'foreign' });
    }),
    { numRuns: propertyRuns(100) },
  );
  expect(readSignInAnswer(new URLSearchParams({ code: 'x' }), 's')).toEqual({ kind: 'foreign' });
  expect(readSignInAnswer(new URLSearchParams({ state: 's', code: 'x' }), 's')).toEqual({
    kind: 'code',
    code: 'x',
  });
  expect(readSignInAnswer(new URLSearchParams({ state: 's', error: 'access_denied' }), 's')).toEqual({
    kind: 'error',
    reason: 'access_denied',
  });
});

test('OpenID Connect describes flows by addresses of http and https alone', () => {
  const found = {
    authorization_endpoint: 'https://auth.example.com/authorize',
    token_endpoint: 'https://auth.example.com/token',
    device_authorization_endpoint: 'javascript:alert(1)',
    grant_types_supported: ['authorization_code', 'client_credentials'],
    scopes_supported: ['openid', 'email'],
  };
  expect(readDiscovery(JSON.stringify(found)).map(({ kind, scopes }) => [kind, scopes.length])).toEqual([
    ['authorizationCode', 2],
    ['clientCredentials', 2],
  ]);
  expect(readDiscovery('{}')).toEqual([]);
  expect(readDiscovery('no JSON')).toEqual([]);
});

test('the relay posts to a token URL and nowhere else', () => {
  const { id, call, servers } = describeTokenCall('https://auth.example.com/oauth/token/?v=1#x');
  expect([id, servers[0].url, call.path, call.method]).toEqual([
    'oauth https://auth.example.com/oauth/token/?v=1#x',
    'https://auth.example.com',
    '/oauth/token/?v=1',
    'POST',
  ]);
  expect(describeTokenCall('/sandbox/token')).toMatchObject({
    servers: [{ url: '/' }],
    call: { path: '/sandbox/token' },
  });
});
