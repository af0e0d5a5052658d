import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { expect, people, test } from './oauth-site.ts';
import { signIn, TokenPage } from './token-page.ts';

// The authorization server's own pages want a font.
test.use({ asks: ['https://fonts.googleapis.com'] });

test('a reader signs in in a window, and requests are sent with a token that is renewed before it ends', async ({
  page,
  oauth,
}) => {
  const reader = new TokenPage(page, oauth.url);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await reader.open('all');
  await expect(reader.panel.getByLabel('Client ID')).toHaveValue('docs');
  await expect(reader.panel.locator('.callback code')).toHaveText(`${oauth.url}_octavo/oauth.html`);
  await expect(reader.panel.getByRole('checkbox', { checked: true })).toHaveCount(2);
  const window = await reader.openWindow();
  await signIn(window);
  await expect(reader.status).toContainText('The token is valid until');
  await expect.poll(() => window.isClosed()).toBe(true);
  const first = await reader.token.inputValue();
  expect(first.length).toBeGreaterThan(20);
  await reader.send();
  const second = await reader.token.inputValue();
  expect(second).not.toBe(first);
  expect(oauth.authorizations.at(-1)).toBe(`Bearer ${second}`);
  // Nothing of it stays where it could be found.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const text of [...urls, ...oauth.asked, page.url(), stored])
    for (const token of [first, second]) expect(text).not.toContain(token);
});

test('a token is kept for the tab with what renews it, until it is forgotten', async ({ page, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  await signIn(await reader.openWindow());
  await expect(reader.status).toContainText('valid until');
  const first = await reader.token.inputValue();
  await page.reload();
  await expect(reader.token).toHaveValue(first);
  await reader.send();
  expect(oauth.authorizations.at(-1)).not.toBe(`Bearer ${first}`);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first);
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(reader.token).toHaveValue('');
  await page.reload();
  await expect(page.locator('.way')).toContainText('This request goes directly');
  await expect(reader.token).toHaveValue('');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /oauth|value:/.test(key))),
  ).toEqual([]);
});

test('where no window may open, the page itself goes to sign in and comes back', async ({ page, oauth }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  await reader.get.click();
  await signIn(page);
  await page.waitForURL(`${oauth.url}api-reference/all/#try`);
  await expect(reader.status).toContainText('The token is valid until');
  await reader.send();
  expect(oauth.authorizations.at(-1)).toMatch(/^Bearer .{20}/);
});

test('what another site leads back with is not used', async ({ page, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  const window = await reader.openWindow();
  await window.waitForURL(/interaction/);
  await window.evaluate(
    (url) => location.assign(url),
    `${oauth.url}_octavo/oauth.html?code=stolen&state=other`,
  );
  await expect(reader.status).toHaveText(
    'The response belongs to a different sign-in and was ignored. Try again.',
  );
  expect(await reader.token.inputValue()).toBe('');
});

test('a window that is closed too early is told of, and so is what the server says', async ({
  page,
  oauth,
}) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  const window = await reader.openWindow();
  await window.waitForURL(/interaction/);
  await window.close();
  await expect(reader.status).toHaveText('The window was closed before you signed in.');
  const again = await reader.openWindow();
  await again.getByRole('link', { name: 'Cancel' }).click();
  await expect(reader.status).toContainText(`${new URL(oauth.api).host} says: `);
});

test('a client gets a token with its secret, and is told when that has ended', async ({ page, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  await reader.panel.getByLabel('OAuth flow').selectOption('Client credentials');
  await expect(reader.panel.locator('.callback')).toBeHidden();
  await reader.panel.getByLabel('Client ID').fill('machine');
  await reader.panel.getByLabel('Client secret').fill('wrong');
  for (const scope of await reader.panel.getByRole('checkbox').all()) await scope.uncheck();
  await reader.get.click();
  await expect(reader.status).toContainText('says: client authentication failed');
  await reader.panel.getByLabel('Client secret').fill('a secret of 32 characters, at least');
  await reader.get.click();
  await expect(reader.status).toContainText('The token is valid until');
  const token = await reader.token.inputValue();
  await page.waitForTimeout(1100);
  await reader.send();
  await expect(reader.status).toHaveText('The token has expired. Get a new one.');
  expect(oauth.authorizations.at(-1)).toBe(`Bearer ${token}`);
});

test('a token is got by user name and password, of which nothing is kept', async ({ page, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  const { panel } = reader;
  await panel.getByLabel('OAuth flow').selectOption('Username and password');
  await panel.getByLabel('Client ID').fill('people');
  await panel.getByLabel('Username').fill(people.name);
  await panel.getByLabel('Password').fill('wrong');
  await reader.get.click();
  await expect(reader.status).toContainText('says: ');
  await panel.getByLabel('Password').fill(people.password);
  await reader.get.click();
  await expect(reader.status).toContainText('The token is valid until');
  const token = await reader.token.inputValue();
  await reader.send();
  expect(oauth.authorizations.at(-1)).toBe(`Bearer ${token}`);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain(token);
  expect(kept).not.toContain(JSON.stringify(people.password).slice(1, -1));
});

test('a token that a reader typed over is not replaced, nor sent to another API of the site', async ({
  page,
  oauth,
}) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  await signIn(await reader.openWindow());
  await expect(reader.status).toContainText('The token is valid until');
  await reader.token.fill('typed');
  await reader.send();
  expect(oauth.authorizations.at(-1)).toBe('Bearer typed');
  await reader.open('others');
  await expect(page.locator('.way')).toContainText('This request goes directly');
  await expect(reader.token).toHaveValue('');
  await reader.open('all');
  await expect(reader.token).toHaveValue('typed');
});

test('a token server that browsers of other sites may not read is asked through the relay', async ({
  page,
  oauth,
}) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('closed');
  await signIn(await reader.openWindow());
  await expect(reader.status).toContainText('The token is valid until');
  await reader.send();
  expect(oauth.authorizations.at(-1)).toMatch(/^Bearer .{20}/);
});

test('a token server that does not answer is told of', async ({ page, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('down');
  await reader.get.click();
  await expect(reader.panel.getByLabel('Client ID')).toBeFocused();
  await reader.panel.getByLabel('Client ID').fill('machine');
  await reader.get.click();
  await expect(reader.status).toContainText('127.0.0.1:9 ');
});

test('a reader signs in on another device', async ({ page, context, oauth }) => {
  const reader = new TokenPage(page, oauth.url);
  await reader.open('all');
  await reader.panel.getByLabel('OAuth flow').selectOption('Sign in on another device');
  await reader.get.click();
  const link = reader.status.getByRole('link');
  await expect(link).toBeVisible();
  const device = await context.newPage();
  await device.goto((await link.getAttribute('href')) ?? '');
  await device.getByRole('button', { name: 'Continue' }).click();
  await signIn(device);
  await expect(reader.status).toContainText('The token is valid until', { timeout: 30_000 });
});

test('OpenID Connect describes its own ways, and they are gone by the keyboard alone', async ({
  page,
  oauth,
}) => {
  const reader = new TokenPage(page, oauth.url);
  await page.goto(`${oauth.url}api-reference/discovered/#try`);
  await expect(page.locator('.way')).toContainText('This request goes directly');
  expect(oauth.asked.join(), 'nobody is asked before a reader wants a token').not.toContain(
    'openid-configuration',
  );
  await reader.panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(reader.panel.getByLabel('Client ID')).toBeVisible();
  await reader.panel.getByLabel('Client ID').fill('docs');
  await reader.get.focus();
  const [window] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await signIn(window);
  await expect(reader.status).toContainText('The token is valid until');
});

for (const width of [1440, 390])
  test(`axe finds nothing in what gets a token, which fits ${width} pixels`, async ({ page, oauth }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const reader = new TokenPage(page, oauth.url);
    await reader.open('all');
    for (const way of ['Sign in', 'Client credentials', 'Sign in on another device']) {
      await reader.panel.getByLabel('OAuth flow').selectOption(way);
      expect(await runAxeInBothModes(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
