import { DocPage } from './doc-page.ts';
import { readTabs } from './reading.ts';
import { bases, expect, test } from './site-fixture.ts';

for (const base of bases)
  test.describe(`below ${base}`, () => {
    test('the choice of a version is remembered on shared pages, also after a reload', async ({
      page,
      sites,
    }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      await doc.open('guides/install/');
      await doc.chooseVersion('1.0');
      await doc.arriveAt('guides/install/');
      await doc.open('api-reference/notes/');
      await expect(doc.versionButton).toHaveText(/1\.0/);
      expect((await doc.readSidebar()).groups).toContain('Old ways');
      await expect(doc.next).toContainText('Old install');
      await page.reload();
      await expect(doc.versionButton).toHaveText(/1\.0/);
      await doc.chooseVersion('2.0');
      expect((await doc.readSidebar()).groups).not.toContain('Old ways');
      await expect(doc.next).toContainText('Components');
    });

    test('the remembered version is there before anything is painted', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      await page.addInitScript(() => {
        localStorage.setItem('octavo-version', '1.0');
        new MutationObserver((_changes, observer) => {
          if (!document.body) return;
          sessionStorage.setItem('at-body', document.documentElement.dataset['version'] ?? '');
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await doc.open('guides/install/');
      expect(await page.evaluate(() => sessionStorage.getItem('at-body'))).toBe('1.0');
    });

    test('a page of one version shows that version, whatever was chosen', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      await doc.open('guides/old-install/');
      await expect(doc.versionButton).toHaveText(/1\.0/);
      expect((await doc.readSidebar()).groups).toContain('Old ways');
    });

    test('a reader who comes to a page of one version by a link stays in it', async ({ page, sites }) => {
      const { url } = await sites.built('fields-one', base);
      const doc = new DocPage(page, url);
      await doc.open('guides/old-install/');
      await doc.sidebar.getByRole('link', { name: 'Install', exact: true }).click();
      await doc.arriveAt('guides/install/');
      await expect(doc.versionButton).toHaveText(/1\.0/);
      await doc.open('api-reference/notes/');
      expect((await doc.readSidebar()).groups).toContain('Old ways');
      await expect(doc.next).toContainText('Old install');
      await doc.chooseVersion('2.0');
      await page.reload();
      await expect(doc.versionButton).toHaveText(/2\.0/);
      const other = new DocPage(await page.context().newPage(), url);
      await other.open('guides/install/');
      await expect(other.versionButton).toHaveText(/2\.0/);
    });

    test('choosing a version that lacks the page leads to its first page', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      await doc.open('guides/old-install/');
      await doc.chooseVersion('2.0');
      await expect(doc.heading).toHaveText('Home');
      await expect(doc.versionButton).toHaveText(/2\.0/);
    });

    test('choosing a version leads to the same page in it, and back', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-two', base)).url);
      await doc.open('v2/usage/');
      expect(await readTabs(page)).toEqual(['Handbook', 'Book two*', 'Reference']);
      await doc.chooseVersion('v1');
      await page.waitForURL('**/v1/usage/');
      expect(await readTabs(page)).toEqual(['Handbook', 'Book one*', 'Reference']);
      await expect(doc.previous).toContainText('Setup');
      await doc.chooseVersion('v2');
      await page.waitForURL('**/v2/usage/');
    });

    test('a version of another site is a link to it', async ({ page, sites }) => {
      const doc = new DocPage(page, (await sites.built('fields-two', base)).url);
      await doc.open('guides/tour/');
      await doc.versionButton.click();
      await expect(doc.versionList.getByRole('link', { name: 'v0' })).toHaveAttribute(
        'href',
        'https://v0.two.example.com',
      );
    });

    test('the menu of versions opens and closes by keyboard and by a click elsewhere', async ({
      page,
      sites,
    }) => {
      const doc = new DocPage(page, (await sites.built('fields-one', base)).url);
      await doc.open('guides/install/');
      await doc.versionButton.focus();
      await page.keyboard.press('Enter');
      await expect(doc.versionList).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(doc.versionList.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(doc.versionList).toBeHidden();
      await expect(doc.versionButton).toBeFocused();
      await page.waitForLoadState('networkidle');
      const links = doc.versionList.getByRole('link');
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowDown', 1],
        ['ArrowUp', 0],
        ['ArrowUp', -1],
        ['ArrowDown', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(links.nth(index)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await doc.versionButton.click();
      await expect(doc.versionList).toBeVisible();
      await doc.heading.click();
      await expect(doc.versionList).toBeHidden();
    });
  });
