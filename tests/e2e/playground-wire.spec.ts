import type { Page } from '@playwright/test';
import { isProof } from '../support/is-proof.ts';
import { expectAllHeaders, expectListedHeaders, expectSameMessage, type Files } from './compare-wire.ts';
import { PlaygroundPage } from './playground-page.ts';
import type { Recorder } from './recorder.ts';
import { listWireCases, type WireCase } from './wire-cases.ts';
import { quick, WirePage } from './wire-page.ts';
import { expect, test } from './wire-site.ts';

// Few files are as long, and this one comes last: a second worker builds the site once more, and both end together.
test.describe.configure({ mode: 'parallel' });

/** One way of filling in the form of an operation. */
interface Filling {
  /** Undefined where there is one, or none, to choose from. */
  readonly mediaType: string | undefined;
  readonly hasBody: boolean;
  readonly credential: string | undefined;
}

for (const [turn, each] of listWireCases().entries())
  test(`the wire view is what arrives: ${each.summary}`, async ({ page, wire: { url, open, closed } }) => {
    const reader = new PlaygroundPage(page, url);
    const view = new WirePage(page);
    await reader.open(each.page);
    await view.expectText('HTTP/1.1');
    const fillings = await listFillings(page, each, turn);
    expect(fillings.length).toBeGreaterThan(0);
    for (const [index, filling] of fillings.entries()) {
      // That a server refuses browsers is known until the page is loaded again, and its requests would go another way.
      if (index > 0) await page.reload();
      await view.expectText('HTTP/1.1');
      const files = await fillIn(page, filling);
      for (const recorder of [open, closed])
        await test.step(`${Object.values(filling).join(', ')} to ${recorder === open ? 'open' : 'closed'}`, () =>
          sendAndCompare({ each, reader, view, filling, files, recorder, isOpen: recorder === open }));
    }
  });

interface Sending {
  readonly each: WireCase;
  readonly reader: PlaygroundPage;
  readonly view: WirePage;
  readonly filling: Filling;
  /** What the form was given. */
  readonly files: Files;
  readonly recorder: Recorder;
  readonly isOpen: boolean;
}

async function sendAndCompare(sending: Sending): Promise<void> {
  const { each, reader, view, filling, files, recorder, isOpen } = sending;
  const { page } = reader;
  await reader.choose(recorder.url);
  await view.expectText(`Host: ${new URL(recorder.url).host}`);
  const secrets = await fillCredentials(page, filling);
  const shown = async () => {
    const { target, headers, body } = await view.read();
    return [target, ...headers.map(({ value }) => value), ...body.map(({ text }) => text)].join('\n');
  };
  for (const text of [...[...files.keys()].map((name) => `filename="${name}"`), ...secrets])
    if (filling.mediaType === undefined || text.startsWith('file') === /^multi/.test(filling.mediaType))
      await expect.poll(shown, quick).toContain(text);
  if (filling.mediaType && filling.hasBody) await view.expectText(`Content-Type: ${filling.mediaType}`);
  const before = await view.read();

  const count = recorder.requests.length;
  await reader.send.click();
  const card = page.locator('octavo-answer');
  // The answer to an earlier request stands there until this one is sent.
  await expect.poll(() => recorder.requests.length, quick).toBeGreaterThan(count);
  const state = () => card.getAttribute('data-state');
  await expect.poll(state, quick).toMatch(/^(?:done|failed)$/);
  const again = page.locator('.route').getByRole('button', { name: 'Send through the relay' });
  if ((await state()) === 'failed') await again.click();
  await expect.poll(state, quick).toBe('done');
  const received = recorder.requests.at(-1);
  if (!received) throw new Error('Nothing arrived.');

  const isKept = each.hasKeptHeaders || /cookie/.test(filling.credential ?? '');
  const isDirect = isOpen && !isKept && !(filling.hasBody && /^(?:GET|HEAD)$/.test(each.method));
  await expect(card).toHaveAttribute('data-route', isDirect ? 'direct' : 'relay');
  expectSameMessage(before, received, files);
  const after = await view.read();
  expectSameMessage(after, received, files);
  if (isDirect) {
    expectListedHeaders(before, received);
    expectListedHeaders(after, received);
  } else expectAllHeaders(after, received);
}

/** Of as many ways to fill in the form of an operation, methods other than POST try one. */
const others = 3;

/**
 * Every media type, no body where one may be left out, and every way to authorize: in `npm run proof` each with all others, else each
 * once or more, and methods other than POST, in turns, some of them.
 */
async function listFillings(page: Page, each: WireCase, turn: number): Promise<readonly Filling[]> {
  const listOptions = async (label: string) => {
    const texts = await page.getByLabel(label).locator('option').allTextContents();
    return texts.length > 0 ? texts : [undefined];
  };
  const canHaveBody = (await page.locator('.form .body').count()) > 0;
  const isOptional = (await page.getByLabel('Send a body').count()) > 0;
  const mediaTypes = await listOptions('Media type');
  const bodies = [
    ...mediaTypes.map((mediaType) => ({ mediaType, hasBody: canHaveBody })),
    ...(isOptional ? [{ mediaType: undefined, hasBody: false }] : []),
  ];
  const credentials = await listOptions('Authorize with');
  if (isProof) return bodies.flatMap((body) => credentials.map((credential) => ({ ...body, credential })));
  const count = Math.max(bodies.length, credentials.length);
  return bodies
    .concat(...Array.from({ length: count }, () => bodies))
    .slice(0, count)
    .map((body, index) => ({ ...body, credential: credentials[index % credentials.length] }))
    .filter((_, index) => each.method === 'POST' || count < others || index % others === turn % others);
}

/** Chooses, and gives files to every input that takes one. */
async function fillIn(page: Page, { mediaType, hasBody, credential }: Filling): Promise<Files> {
  if (mediaType !== undefined) await page.getByLabel('Media type').selectOption(mediaType);
  const include = page.getByLabel('Send a body');
  if (!hasBody && (await include.count()) > 0) await include.uncheck();
  if (credential !== undefined) await page.getByLabel('Authorize with').selectOption(credential);
  const files = new Map<string, Buffer>();
  for (const input of await page.locator('.form input[type="file"]:visible').all()) {
    const isMany = await input.evaluate((element: HTMLInputElement) => element.multiple);
    const given = (isMany ? ['one', 'two'] : ['only']).map((word) => {
      const name = `${word} ü ${files.size}.png`;
      const buffer = Buffer.from([0, 255, 13, 10, 45, 45, ...Buffer.from(name)]);
      files.set(name, buffer);
      return { name, mimeType: 'image/png', buffer };
    });
    await input.setInputFiles(given);
  }
  return files;
}

/** Types a credential into every input that takes one, and gives what of them stands in the request. */
async function fillCredentials(page: Page, { credential }: Filling): Promise<readonly string[]> {
  const inputs = await page.locator('.credentials [data-value]:visible').all();
  const typed = inputs.map((_, index) => `sécret-${index}!`);
  for (const [index, input] of inputs.entries()) await input.fill(typed[index] ?? '');
  if (credential === 'Username and password') return [Buffer.from(typed.join(':')).toString('base64')];
  // What stands around it is encoded in a URL.
  return typed.map((_, index) => `cret-${index}`);
}
