import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { policyTest as test } from './site-fixture.ts';

/** All services but Tag Manager, whose policy allows any address. */
const analytics = {
  adobe: { launchUrl: 'https://assets.adobedtm.com/a/b/launch-c.min.js' },
  amplitude: { apiKey: 'amp-key' },
  clarity: { projectId: 'clarity-id' },
  clearbit: { publicApiKey: 'pk_clearbit' },
  fathom: { siteId: 'FATHOM' },
  ga4: { measurementId: 'G-1' },
  heap: { appId: '123' },
  hightouch: { writeKey: 'ht-key', apiHost: 'eu-west-1.hightouch-events.com' },
  hotjar: { hjid: '456' },
  logrocket: { appId: 'team/docs' },
  mixpanel: { projectToken: 'mix-token' },
  pirsch: { id: 'pirsch-id' },
  plausible: { domain: 'docs.example.com' },
  posthog: { apiKey: 'phc_1' },
  segment: { key: 'seg-key' },
};

const integrations = { intercom: { appId: 'ic-app' }, frontchat: 'front-id' };

/** What the scripts of Amplitude and LogRocket would bring. */
const stub =
  'window.asked=[];window.amplitude={init:(key)=>asked.push(key)};window.LogRocket={init:(id)=>asked.push(id)};window.FrontChat=(what,{chatId})=>asked.push(what+chatId)';

/** A site with those keys, built and served, and opened by a browser that answers every other server itself. */
async function withServices(
  page: Page,
  keys: object,
  use: (site: { url: string; asked: string[]; said: string[] }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-services-'));
  const site = { name: 'Lantern', navigation: [{ group: 'Pages', pages: ['index'] }], ...keys };
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, 'content/index.md'), '# Lamps\n\nText.\n');
  expect((await runOctavo(['build', folder])).stdout).toMatch(/ 0 errors, 0 warnings/);
  const server = startOctavo(['serve', folder, '--port', '0']);
  try {
    const [url = ''] = await server.waitFor(/http:\/\/\S+/);
    const asked: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.route(
      (address) => address.hostname !== 'localhost' && address.hostname !== '127.0.0.1',
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: stub });
      },
    );
    await use({ url, asked, said });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

test('every service is loaded as its site.json says, and the policy of the page allows it', async ({
  page,
}) => {
  await withServices(page, { analytics, integrations }, async ({ url, asked, said }) => {
    await page.goto(url, { waitUntil: 'load' });
    expect(said).toEqual([]);
    expect(asked.sort()).toEqual([
      'https://api.pirsch.io/pa.js',
      'https://assets.adobedtm.com/a/b/launch-c.min.js',
      'https://cdn.amplitude.com/script/amp-key.js',
      'https://cdn.heapanalytics.com/js/heap-123.js',
      'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
      'https://cdn.logr-in.com/LogRocket.min.js',
      'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
      'https://cdn.segment.com/analytics.js/v1/seg-key/analytics.min.js',
      'https://cdn.usefathom.com/script.js',
      'https://chat-assets.frontapp.com/v1/chat.bundle.js',
      'https://plausible.io/js/script.js',
      'https://static.hotjar.com/c/hotjar-456.js?sv=6',
      'https://tag.clearbitscripts.com/v1/pk_clearbit/tags.js',
      'https://us-assets.i.posthog.com/static/array.js',
      'https://widget.intercom.io/widget/ic-app',
      'https://www.clarity.ms/tag/clarity-id',
      'https://www.googletagmanager.com/gtag/js?id=G-1',
    ]);
    expect(
      await page.evaluate(() => {
        const read = (name: string): unknown => Reflect.get(window, name);
        const field = (name: string, key: string): unknown => Reflect.get(Object(read(name)), key);
        return {
          heap: field('heap', 'appid'),
          hotjar: read('_hjSettings'),
          mixpanel: field('mixpanel', '_i'),
          intercom: read('intercomSettings'),
          segment: [field('analytics', '_writeKey'), field('analytics', '0')],
          hightouch: [field('htevents', '_loadOptions'), field('htevents', '0')],
          called: Array.isArray(read('asked')) ? read('asked') : [],
        };
      }),
    ).toEqual({
      heap: '123',
      hotjar: { hjid: 456, hjsv: 6 },
      mixpanel: [['mix-token', { track_pageview: true }, 'mixpanel']],
      intercom: { app_id: 'ic-app' },
      segment: ['seg-key', ['page']],
      hightouch: [{ apiHost: 'eu-west-1.hightouch-events.com' }, ['page']],
      called: ['amp-key', 'team/docs', 'initfront-id'],
    });
  });
});

test('no service is loaded before a reader has agreed, and each is afterwards, under the same policy', async ({
  page,
}) => {
  const cookies = { key: 'consent', value: 'all "cookies"' };
  await withServices(
    page,
    {
      analytics: { ga4: { measurementId: 'G-1' }, logrocket: { appId: 'team/docs' } },
      integrations: { cookies, frontchat: 'front-id' },
    },
    async ({ url, asked, said }) => {
      const open = async (value: string) => {
        await page.evaluate(([key = '', own = '']) => localStorage.setItem(key, own), [cookies.key, value]);
        await page.goto(url, { waitUntil: 'load' });
      };
      await page.goto(url, { waitUntil: 'load' });
      await open('none');
      expect(asked).toEqual([]);
      await open(cookies.value);
      expect(asked.sort()).toEqual([
        'https://cdn.logr-in.com/LogRocket.min.js',
        'https://chat-assets.frontapp.com/v1/chat.bundle.js',
        'https://www.googletagmanager.com/gtag/js?id=G-1',
      ]);
      await expect
        .poll(() =>
          page.evaluate(() => [
            Reflect.get(window, 'asked'),
            Array.isArray(Reflect.get(window, 'dataLayer')),
          ]),
        )
        .toEqual([['team/docs', 'initfront-id'], true]);
      expect(said).toEqual([]);
    },
  );
});
