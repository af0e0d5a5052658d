import { expect, type Page, type Route } from '@playwright/test';
import type { SiteName } from './fixture-folder.ts';

/** A state that the playground of a page can be in. */
export interface PlaygroundState {
  readonly name: string;
  readonly site: 'example' | Extract<SiteName, 'forms' | 'playground'>;
  readonly path: string;
  /** Brings a page that tries requests, and is ready, into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What the servers outside answer. */
  readonly answer?: (route: Route) => Promise<void>;
}

/** The server that the example's documentation names. */
export const outside = 'https://api.example.com';

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const reply =
  (answer: { readonly body?: string | Buffer; readonly contentType?: string; readonly status?: number }) =>
  (route: Route) =>
    route.fulfill({
      ...answer,
      headers: { ...headers, 'Access-Control-Allow-Methods': '*', 'Content-Type': answer.contentType ?? '' },
    });

const group = JSON.stringify({
  success: 1,
  user_group: {
    team_id: 42,
    token: `ug_${'6f1c9a2e'.repeat(6)}`,
    name: 'Acme',
    provided_id: 'acme-1',
    properties: { plan: 'pro', seats: [5, 10, null], isTrial: false },
    api_environment_tag: 'Customer',
  },
});
const json = { body: group, contentType: 'application/json' };
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="teal"/></svg>';

const send = (page: Page) => page.locator('.send').locator('visible=true').click();
const sendAndSettle = async (page: Page, state = /^(?:done|failed)$/) => {
  await page.getByLabel('Authorization', { exact: true }).fill('7c1f0000-demo-3f1c');
  await send(page);
  await expect(page.locator('octavo-answer')).toHaveAttribute('data-state', state);
};
const fieldOf = (page: Page, name: string) => page.locator(`.form [data-name="${name}"] .control`);
const operations = 'user-group-api/';
const update = { site: 'example', path: `${operations}update/` } as const;

export const playgroundStates: readonly PlaygroundState[] = [
  { name: 'ready', site: 'example', path: `${operations}get-or-create/` },
  { name: 'ready to be sent directly', ...update },
  { name: 'cannot be undone', site: 'example', path: `${operations}rotate-token/` },
  { name: 'answered', ...update, answer: reply(json), act: (page) => sendAndSettle(page) },
  {
    name: 'answered and edited since',
    ...update,
    answer: reply(json),
    act: async (page) => {
      await sendAndSettle(page);
      await fieldOf(page, 'name').fill('Acme Ltd');
      await expect(page.locator('octavo-answer[data-edited]')).toBeVisible();
    },
  },
  {
    name: 'answered with an error',
    ...update,
    answer: reply({
      status: 404,
      body: JSON.stringify({ success: 0, error: { code: 'not_found', message: 'No such group.' } }),
      contentType: 'application/json',
    }),
    act: (page) => sendAndSettle(page),
  },
  {
    name: 'answered with nothing',
    ...update,
    answer: reply({ status: 204 }),
    act: (page) => sendAndSettle(page),
  },
  {
    name: 'answered with a picture',
    ...update,
    answer: reply({ body: star, contentType: 'image/svg+xml' }),
    act: (page) => sendAndSettle(page),
  },
  {
    name: 'answered with a stream',
    ...update,
    answer: reply({ body: 'data: {"at":1}\n\ndata: {"at":2}\n\n', contentType: 'text/event-stream' }),
    act: (page) => sendAndSettle(page),
  },
  {
    name: 'headers of an answer',
    ...update,
    answer: reply(json),
    act: async (page) => {
      await sendAndSettle(page);
      await page.getByRole('tab', { name: 'Headers' }).click();
    },
  },
  {
    name: 'history',
    ...update,
    answer: reply(json),
    act: async (page) => {
      await sendAndSettle(page);
      await page.getByRole('tab', { name: 'History' }).click();
    },
  },
  {
    name: 'sample of the filled in request',
    ...update,
    act: (page) => page.getByRole('tab', { name: 'Python' }).click(),
  },
  {
    name: 'JSON text',
    ...update,
    act: async (page) => {
      await page.getByLabel('JSON', { exact: true }).check();
      await expect(page.locator('.json-layer')).toBeVisible();
    },
  },
  {
    name: 'JSON text with suggestions',
    ...update,
    act: async (page) => {
      await page.getByLabel('JSON', { exact: true }).check();
      await expect(page.locator('.json-layer')).toBeVisible();
      await page.getByLabel('Body as JSON').fill('{ }');
      await page.keyboard.press('Control+Space');
      await expect(page.locator('.json-options')).toBeVisible();
    },
  },
  {
    name: 'mistakes',
    site: 'example',
    path: `${operations}get-or-create/`,
    act: async (page) => {
      await fieldOf(page, 'name').fill('');
      await fieldOf(page, 'user_group_id').fill('');
      await send(page);
      // The credential is missing too.
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    name: 'a mistake in JSON',
    ...update,
    act: async (page) => {
      await page.getByLabel('Authorization', { exact: true }).fill('7c1f0000-demo-3f1c');
      await fieldOf(page, 'properties').fill('{ "plan": "pro", "seats": }');
      await send(page);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    },
  },
  {
    name: 'waiting',
    ...update,
    answer: () => new Promise(() => {}),
    act: (page) => sendAndSettle(page, /waiting/),
  },
  {
    name: 'down',
    ...update,
    answer: (route) => route.abort('connectionrefused'),
    act: (page) => sendAndSettle(page),
  },
  {
    name: 'refused, to be sent by hand',
    site: 'playground',
    path: 'api-reference/search-by-a-body/',
    act: async (page) => {
      await page.route('**/_octavo/relay', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await expect(page.locator('.command')).toContainText('curl');
    },
  },
  {
    name: 'many ways to authorize',
    site: 'playground',
    path: 'api-reference/authorize-in-many-ways/',
    act: (page) => page.getByLabel('Authorize with').selectOption({ index: 1 }),
  },
  {
    name: 'server with variables',
    site: 'playground',
    path: 'api-reference/get-an-item/',
    act: (page) => page.getByLabel('Base URL').selectOption({ index: 3 }),
  },
  {
    name: 'server that is typed',
    site: 'playground',
    path: 'api-reference/get-an-item/',
    act: (page) => page.getByLabel('Base URL').selectOption({ index: 4 }),
  },
  { name: 'every kind of field', site: 'forms', path: 'api-reference/everything/' },
  { name: 'every kind of parameter', site: 'forms', path: 'api-reference/parameters/' },
  {
    name: 'multipart body',
    site: 'forms',
    path: 'api-reference/bodies/',
    act: (page) => page.getByLabel('Media type').selectOption('multipart/form-data'),
  },
];

/** Opens a page in this state; `url` is the site's. */
export async function openState(page: Page, state: PlaygroundState, url: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-31T09:30:00Z'));
  // The boundary of a multipart body is another each time, and a reader waits longer and longer.
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes;
    Object.assign(globalThis, { setInterval: () => 0 });
  });
  if (state.answer) await page.route(`${outside}/**`, state.answer);
  await page.goto(`${url}${state.path}#try`);
  await expect(page.locator('octavo-wire code')).not.toBeEmpty();
  if (state.site === 'example') {
    await page.getByLabel('Base URL').selectOption({ label: outside });
    await expect(page.locator('octavo-wire code')).toContainText(`Host: ${new URL(outside).host}`);
  }
  await state.act?.(page);
  await rest(page);
}

/** Waits until the playground has followed what was done: it does so a moment later. */
async function rest(page: Page): Promise<void> {
  const parts = page.locator('.way, octavo-wire code, #samples .panel.open code');
  let before = '';
  await expect
    .poll(
      async () => {
        const now = (await parts.allInnerTexts()).join('\n');
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [250] },
    )
    .toBe(true);
}
