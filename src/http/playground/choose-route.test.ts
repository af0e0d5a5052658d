import { expect, test } from 'vitest';
import { chooseRoute, isPreflighted, type RouteContext } from './choose-route.ts';
import type { PreparedRequest } from './exchange.ts';
import { relayLimit } from './relay-message.ts';

const get: PreparedRequest = { method: 'GET', url: 'https://api.x.dev/a', headers: [], body: undefined };
const getWithBody = { ...get, body: new Uint8Array(2) };

function choose(request: PreparedRequest, more: Partial<RouteContext> = {}) {
  return chooseRoute({
    request,
    pageOrigin: 'https://docs.x.dev',
    isTyped: false,
    canRelay: true,
    hasRelay: true,
    hasExtras: false,
    isRefused: false,
    ...more,
  });
}

test('what a browser can send goes directly', () => {
  expect(choose(get)).toEqual({ kind: 'direct' });
  expect(choose({ ...getWithBody, method: 'PUT' })).toEqual({ kind: 'direct' });
  expect(choose({ ...get, headers: [['Authorization', 'Token x']] })).toEqual({ kind: 'direct' });
});

test('what the document does not have goes directly, and never through the relay, which would leave it out', () => {
  expect(choose(get, { hasExtras: true })).toEqual({ kind: 'direct' });
  expect(choose(getWithBody, { hasExtras: true })).toMatchObject({ kind: 'curl', limit: 'undocumented' });
  expect(choose(get, { hasExtras: true, isRefused: true })).toMatchObject({
    kind: 'curl',
    limit: 'undocumented',
  });
});

test('a GET or HEAD with a body goes through the relay', () => {
  const obstacle = { kind: 'body', method: 'GET' };
  expect(choose(getWithBody)).toEqual({ kind: 'relay', obstacle });
  expect(choose({ ...getWithBody, method: 'HEAD' }).kind).toBe('relay');
});

test('so do headers that browsers keep to themselves, which are named', () => {
  const request: PreparedRequest = {
    ...get,
    headers: [
      ['Cookie', 'a=b'],
      ['Accept', '*/*'],
      ['User-Agent', 'me'],
    ],
  };
  expect(choose(request)).toEqual({
    kind: 'relay',
    obstacle: { kind: 'headers', names: ['Cookie', 'User-Agent'] },
  });
});

test('what the relay refuses too is for cURL at once', () => {
  const limit = (request: PreparedRequest) => {
    const route = choose(request);
    return route.kind === 'curl' ? route.limit : route.kind;
  };
  expect(limit({ ...get, url: 'https://api.x.dev/a/../b' })).toBe('refused');
  expect(limit({ ...get, method: 'TRACE' })).toBe('refused');
  for (const name of ['Referer', 'Host', 'Sec-Fetch-Site', 'Proxy-Authorization', 'Via'])
    expect(limit({ ...get, headers: [[name, 'x']] }), name).toBe('refused');
  for (const name of ['Cookie', 'User-Agent', 'Date', 'DNT', 'Accept-Charset'])
    expect(limit({ ...get, headers: [[name, 'x']] }), name).toBe('relay');
});

test('an http server is out of reach of an https page, but for this machine', () => {
  const from = (url: string, pageOrigin = 'https://docs.x.dev') =>
    choose({ ...get, url }, { pageOrigin }).kind;
  expect(from('http://api.x.dev/a')).toBe('relay');
  expect(from('http://localhost.x.dev/a')).toBe('relay');
  for (const host of ['localhost:4000', 'api.localhost', '127.0.0.1', '127.1.2.3:80', '[::1]:8080'])
    expect(from(`http://${host}/a`), host).toBe('direct');
  expect(from('http://api.x.dev/a', 'http://docs.x.dev')).toBe('direct');
});

test('a server that refused this site before is not asked again', () => {
  expect(choose(get, { isRefused: true })).toEqual({ kind: 'relay', obstacle: { kind: 'cors' } });
});

test('where no relay can take it, it is for cURL, and it is said why', () => {
  const limit = (more: Partial<RouteContext>) => {
    const route = choose(getWithBody, more);
    return route.kind === 'curl' ? route.limit : route.kind;
  };
  const sized = (size: number) => ({ ...get, body: new Uint8Array(size) });
  expect(limit({ canRelay: false })).toBe('off');
  expect(limit({ hasRelay: false })).toBe('absent');
  expect(limit({ isTyped: true })).toBe('typed-server');
  expect(limit({ request: sized(relayLimit + 1) })).toBe('too-large');
  expect(limit({ request: sized(relayLimit) })).toBe('relay');
  expect(choose({ ...sized(9e6), method: 'PUT' }, { isTyped: true, canRelay: false }).kind).toBe('direct');
});

test('a browser asks first unless a plain form could have sent the request', () => {
  expect(isPreflighted('GET', [])).toBe(false);
  expect(isPreflighted('POST', [['Content-Type', 'text/plain;charset=utf-8']])).toBe(false);
  expect(isPreflighted('POST', [['Content-Type', 'application/json']])).toBe(true);
  expect(isPreflighted('GET', [['Authorization', 'x']])).toBe(true);
  expect(isPreflighted('PUT', [])).toBe(true);
});
