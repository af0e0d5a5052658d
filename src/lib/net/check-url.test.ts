import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { checkUrl } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const [, path = ''] = (request.url ?? '').split('/');
  if (path === 'silent') return;
  if (path === 'moved') return void response.writeHead(301, { location: '/200' }).end();
  if (path === 'round') return void response.writeHead(302, { location: '/round' }).end();
  if (path === 'get') return void response.writeHead(request.method === 'GET' ? 200 : 404).end();
  response.writeHead(Number(path)).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const options = { timeout: 500, isAllowed: () => true };

it.each([
  ['200', undefined],
  ['moved', undefined],
  ['get', undefined],
  ['403', undefined],
  ['429', undefined],
  ['404', 'is answered with 404'],
  ['500', 'is answered with 500'],
  ['round', 'is redirected more than 10 times'],
  ['silent', 'is not answered within 0.5 s'],
])('a link to a server that answers /%s: %j', async (path, reason) => {
  expect(await checkUrl(`${url}/${path}`, options)).toBe(reason);
});

it('says that a host is not known', async () => {
  expect(await checkUrl('http://no-such-host.invalid/', options)).toMatch(
    /host name that is not known|cannot be reached/,
  );
});

it('asks nobody at an address that is not allowed, be it named or a number', async () => {
  asked.length = 0;
  for (const host of [
    url,
    url.replace('localhost', '127.0.0.1'),
    url.replace('localhost', '[::ffff:127.0.0.1]'),
  ])
    expect(await checkUrl(`${host}/404`, { ...options, isAllowed: isPublicAddress })).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
])('%s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});
