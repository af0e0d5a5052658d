import { DocPage } from './doc-page.ts';
import { bases, expect, test } from './site-fixture.ts';

for (const base of bases)
  test.describe(`below ${base}`, () => {
    test('/ leads to the first page of a site without an index', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-two', base)).url);
      await doc.open('');
      await page.waitForURL('**/start/welcome/');
      await expect(doc.heading).toHaveText('Welcome');
    });

    test('/ shows the page "index" where there is one', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      expect(await doc.open('')).toBe(200);
      await doc.arriveAt('');
      await expect(doc.heading).toHaveText('Home');
    });

    test('a folder leads to its first page', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-two', base)).url);
      await doc.open('v1/');
      await page.waitForURL('**/v1/setup/');
    });

    test('redirects are answered by the served site', async ({ page, request, sites }) => {
      const { url } = await sites.built('fields-two', base);
      const doc = new DocPage(page, url);
      await doc.open('old-tour');
      await page.waitForURL('**/guides/tour/');
      const outside = await request.get(`${url}chat`, { maxRedirects: 0 });
      expect(outside.headers()['location'] ?? (await outside.text())).toContain(
        'https://chat.two.example.com',
      );
    });

    test('a redirect with a pattern is answered by the served site', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-two', base)).url);
      await doc.open('archive/bottom');
      await expect(doc.heading).toHaveText('Bottom');
    });

    test('redirects are written for hosts that read them', async ({ sites }) => {
      const { files } = await sites.built('fields-two', base);
      expect((await files.read('dist/_redirects')).split('\n')).toEqual(
        expect.arrayContaining([
          `${base}old-tour ${base}guides/tour/ 307`,
          `${base}chat https://chat.two.example.com 308`,
          `${base}archive/* ${base}guides/:splat 308`,
        ]),
      );
    });

    test('an address without a page is answered with 404 and a way on', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      expect(await doc.open('no/such/page/')).toBe(404);
      await expect(page).toHaveTitle('Page not found - Fields One');
      await expect(doc.heading).toHaveText('This page does not exist');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('.topbar').getByRole('link', { name: 'API' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(doc.heading).toHaveText('Home');
    });

    test('every link of every page of the sidebar leads to a page', async ({ page, request, sites }) => {
      const more = base === '/' ? (['fields-three'] as const) : [];
      for (const site of ['fields-one', 'fields-two', ...more] as const) {
        const { url } = await sites.built(site, base);
        const seen = new Set<string>();
        const waiting = [url];
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
          if (seen.has(at)) continue;
          seen.add(at);
          const answer = await request.get(at);
          expect.soft(answer.status(), at).toBe(200);
          if (!(answer.headers()['content-type'] ?? '').includes('html')) continue;
          const html = await answer.text();
          const links = await page.evaluate(
            ([text = '', base = '']) => {
              const shown = new DOMParser().parseFromString(text, 'text/html');
              const urls = [...shown.querySelectorAll('a[href], link[href], img[src], script[src]')].map(
                (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', base),
              );
              return urls
                .filter(({ origin }) => origin === new URL(base).origin)
                .map(({ href }) => href.replace(/#.*/, ''));
            },
            [html, at],
          );
          waiting.push(...links);
        }
        expect(seen.size, site).toBeGreaterThan(8);
      }
    });
  });
