import type { Page } from '@playwright/test';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { expect, people, test } from '../e2e/oauth-site.ts';
import { signIn, TokenPage } from '../e2e/token-page.ts';
import { beginIn, compareLook } from './compare-look.ts';

test.describe.configure({ mode: 'parallel' });
// The authorization server's own pages want a font.
test.use({ asks: ['https://fonts.googleapis.com'] });

/** What a reader sees who gets a token, by how they come there. */
const states: Readonly<Record<string, (reader: TokenPage, page: Page) => Promise<unknown>>> = {
  'sign in': async () => undefined,
  'as the client': (reader) => reader.panel.getByLabel('OAuth flow').selectOption('Client credentials'),
  'by password': (reader) => reader.panel.getByLabel('OAuth flow').selectOption('Username and password'),
  waiting: async (reader) => {
    const window = await reader.openWindow();
    await window.waitForURL(/interaction/);
    await expect(reader.status).not.toBeEmpty();
  },
  'window closed': async (reader) => {
    const window = await reader.openWindow();
    await window.waitForURL(/interaction/);
    await window.close();
    await expect(reader.status).toContainText('closed');
  },
  'another sign-in': async (reader, page) => {
    const window = await reader.openWindow();
    await window.waitForURL(/interaction/);
    const back = new URL('/_octavo/oauth.html?code=stolen&state=other', page.url()).href;
    await window.evaluate((url) => location.assign(url), back);
    await expect(reader.status).toContainText('a different sign-in');
  },
  'token got': async (reader) => {
    await signIn(await reader.openWindow());
    await expect(reader.status).toContainText('valid until');
  },
  refused: async (reader) => {
    await reader.panel.getByLabel('OAuth flow').selectOption('Username and password');
    await reader.panel.getByLabel('Client ID').fill('people');
    await reader.panel.getByLabel('Username').fill(people.name);
    await reader.panel.getByLabel('Password').fill('wrong');
    await reader.get.click();
    await expect(reader.status).toContainText('says: ');
  },
  expired: async (reader, page) => {
    await reader.panel.getByLabel('OAuth flow').selectOption('Client credentials');
    await reader.panel.getByLabel('Client ID').fill('machine');
    await reader.panel.getByLabel('Client secret').fill('a secret of 32 characters, at least');
    for (const scope of await reader.panel.getByRole('checkbox').all()) await scope.uncheck();
    await reader.get.click();
    await expect(reader.status).toContainText('valid until');
    await page.waitForTimeout(1100);
    await reader.send();
    await expect(reader.status).toContainText('expired');
  },
  'other device': async (reader) => {
    await reader.panel.getByLabel('OAuth flow').selectOption('Sign in on another device');
    await reader.get.click();
    await expect(reader.status.getByRole('link')).toBeVisible();
  },
};

for (const [name, act] of Object.entries(states))
  test(`what gets a token, ${name}, looks as before at every width, and axe finds nothing`, async ({
    page,
    oauth,
  }, info) => {
    await beginIn(page, 'light');
    await page.setViewportSize({ width: 1440, height: 900 });
    const reader = new TokenPage(page, oauth.url);
    await reader.open('all');
    await act(reader, page);
    await hideChanging(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await compareLook(page, info, `oauth-${name.replaceAll(/\W+/g, '-')}-${width}`, {
        of: ['.credentials', '.credentials *'],
      });
      expect.soft(await runAxeInBothModes(page), `${width} px`).toEqual([]);
    }
  });

/** Ports, times and codes are others each time. */
async function hideChanging(page: Page): Promise<void> {
  await page.locator('.credentials').evaluate((section) => {
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = (text.nodeValue ?? '')
        .replace(/(127\.0\.0\.1|localhost):\d+/g, '$1:port')
        .replace(/\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?/g, '00:00')
        .replace(/[A-Z]{4}-[A-Z]{4}/g, 'AAAA-AAAA');
  });
}
