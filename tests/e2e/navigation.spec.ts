import { DocPage } from './doc-page.ts';
import { all, put, remove } from './json-change.ts';
import { keepFromReload } from './live-site.ts';
import { runOctavo } from './octavo-command.ts';
import { readAnchors, readGroups, readLinks, readTabs } from './reading.ts';
import { expect, test } from './site-fixture.ts';

/** Has no group of the second site name an anchor. */
const ofNoAnchor = remove('navigation.5.anchor');

test.describe('which groups a page shows', () => {
  test('1: a tab or an anchor with an absolute URL is a link and owns no pages', async ({ page, sites }) => {
    const { url } = await sites.built('fields-one');
    await new DocPage(page, url).open('guides/install/');
    const outside = page
      .locator('.topbar .tabs a, .sidebar .anchor')
      .filter({ hasText: /Community|Blog|Mail/ });
    expect(await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      'https://community.one.example.com',
      'https://blog.one.example.com',
      'mailto:hello@one.example.com',
    ]);
    await expect(outside.and(page.locator('[aria-current]'))).toHaveCount(0);
  });

  test('2: an owner ends at a segment, and the longest match wins', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('api-reference/notes/');
    expect(await readTabs(page)).toEqual(['Documentation*', 'API', 'Community']);
    await doc.open('cookbook/advanced/third/');
    expect((await readAnchors(page)).filter((name) => name.endsWith('*'))).toEqual(['Advanced*']);
    expect(await doc.readSidebar()).toEqual({ groups: ['Recipes'], pages: ['Third recipe'] });
    await doc.open('cookbook/second/');
    expect(await doc.readSidebar()).toEqual({
      groups: ['Mixed', 'Recipes'],
      pages: ['First recipe', 'Second recipe'],
    });
  });

  test('3: what no tab owns is of the primary tab, which goes when it owns nothing', async ({
    page,
    sites,
  }) => {
    const { url, config, show } = await sites.live('fields-two');
    await keepFromReload(page);
    const doc = new DocPage(page, url);
    await show(config, 'start/welcome/');
    await doc.open('start/welcome/');
    expect((await readTabs(page))[0]).toBe('Handbook*');
    expect((await readAnchors(page))[0]).toBe('Documentation*');
    const versioned = (config['navigation'] as readonly unknown[]).slice(3);
    await show(put('navigation', versioned)(config), 'v2/setup/');
    await doc.open('v2/setup/');
    expect(await readTabs(page)).toEqual(['Book two*', 'Reference']);
  });

  test('3: the top anchor is there when it is set or another anchor is', async ({ page, sites }) => {
    const { url, config, show } = await sites.live('fields-two');
    await keepFromReload(page);
    await show(all(ofNoAnchor, remove('anchors'))(config), 'guides/tour/');
    await new DocPage(page, url).open('guides/tour/');
    expect(await readAnchors(page)).toEqual([]);
  });

  test('4: a group whose pages fall under two owners appears in both, with its own pages', async ({
    page,
    sites,
  }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    const readMixed = async (path: string) => {
      await doc.open(path);
      return (await readGroups(page)).find(({ name }) => name === 'Mixed')?.pages;
    };
    expect(await readMixed('guides/overview/')).toEqual(['Overview']);
    expect(await readMixed('api/overview/')).toEqual(['API overview']);
    expect(await readMixed('cookbook/first/')).toEqual(['First recipe']);
  });

  test('5: the sidebar shows the active tab and anchor only; their links lead to their first pages', async ({
    page,
    sites,
  }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await page.locator('.topbar .tabs a', { hasText: 'API' }).click();
    await doc.arriveAt('api/overview/');
    expect(await doc.readSidebar()).toEqual({
      groups: ['Mixed', 'Endpoints'],
      pages: ['API overview', 'List users', 'Create a user', 'Delete a user'],
    });
    await page.locator('.sidebar .anchor', { hasText: 'Cookbook' }).click();
    await doc.arriveAt('cookbook/first/');
    await page.locator('.sidebar .anchor', { hasText: 'Guides' }).click();
    await doc.arriveAt('');
  });

  test('6: an owner without pages is hidden, with a warning that names it', async ({ page, sites }) => {
    const { files, url, config, show } = await sites.live('fields-two');
    await keepFromReload(page);
    const anchors = [{ name: 'Nowhere', url: 'no-such-folder' }];
    const empty = put('tabs.3', { name: 'Empty', url: 'nothing-here' });
    await show(all(ofNoAnchor, put('anchors', anchors), empty)(config), 'guides/tour/');
    await new DocPage(page, url).open('guides/tour/');
    expect(await readTabs(page)).not.toContain('Empty');
    expect(await readAnchors(page)).toEqual([]);
    const { code, stdout } = await runOctavo(['check', files.folder], { env: sites.env });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^warning site\.json:\d+:\d+ .*"Empty"/m);
    expect(stdout).toMatch(/^warning site\.json:\d+:\d+ .*"Nowhere"/m);
  });

  test('7: a hidden anchor is there only while the reader is inside it', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('internals/secrets/');
    expect(await readAnchors(page)).toContain('Internals*');
    await page.locator('.sidebar .anchor', { hasText: 'Guides' }).click();
    await doc.arriveAt('');
    expect(await readAnchors(page)).not.toContain('Internals');
  });

  test('8: on every page exactly one tab and one anchor are active', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('kinds/long/');
    const urls = new Set((await readLinks(page, '.sidebar .group a')).map(({ href }) => href));
    for (const path of ['api/overview/', 'cookbook/first/', 'cookbook/advanced/third/', 'internals/plans/']) {
      await doc.open(path);
      for (const { href } of await readLinks(page, '.sidebar .group a')) urls.add(href);
    }
    expect(urls.size).toBeGreaterThan(15);
    const pages = await Promise.all(
      [...urls].map(async (url) => {
        const response = await page.request.get(new URL(url, page.url()).href);
        return { url, html: await response.text() };
      }),
    );
    // A document that is parsed on a page has that page's policy.
    await page.goto('about:blank');
    const active = await page.evaluate(
      (list) =>
        list.map(({ url, html }) => {
          const shown = new DOMParser().parseFromString(html, 'text/html');
          const hasSidebar = shown.querySelector('.sidebar') !== null;
          return {
            url,
            tabs: shown.querySelectorAll('.tabs [aria-current]').length,
            anchors: hasSidebar ? shown.querySelectorAll('.anchors [aria-current]').length : 1,
            pages: hasSidebar ? shown.querySelectorAll('.sidebar [aria-current="page"]').length : 1,
          };
        }),
      pages,
    );
    expect(active.filter(({ tabs, anchors, pages }) => tabs !== 1 || anchors !== 1 || pages !== 1)).toEqual(
      [],
    );
  });

  test('9: previous and next stay inside tab, anchor and version', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('');
    expect(await doc.followNext()).toEqual([
      ...['Home', 'Install', 'Upgrade', 'Overview', 'Notes'],
      ...['Components', 'Wide', 'Center', 'Long', 'A page of its own'],
    ]);
    await doc.open('api/overview/');
    await expect(doc.previous).toHaveCount(0);
    expect(await doc.followNext()).toEqual(['API overview', 'List users', 'Create a user', 'Delete a user']);
    await doc.open('cookbook/second/');
    await expect(doc.next).toHaveCount(0);
    await doc.previous.click();
    await expect(doc.heading).toHaveText('First recipe');
  });
});

test.describe('a page stands in its place', () => {
  test('with the path to it above the title, or its group', async ({ page, sites }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await new DocPage(page, (await sites.built('fields-two')).url).open('guides/bottom/');
    await expect(crumbs).toHaveText(['Deepest']);
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('kinds/long/');
    await expect(crumbs).toHaveText(['Documentation', 'Kinds of pages']);
    await crumbs.first().getByRole('link').click();
    await doc.arriveAt('');
    await expect(crumbs.last().getByRole('link')).toHaveCount(0);
  });

  test('with the groups open that lead to it, and its own entry marked', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-two')).url);
    await doc.open('start/welcome/');
    await expect(doc.sidebar.getByText('Tour')).toBeHidden();
    await doc.sidebar.getByText('Deeper').click();
    await doc.sidebar.getByText('Tour').click();
    await expect(doc.heading).toHaveText('Tour');
    await doc.open('guides/bottom/');
    await expect(doc.sidebar.locator('[aria-current="page"]')).toHaveText('Bottom');
    await expect(doc.sidebar.locator('[aria-current="page"]')).toBeVisible();
  });

  test('with a table of contents that leads to its sections', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('kinds/long/');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Part 30' })
      .click();
    expect(new URL(page.url()).hash).toBe('#part-30');
    await expect(page.getByRole('heading', { name: 'Part 30' })).toBeInViewport();
  });

  test('outside the navigation: it can be read, but nothing lists it', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    expect(await doc.open('guides/outside/')).toBe(200);
    await expect(doc.heading).toHaveText('Outside');
    expect((await doc.readSidebar()).pages).not.toContain('Outside');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(doc.next).toHaveCount(0);
  });
});

test('a page with the mode "frame" is the writer’s own between topbar and sidebar', async ({
  page,
  sites,
}) => {
  const files = await sites.copy('fields-three');
  await files.write('docs/framed.mdx', '---\ntitle: Framed\nmode: frame\n---\n\n# My heading\n');
  const { url } = await sites.start(files);
  await page.goto(`${url}docs/framed/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My heading');
  await expect(page.locator('.sidebar')).toBeVisible();
  await expect(page.locator('.topbar')).toBeVisible();
  for (const part of ['.page-head', '.aside', '.pagination', '.page-end'])
    await expect(page.locator(part)).toHaveCount(0);
});
