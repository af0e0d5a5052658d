import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readRedirectLines, readRedirectRules } from '../../src/build/http/redirect-rules.ts';
import { securityHeaders } from '../../src/build/http/security-headers.ts';
import { writeRedirectFormat } from '../../src/build/output/redirect-formats.ts';
import { takePort } from '../security/raw-server.ts';
import { startNginx } from '../security/start-nginx.ts';
import { fillGuideBlock, readGuideBlocks } from '../support/guide-blocks.ts';
import { startApache } from './start-apache.ts';

const guide = await readGuideBlocks('deploy/static-hosts');

/** As a build writes them; the last lines are a writer's own. */
const text = `/setup /install/ 308
/chat https://community.example.com:8443/a?b=1#c 307
/m%C3%B6ve /m%C3%B6bel/ 308
/a.b(c) /dot/ 308
/price$1 /costs%20here/ 308
/anchor /page/#all 308
/query /found/?in=old#part 307
/docs/* /guides/:splat 308
/blog/:year/:slug /posts/:slug/?year=:year 307
/raw/* /:splat 308
/one/:name /:name 307
/away/* https://example.com:8080/:splat?from=:splat 308
/same/:1/:1 /last/:1 308
/part-:id/x /parts/:id/ 301
/gone /here/ 302
/see /there/ 303
`;
const { rules } = readRedirectLines(text);
const serve = readRedirectRules(text);

/** Paths as a browser sends them, that are sent on, and queries. */
const sent =
  `/setup /setup/ /setup?x=1&y=%20 /chat /chat?x=1 /m%C3%B6ve /m%C3%B6ve?a /a.b(c) /price$1 /anchor /anchor?x=1 /query /query/?x=1
/docs /docs/ /docs/a /docs/a/b/ /docs/a/b?x=/y /docs/%2F%2Fevil.example /docs/%0d%0aSet-Cookie:a=b /docs/a%20b%3Fc
/blog/2026/first /blog/2026/first/?x=1 /raw /raw/ /raw//evil.example /raw///evil.example/a /raw/%2f%2fevil.example
/raw/%5cevil.example /raw/@evil.example /raw/https:/evil.example /one/%2fevil.example /one/@evil.example
/away/x/y /away/evil.example:80 /same/a/b /part-7/x /gone /see?x=1`.split(/\s+/);

/** Paths that no rule is about. */
const kept =
  '/ /setup/more /setups /axb(c) /SETUP /documents /blog/2026 /blog/2026/a/b /one /part-/x /other?/setup'.split(
    ' ',
  );

const addQuery = (destination: string, url: string): string => {
  const [, query] = /\?(.*)/.exec(url) ?? [];
  const [, base = '', hash = ''] = /^([^#]*)(.*)$/.exec(destination) ?? [];
  return query === undefined ? destination : `${base}${base.includes('?') ? '&' : '?'}${query}${hash}`;
};

/** What `octavo serve` answers. */
function expected(url: string): string | undefined {
  const found = serve(url.replace(/\?.*/, ''));
  return found && `${found.status} ${addQuery(found.destination, url)}`;
}

/** The redirect that a server on loopback answers with, as it writes it but for its own origin. */
function ask(port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      const { location } = response.resume().headers;
      const status = response.statusCode ?? 0;
      const to = location?.replace(new RegExp(`^http://127\\.0\\.0\\.1(?::${port})?(?=/)`), '');
      resolve(to === undefined ? undefined : `${status} ${to}`);
    })
      .once('error', reject)
      .end();
  });
}

const files =
  `index.html 404.html docs/real/index.html docs/flat.html docs/paper.pdf _astro/page.12345678.css _redirects
_headers .octavo-site`.split(/\s+/);

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'octavo-hosts-'));
  for (const folder of ['docs/real', '_astro']) await mkdir(join(root, 'site', folder), { recursive: true });
  for (const file of files) await writeFile(join(root, 'site', file), `This is ${file}`);
  await writeFile(join(root, 'site/.htaccess'), writeRedirectFormat('apache', rules));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Servers by the lines of the guide. */
const servers = {
  nginx: async (port: number) => {
    const include = join(root, 'redirects.conf');
    await writeFile(include, writeRedirectFormat('nginx', rules));
    const block = fillGuideBlock(guide, '/etc/nginx/conf.d/docs.conf', [
      ['listen 443 ssl', `listen 127.0.0.1:${port}`],
      ['  ssl_certificate /etc/ssl/docs.example.com.pem;\n', ''],
      ['  ssl_certificate_key /etc/ssl/docs.example.com.key;\n', ''],
      ['/srv/docs', join(root, 'site')],
      ['/etc/nginx/docs-redirects.conf', include],
    ]);
    return startNginx(block, port);
  },
  apache: async (port: number) =>
    startApache(
      fillGuideBlock(guide, '/etc/apache2/sites-available/docs.conf', [
        ['*:80', `127.0.0.1:${port}`],
        ['/srv/docs', join(root, 'site')],
      ]),
      port,
    ),
};

describe.each(['nginx', 'apache'] as const)('the rules in %s', (name) => {
  test('send each request where octavo serve sends it, and leave pages and others alone', async () => {
    const port = await takePort();
    const server = await servers[name](port);
    onTestFinished(server.stop);
    const answers: Record<string, string | undefined> = {};
    const wanted: Record<string, string | undefined> = {};
    // Apache refuses an encoded slash before it asks a rule.
    const asked = name === 'apache' ? sent.filter((url) => !/%2f/i.test(url)) : sent;
    for (const url of [...asked, ...kept]) {
      wanted[url] = expected(url);
      answers[url] = await ask(port, url);
    }
    expect(answers).toEqual(wanted);
    expect(asked.filter((url) => wanted[url] === undefined)).toEqual([]);
    expect(kept.filter((url) => wanted[url] !== undefined)).toEqual([]);
    for (const page of ['/docs/real/', '/docs/flat', '/docs/paper.pdf'])
      expect(await ask(port, page)).toBeUndefined();
    // What a browser reads as the host of another site is none.
    for (const url of ['/raw/\\evil.example', '/raw/\\/\\evil.example', '/one/\\evil.example'])
      expect(await ask(port, url)).toMatch(/^30[78] \/evil\.example/);

    const read = async (url: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${url}`);
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    };
    for (const [url, file] of [
      ['/', 'index.html'],
      ['/docs/real/', 'docs/real/index.html'],
      ['/docs/paper.pdf', 'docs/paper.pdf'],
    ] as const) {
      const { status, text, headers } = await read(url);
      expect([status, text]).toEqual([200, `This is ${file}`]);
      expect(headers.get('cache-control')).toBe('no-cache');
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    }
    const hashed = await read('/_astro/page.12345678.css');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await read('/none/');
    expect([missing.status, missing.text]).toEqual([404, 'This is 404.html']);
    for (const hidden of ['/_redirects', '/_headers', '/.octavo-site'])
      expect([403, 404]).toContain((await read(hidden)).status);
  });
});

test('the rules of vercel.json send them there too', () => {
  const { redirects } = JSON.parse(writeRedirectFormat('vercel', rules));
  const { routes, error } = getTransformedRoutes({ redirects });
  expect(error).toBeNull();
  const routed = (url: string): string | undefined => {
    for (const route of routes ?? []) {
      if (!('src' in route && 'headers' in route)) continue;
      const { src = '', status, headers } = route;
      const found = new RegExp(src).exec(url.replace(/\?.*/, ''));
      // Vercel fills `$1` in and adds the query.
      const fill = (_: string, index: string) => found?.[Number(index)] ?? '';
      const to = headers?.['Location']?.replace(/\$(\d)/g, fill);
      if (found && to) return `${status} ${addQuery(to, url)}`;
    }
    return undefined;
  };
  const asked = [...sent, ...kept].filter((url) => !url.includes('//'));
  expect(Object.fromEntries(asked.map((url) => [url, routed(url)]))).toEqual(
    Object.fromEntries(asked.map((url) => [url, expected(url)])),
  );
});
