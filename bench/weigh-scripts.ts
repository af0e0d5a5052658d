import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** Bytes of JavaScript, gzip, as a browser asked for it. */
export interface ScriptWeight {
  /** What the page loads by itself, the scripts inside it included. */
  readonly load: number;
  /** That and what the flow loaded after it. */
  readonly flow: number;
  /** Files with their bytes, in the order in which they were asked for. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
}

/** Opens a page, does what a reader does on it, and weighs the JavaScript of both. Nothing may be cached before. */
export async function weighScripts(page: Page, url: string, act: () => Promise<void>): Promise<ScriptWeight> {
  const asked: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') asked.push(response);
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  const inline = listInline((await answer?.text()) ?? '').map((text) => gzipSync(text).length);
  const files = async () => {
    const bodies = await Promise.all(asked.map((response) => response.body()));
    return asked.map(
      (response, index) =>
        [
          new URL(response.url()).pathname.split('/').at(-1) ?? '',
          gzipSync(bodies[index] ?? '').length,
        ] as const,
    );
  };
  const sum = (list: readonly number[]) => list.reduce((total, bytes) => total + bytes, 0);
  const load = sum(inline) + sum((await files()).map(([, bytes]) => bytes));
  await act();
  await page.waitForLoadState('networkidle');
  const all = await files();
  return {
    load,
    flow: sum(inline) + sum(all.map(([, bytes]) => bytes)),
    files: [...all, ...inline.map((bytes, index) => [`inline ${index + 1}`, bytes] as const)],
  };
}

/** The scripts that stand in the page itself; data is none. */
function listInline(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

/** A reader's main way through an operation's page: Try it, a credential, a field, Send, the answer and the request. */
export async function sendRequest(page: Page, token: string): Promise<void> {
  await page.getByRole('link', { name: 'Try it' }).first().click();
  await page.getByLabel('Authorization', { exact: true }).fill(token);
  const field = page.locator('.form .body .field[data-name] > label > .control').first();
  await field.fill(`${await field.inputValue()}1`);
  await page.locator('.endpoint .send').click();
  await page.locator('octavo-answer[data-state=done] .json').waitFor();
  await page.locator('octavo-wire .tk-k').first().waitFor({ state: 'attached' });
}
