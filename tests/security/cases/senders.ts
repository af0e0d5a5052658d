import { goodMessage, type HostileCase, sends, siteOrigin, without } from '../relay-parts.ts';

/** Requests of other sites, and of programs that pretend to be a page. */
export const senders: readonly HostileCase[] = [
  {
    name: 'a page of another site posts a message',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: 'https://evil.example' } }),
  },
  {
    name: 'a page at another port of this machine posts a message',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: 'http://localhost:9999' } }),
  },
  {
    name: 'a sandboxed frame, whose origin is null, posts a message',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: 'null' } }),
  },
  {
    name: 'a message comes without an origin',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: undefined } }),
  },
  {
    name: 'a message comes with two origins',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: `https://evil.example, ${siteOrigin}` } }),
  },
  {
    name: 'an origin only begins like the site’s own',
    weaken: without('post', 'refuseForeignOrigin'),
    attack: sends(goodMessage, { headers: { Origin: `${siteOrigin}.evil.example` } }),
  },
  ...['cross-site', 'same-site', 'none', undefined].map(
    (site): HostileCase => ({
      name: `the browser says that a message is ${site ?? 'of nobody knows where'}`,
      weaken: without('post', 'refuseCrossSite'),
      attack: sends(goodMessage, { headers: { 'Sec-Fetch-Site': site } }),
    }),
  ),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/json, text/plain',
    'application/json; charset=utf-7',
    undefined,
  ].map(
    (type): HostileCase => ({
      name: `a form sends a message as ${type ?? 'no type at all'}`,
      weaken: without('post', 'refuseOtherTypes'),
      attack: sends(goodMessage, { headers: { 'Content-Type': type ?? '' } }),
    }),
  ),
  {
    name: 'a message is compressed, to grow without end',
    weaken: without('post', 'refuseEncodedMessages'),
    attack: sends(goodMessage, { headers: { 'Content-Encoding': 'gzip' } }),
  },
  {
    name: 'a name of another site was made to lead to this machine (DNS rebinding)',
    weaken: without('request', 'refuseForeignHost'),
    attack: sends(goodMessage, {
      url: 'http://evil.example:4321/_octavo/relay',
      headers: { Origin: 'http://evil.example:4321' },
    }),
  },
  {
    name: 'the Host header names another site than the URL',
    weaken: without('request', 'refuseForeignHost'),
    attack: sends(goodMessage, { headers: { Host: 'evil.example', Origin: 'http://evil.example' } }),
  },
  {
    name: 'a forged port in Host makes the site’s own server another one',
    weaken: without('request', 'refuseForeignHost'),
    attack: async (parts) => {
      const own = { ...goodMessage, server: { url: '/sandbox', variables: {} } };
      const url = 'http://localhost:2222/_octavo/relay';
      await sends(own, { url, headers: { Origin: 'http://localhost:2222' } })(parts);
      return parts.sent[0]?.port === 2222;
    },
  },
  ...['PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(
    (method): HostileCase => ({
      name: `a message comes by ${method}`,
      weaken: without('request', 'refuseOtherMethods'),
      attack: sends(goodMessage, { method }),
    }),
  ),
];
