import type { Page } from '@playwright/test';
import { DocPage } from './doc-page.ts';
import { expect, test } from './long-site.ts';
import { runOctavo } from './octavo-command.ts';
import { startPlainServer } from './plain-server.ts';
import { readTexts } from './reading.ts';
import { readingPlaces } from './reading-place.ts';

for (const place of readingPlaces)
  test.describe(`from a ${place}`, () => {
    test.describe('a long sidebar', () => {
      test('holds the open path; a closed group opens in its place, from one file that is asked for once', async ({
        page,
        openLong,
      }) => {
        const doc = new DocPage(page, await openLong(place));
        const asked: string[] = [];
        page.on('request', (request) => {
          // On a disk it is a script that has it.
          if (/\.txt(?:\.js)?$/.test(request.url())) asked.push(request.url());
        });
        await doc.open('part-2/page-3/');
        expect((await readTexts(page, '.sidebar li > a')).filter((text) => text !== 'Inner')).toHaveLength(7);
        const closed = doc.sidebar.getByRole('button', { name: 'Part 4', exact: true });
        await expect(closed).toHaveAttribute('aria-expanded', 'false');
        await closed.press('Space');
        await expect(doc.sidebar.getByRole('link', { name: 'part-4 page-1' })).toBeVisible();
        await expect(doc.sidebar.locator('summary', { hasText: 'Part 4' })).toBeFocused();
        await doc.sidebar.getByRole('button', { name: 'Inner' }).click();
        await doc.sidebar.getByRole('link', { name: 'inner page-7' }).click();
        await expect(doc.heading).toHaveText('inner page-7');
        expect(asked).toHaveLength(1);
        await doc.arriveAt('inner/page-7/');
      });

      test('keeps its scroll place and its open groups from page to page, from before the first paint', async ({
        page,
        openLong,
      }) => {
        const doc = new DocPage(page, await openLong(place));
        await watchSidebar(page);
        await doc.open('part-1/page-1/');
        await doc.sidebar.getByRole('button', { name: 'Part 8', exact: true }).click();
        await doc.sidebar.getByRole('button', { name: 'Part 20', exact: true }).click();
        for (const name of ['part-8 page-2', 'part-20 page-2'])
          await expect(doc.sidebar.getByRole('link', { name })).toBeVisible();
        await doc.sidebar.evaluate((sidebar) => sidebar.scrollTo(0, 300));
        await doc.sidebar.getByRole('link', { name: 'part-8 page-2' }).click();
        await doc.arriveAt('part-8/page-2/');
        const open = ['Part 1', 'Part 8', 'Part 20'];
        const isThere = { top: 300, open, isSeen: true };
        await expect.poll(() => readPaints(page)).not.toHaveLength(0);
        expect(await readPaints(page)).toEqual([isThere]);
        await doc.next.click();
        await doc.arriveAt('part-8/page-3/');
        await expect.poll(() => readPaints(page)).toEqual([isThere]);
      });

      test('has one link for the groups far from the page, which gives way to them and stays open', async ({
        page,
        openLong,
      }) => {
        const doc = new DocPage(page, await openLong(place));
        await doc.open('part-41/page-1/');
        const far = doc.sidebar.getByRole('button', { name: 'Part 1 – Part 16' });
        await expect(far).toHaveAttribute('aria-expanded', 'false');
        await far.press('Enter');
        await expect(doc.sidebar.getByRole('button', { name: 'Part 1', exact: true })).toBeFocused();
        await doc.sidebar.getByRole('button', { name: 'Part 3', exact: true }).press('Enter');
        await doc.sidebar.getByRole('link', { name: 'part-3 page-2' }).click();
        await doc.arriveAt('part-3/page-2/');
        const rows = await readTexts(page, '.sidebar :is(.fold > a, .fold > details > summary)');
        expect(rows).toEqual(Array.from({ length: 60 }, (_, index) => `Part ${index + 1}`));
      });

      test('keeps its rows where a reader goes on further than they reach', async ({ page, openLong }) => {
        const doc = new DocPage(page, await openLong(place));
        await doc.open('part-10/page-1/');
        await doc.sidebar.getByRole('button', { name: 'Part 30', exact: true }).press('Enter');
        await doc.sidebar.getByRole('link', { name: 'part-30 page-1' }).click();
        await doc.arriveAt('part-30/page-1/');
        await expect(doc.sidebar.getByRole('button', { name: 'Part 1', exact: true })).toBeVisible();
        await doc.sidebar.getByRole('button', { name: 'Part 54', exact: true }).press('Enter');
        await doc.sidebar.getByRole('link', { name: 'part-54 page-1' }).click();
        await doc.arriveAt('part-54/page-1/');
        await expect(doc.sidebar.getByRole('button', { name: 'Part 1', exact: true })).toBeVisible();
      });

      test('brings the current page into sight', async ({ page, openLong }) => {
        const doc = new DocPage(page, await openLong(place));
        await doc.open('part-29/page-7/');
        await expect(doc.sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    });

    test('a group that a reader opened in a short sidebar stays open', async ({ page, sites }) => {
      const doc = new DocPage(page, await sites.opened(place, 'fields-two'));
      await doc.open('start/welcome/');
      await doc.sidebar.getByText('Deeper', { exact: true }).click();
      const inner = doc.sidebar.getByText('Tour');
      await expect(inner).toBeVisible();
      await doc.next.click();
      await expect(inner).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 600 } });

      test('the bar names the section, and the page when its heading has left the screen', async ({
        page,
        sites,
      }) => {
        const doc = new DocPage(page, await sites.opened(place, 'fields-one'));
        await doc.open('kinds/long/');
        const bar = page.locator('.place');
        await expect(bar.getByRole('navigation')).toBeInViewport();
        await page.evaluate(() => scrollTo(0, 600));
        await expect(bar.getByRole('navigation')).not.toBeInViewport();
        const title = await doc.heading.textContent();
        expect(await bar.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
          title,
        );
      });
    });

    test.describe('the table of contents', () => {
      for (const isKnown of [true, false])
        test(`marks the section that is read${isKnown ? '' : ' where the browser does not'}`, async ({
          page,
          sites,
        }) => {
          if (!isKnown) await page.addInitScript(() => (CSS.supports = () => false));
          const doc = new DocPage(page, await sites.opened(place, 'fields-one'));
          await doc.open('kinds/long/');
          const current = page.locator('.toc [aria-current]');
          const links = page.locator('.toc a');
          await page.mouse.wheel(0, 10);
          await expect(current).toHaveText((await links.first().textContent()) ?? '');
          await links.filter({ hasText: 'Part 12' }).click();
          await expect(current).toHaveText('Part 12');
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await expect(current).toHaveText((await links.last().textContent()) ?? '');
          await expect(current).toBeInViewport({ ratio: 1 });
        });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a closed group of a long sidebar leads to its first page', async ({ page, openLong }) => {
        const doc = new DocPage(page, await openLong(place));
        await doc.open('part-2/page-3/');
        await doc.sidebar.getByRole('link', { name: 'Part 4', exact: true }).click();
        await expect(doc.heading).toHaveText('part-4 page-1');
        await doc.sidebar.getByRole('link', { name: 'Part 29 – Part 60' }).click();
        await expect(doc.heading).toHaveText('part-29 page-1');
        await expect(doc.sidebar.getByRole('link', { name: 'Part 53', exact: true })).toBeVisible();
      });
    });
  });

// A server alone answers an address without a page, and what is fetched ahead of a click is fetched from afar.
test.describe('an address without a page', () => {
  test('leads to the pages with a similar one', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    expect(await doc.open('handbook/instal')).toBe(404);
    await expect(page.locator('.missing .address')).toHaveText('/handbook/instal');
    await expect(page.getByRole('heading', { name: 'Pages with a similar address' })).toBeVisible();
    await page.locator('octavo-near-pages').getByRole('link').first().click();
    await expect(doc.heading).toHaveText('Install');
  });

  test('does so in dev', async ({ page, sites }) => {
    const { url } = await sites.live('fields-two');
    await new DocPage(page, url).open('guides/towr/');
    await expect(page.locator('octavo-near-pages').getByRole('link').first()).toHaveAttribute(
      'href',
      '/guides/tour/',
    );
  });

  test('leads to the first page at once where site.json wants that', async ({ page, sites }) => {
    const files = await sites.copy('fields-three');
    const config = JSON.parse(await files.read('site.json'));
    await files.write('site.json', JSON.stringify({ ...config, errors: { 404: { redirect: true } } }));
    const { code } = await runOctavo(['build', files.folder], { env: sites.env });
    expect(code).toBe(0);
    const server = await startPlainServer(`${files.folder}/dist`);
    await page.goto(`${server.url}404.html`);
    await page.waitForURL('**/docs/first/');
    await server.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the sections of the site', async ({ page, sites }) => {
      await new DocPage(page, (await sites.built('fields-one')).url).open('no/such/');
      expect(await readTexts(page, 'octavo-near-pages a > span')).toEqual([
        'Documentation',
        'API',
        'Cookbook',
        'Advanced',
      ]);
    });
  });
});

test('a page is asked for when the pointer rests on a link to it, and only then', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('fields-one')).url);
  await doc.open('guides/install/');
  const asked = page.locator('link[rel=prefetch]');
  await expect(asked).toHaveCount(0);
  await doc.sidebar.getByRole('link', { name: 'Overview' }).hover();
  await expect(asked).toHaveAttribute('href', /\/guides\/overview\/$/);
});

test('nothing is asked for ahead for a reader who saves data', async ({ page, sites }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const doc = new DocPage(page, (await sites.built('fields-one')).url);
  await doc.open('guides/install/');
  await doc.sidebar.getByRole('link', { name: 'Overview' }).hover();
  await doc.sidebar.getByRole('link', { name: 'Overview' }).click();
  await expect(doc.heading).toHaveText('Overview');
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

interface Paint {
  readonly top: number;
  readonly open: readonly string[];
  readonly isSeen: boolean;
}

/** Notes how each page's sidebar stands whenever it is about to be painted. */
async function watchSidebar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints = new Set<string>();
    Object.assign(window, { paints });
    const note = () => {
      const sidebar = document.querySelector<HTMLElement>('.sidebar');
      const current = sidebar?.querySelector('[aria-current="page"]');
      if (sidebar && current) {
        const { top, bottom } = current.getBoundingClientRect();
        const open = [...sidebar.querySelectorAll('details[open] > summary')].map(({ textContent }) =>
          textContent.trim(),
        );
        const isSeen = top >= sidebar.getBoundingClientRect().top && bottom <= innerHeight;
        paints.add(JSON.stringify({ top: sidebar.scrollTop, open, isSeen }));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function readPaints(page: Page): Promise<readonly Paint[]> {
  const texts = await page.evaluate(() => [...(window as unknown as { paints: Set<string> }).paints]);
  return texts.map((text) => JSON.parse(text));
}

for (const width of [390, 1280])
  test(`a group of more than 20 entries is filtered by what is typed, at ${width} px`, async ({
    page,
    example,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const doc = new DocPage(page, example);
    await doc.open('components/steps/');
    if (width < 900) await doc.menuOpener.click();
    else await doc.heading.hover();
    const nav = width < 900 ? doc.menu : doc.sidebar;
    const entries = nav.locator('details', { hasText: 'Accordions' }).last().locator('li:visible');
    const opener = nav.getByRole('button', { name: 'Filter: Components' });
    await expect(opener).toBeVisible();
    const all = await entries.count();
    expect(all).toBeGreaterThan(20);
    await opener.click();
    await page.keyboard.type('TA');
    await expect(entries).toHaveText(['Tabs']);
    await page.keyboard.type('zz');
    await expect(nav.getByRole('status')).toHaveText('No pages found');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(entries).toHaveCount(all);
    await expect(nav.getByRole('button', { name: /^Filter/ })).toHaveCount(1);
  });
