import { ContextualPage } from './contextual-page.ts';
import { expect, test } from './site-fixture.ts';

const share = 'https://share.example.com';
const narrow = { width: 390, height: 844 };

test.use({ asks: [share] });

test.describe('the menu of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens at the first press, and copies', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    await page.setViewportSize(narrow);
    const doc = new ContextualPage(page, url);
    await doc.open('quickstart/');
    await doc.more.click();
    await expect(doc.openMenu).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(doc.openMenu).toBeVisible();
    await doc.openMenu.getByRole('button', { name: 'Copy MCP server URL' }).click();
    await expect(doc.status).toHaveText('Copied');
    expect(await doc.readClipboard()).toBe('https://docs.lantern.example.com/mcp');
    await page.keyboard.press('Escape');
    await expect(doc.openMenu).toHaveCount(0);
    await expect(doc.more).toBeFocused();
    await doc.copyPage.click();
    await expect.poll(() => doc.readClipboard()).toContain('Press the switch again.');
  });

  test('puts the page’s Markdown into an address when it is pressed, in a tab that does not know it', async ({
    page,
    context,
    sites,
  }) => {
    const { url } = await sites.built('languages');
    await page.setViewportSize(narrow);
    await context.route(`${share}/**`, (route) => route.fulfill({ body: 'Shared.' }));
    const doc = new ContextualPage(page, url);
    await doc.open('quickstart/');
    await doc.more.click();
    const opened = page.waitForEvent('popup');
    await doc.entry('Share').click();
    const tab = await opened;
    await tab.waitForURL(`${share}/**`);
    const markdown = await (await page.request.get(new URL('quickstart.md', url).href)).text();
    const asked = new URL(tab.url());
    expect(asked.searchParams.get('from')).toBe('docs');
    expect(asked.searchParams.get('text')).toBe(`/quickstart/: ${markdown}`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(context.pages()).toHaveLength(2);
  });

  test('is under the table of contents where there is one beside the page', async ({ page, sites }) => {
    const doc = new ContextualPage(page, (await sites.built('languages')).url);
    await page.setViewportSize({ width: 1440, height: 900 });
    await doc.open('quickstart/');
    await expect(doc.list).toBeVisible();
    await expect(doc.more).toBeHidden();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveCount(1);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(doc.list).toBeHidden();
    await expect(doc.more).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its links lead on', async ({ page, sites }) => {
    await page.setViewportSize(narrow);
    const doc = new ContextualPage(page, (await sites.built('languages')).url);
    await doc.open('de/quickstart/');
    await page.getByRole('button', { name: 'Weitere Seitenaktionen' }).click();
    const ask = doc.entry('In ChatGPT öffnen');
    await expect(ask).toHaveAttribute('target', '_blank');
    await expect(ask).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL((await ask.getAttribute('href')) ?? '');
    expect(address.searchParams.get('q')).toBe(
      'Lies https://docs.lantern.example.com/de/quickstart.md, damit ich Fragen dazu stellen kann.',
    );
    await doc.entry('Markdown').click();
    expect(page.url()).toMatch(/\/de\/quickstart\.md$/);
  });
});
