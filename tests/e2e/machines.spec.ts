import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './site-fixture.ts';

const services = [
  'https://www.googletagmanager.com',
  'https://plausible.example.test',
  'https://posthog.example.test',
  'https://cdn.usefathom.com',
];

test.describe('a site that says where it stands', () => {
  test.use({ asks: services });

  test('tells other machines of its pages in their heads', async ({ page, sites }) => {
    const { url } = await sites.built('published');
    const head = async (path: string) => {
      const html = await (await page.request.get(url + path)).text();
      return (pattern: RegExp) => pattern.exec(html)?.[1];
    };
    const changelog = await head('changelog/');
    expect(changelog(/<link rel="canonical" href="([^"]*)"/)).toBe('https://docs.example.test/changelog/');
    expect(changelog(/property="og:url" content="([^"]*)"/)).toBe('https://docs.example.test/changelog/');
    expect(changelog(/property="og:locale" content="([^"]*)"/)).toBe('en_GB');
    expect(changelog(/name="twitter:card" content="([^"]*)"/)).toBe('summary_large_image');
    expect(changelog(/type="application\/rss\+xml" title="Changelog" href="([^"]*)"/)).toBe(
      '/changelog/rss.xml',
    );
    expect(JSON.parse(changelog(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? '')).toMatchObject(
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Published', item: 'https://docs.example.test/' },
          { position: 2, name: 'Changelog', item: 'https://docs.example.test/changelog/' },
        ],
      },
    );
    const drawn = await head('drawn/');
    expect(drawn(/<link rel="canonical" href="([^"]*)"/)).toBe('https://elsewhere.example.test/drawn');
    expect(drawn(/property="og:image" content="([^"]*)"/)).toBe('https://docs.example.test/logo/light.svg');
    const leftOut = await head('left-out/');
    expect(leftOut(/<link rel="(canonical)"/)).toBeUndefined();
    expect(leftOut(/<meta name="robots" content="([^"]*)"/)).toBe('noindex');
  });

  test('has a card for each page that has no image of its own', async ({ page, sites }) => {
    const { files, url } = await sites.built('published');
    const html = await readFile(join(files.folder, 'dist/changelog/index.html'), 'utf8');
    const [, card = ''] =
      /property="og:image" content="https:\/\/docs\.example\.test\/([^"]*)"/.exec(html) ?? [];
    const answer = await page.request.get(url + card);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await access(join(files.folder, '.octavo/cards', card.split('/').at(-1) ?? ''));
  });

  test('has a map, rules for robots, a feed and a page for each redirect', async ({ page, sites }) => {
    const { url } = await sites.built('published');
    const read = async (path: string) => (await page.request.get(url + path)).text();
    const map = await read('sitemap.xml');
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://docs.example.test/',
      'https://docs.example.test/changelog/',
    ]);
    expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.test/sitemap.xml');
    expect(await read('old/')).toContain('<meta http-equiv="refresh" content="0;url=/changelog/">');
    await page.goto(`${url}changelog/`);
    await expect(page.getByRole('link', { name: 'Subscribe to the feed' })).toHaveAttribute(
      'href',
      '/changelog/rss.xml',
    );
    await page.goto(`${url}llms.txt`);
    const feed = await page.evaluate(async () => {
      const text = await (await fetch('/changelog/rss.xml')).text();
      const rss = new DOMParser().parseFromString(text, 'application/xml');
      return [...rss.querySelectorAll('item')].map((item) =>
        Object.fromEntries([...item.children].map((child) => [child.nodeName, child.textContent])),
      );
    });
    expect(feed).toEqual([
      {
        title: 'October 11, 2026',
        link: 'https://docs.example.test/changelog/#october-11-2026',
        guid: 'https://docs.example.test/changelog/#october-11-2026',
        pubDate: 'Sun, 11 Oct 2026 12:00:00 GMT',
        category: 'Web',
        description: 'v2 & more',
        'content:encoded': expect.stringContaining('See <a href="https://docs.example.test/">the start</a>.'),
      },
      {
        title: 'The first',
        link: 'https://docs.example.test/changelog/#v1',
        guid: 'https://docs.example.test/changelog/#v1',
        description: 'It begins.',
      },
    ]);
  });

  test('loads the services that site.json names, and its policy lets each do its work', async ({
    page,
    sites,
  }) => {
    const { url } = await sites.built('published');
    const asked: string[] = [];
    for (const origin of services)
      await page.route(`${origin}/**`, (route) => {
        asked.push(route.request().url());
        const isScript = route.request().resourceType() === 'script';
        const body = isScript ? `fetch('${origin}/sent', { mode: 'no-cors' }).catch(() => undefined)` : '';
        return route.fulfill({ body, contentType: 'text/javascript' });
      });
    await page.goto(`${url}changelog/`);
    await expect.poll(() => asked.filter((one) => one.endsWith('/sent')).length).toBe(5);
    expect(asked.filter((one) => !one.endsWith('/sent')).sort()).toEqual([
      'https://cdn.usefathom.com/script.js',
      'https://plausible.example.test/js/script.js',
      'https://posthog.example.test/static/array.js',
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
    ]);
    expect(await page.evaluate(() => [...Reflect.get(window, 'dataLayer')].length)).toBe(3);
  });
});

test('octavo dev answers with what a build would write, and counts nobody', async ({ page, sites }) => {
  const site = await sites.live('published');
  const read = async (path: string) => {
    const answer = await page.request.get(new URL(path, site.url).href);
    return `${answer.status()} ${await answer.text()}`;
  };
  expect(await read('changelog.md')).toContain('200 # Changelog\n\nWhat is new.\n\n## October 11, 2026');
  expect(await read('index.md')).toContain('200 # Start');
  expect(await read('llms.txt')).toContain(
    '- [Changelog](https://docs.example.test/changelog.md): What is new.',
  );
  expect(await read('llms-full.txt')).toContain('Tokens **rotate**.');
  expect(await read('changelog/rss.xml')).toContain('<title>The first</title>');
  expect(await read('sitemap.xml')).toContain('<loc>https://docs.example.test/changelog/</loc>');
  expect(await read('robots.txt')).toContain('200 User-agent: *');
  expect(await read('nothing.md')).toMatch(/^404/);
  expect(await read('changelog/')).not.toContain('googletagmanager');
});
