import { readFile } from 'node:fs/promises';
import type { AnswerCard } from '../../src/client/response/response-card.ts';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { type AnswerPage, expect, test } from './answer-page.ts';
import { attacks } from './answer-server.ts';

test('before anything is sent the card says so', async ({ answer }) => {
  await expect(answer.card).toContainText('No request sent yet.');
  await expect(answer.outcome).toBeHidden();
  await expect(answer.button(/Copy|Download/)).toHaveCount(0);
});

test('JSON is shown in lines with its status, time and size', async ({ answer }) => {
  expect(await answer.show('json')).toBe('done');
  expect(await answer.outcome.innerText()).toMatch(/^200 OK\s+\d+ ms\s+\d+ B\s*$/);
  await expect(answer.live).toHaveText(/^200 OK, \d+ ms$/);
  expect(await answer.body.innerText()).toBe(
    [
      '{',
      '"success": 1,',
      '"new_user_group": true,',
      '"user_group": {',
      '"team_id": 42,',
      '"token": "ug_6f1c9a2e",',
      '"name": "Acme",',
      '"provided_id": "acme-1",',
      '"properties": { "plan": "pro" }',
      '}',
      '}',
    ].join('\n'),
  );
});

test('short JSON looks as a tree does, whose members can be closed', async ({ answer }) => {
  const listRows = () =>
    answer.body.locator('.json-row, summary').evaluateAll((rows) =>
      rows.map((row) => {
        const range = document.createRange();
        range.selectNodeContents(row);
        const { left, top: y, height } = range.getBoundingClientRect();
        const top = y - (rows[0]?.getBoundingClientRect().y ?? 0);
        const colors = [...row.querySelectorAll<HTMLElement>('span:not(.json-rest)')].map((piece) => [
          piece.innerText,
          getComputedStyle(piece).color,
        ]);
        return { text: (row as HTMLElement).innerText, left, top, height, colors };
      }),
    );
  await answer.show('json');
  await expect(answer.body.locator('summary')).toHaveCount(0);
  const lines = await listRows();
  await answer.show('tree');
  await expect(answer.body.locator('summary')).toHaveCount(2);
  const rows = await listRows();
  expect(rows.slice(0, 8)).toEqual(lines.slice(0, 8));
  await answer.body.locator('summary').nth(1).click();
  await expect(answer.body).toContainText('"user_group": { 5 keys }');
  await expect(answer.body.getByText('ug_6f1c9a2e')).toBeHidden();
});

test('numbers and strings of short JSON stand as they were sent', async ({ answer }) => {
  await answer.show('numbers');
  expect(await answer.body.innerText()).toBe(
    ['{', '"id": 9007199254740993,', '"rates": [1.0, 1E-7],', '"text": "café \\"x\\""', '}'].join('\n'),
  );
  await expect(answer.body.locator('details')).toHaveCount(0);
});

test('short JSON that is nested deep is folded', async ({ answer }) => {
  await answer.show('deep');
  await expect(answer.body.locator('details:not([open])')).toHaveCount(1);
});

test('numbers keep their digits, strings their escapes, and members that stand twice stay', async ({
  answer,
}) => {
  await answer.show('digits');
  await expect(answer.outcome).toContainText('422 Unprocessable Entity');
  expect((await answer.body.innerText()).split('\n').slice(1, -1)).toEqual([
    '"id": 9007199254740993,',
    '"rate": 1.0,',
    '"tiny": 1E-7,',
    '"twice": 1,',
    '"twice": 2,',
    '"text": "caf\\u00e9"',
  ]);
});

test('long lists come in pages of a hundred, by keyboard too', async ({ answer, page }) => {
  await answer.show('list');
  const rows = answer.body.locator('.json-members > .json-row');
  await expect(rows).toHaveCount(100);
  await answer.button('Show 100 more (150 left)').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(200);
  await expect(answer.button('Show 50 more (50 left)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(250);
  await expect(answer.button(/more/)).toHaveCount(0);
  expect(await rows.allTextContents()).toEqual(
    Array.from({ length: 250 }, (_, index) => `${1e12 + index}${index < 249 ? ',' : ''}`),
  );
});

test('what a closed member holds is rendered when it is opened', async ({ answer }) => {
  await answer.show('nested');
  const closed = answer.body.locator('details:not([open])').first();
  await expect(closed.locator('.json-members > *')).toHaveCount(0);
  await closed.locator('summary').click();
  await expect(answer.body).toContainText('"tags": ["a", "b"],');
});

test('the text as it came is one press away, and is what is copied', async ({ answer, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.show('digits');
  await answer.button('Raw').click();
  await expect(answer.button('Raw')).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.body).toContainText('{"id": 9007199254740993, "rate": 1.0');
  await answer.button('Raw').click();
  await expect(answer.body.locator('details')).toHaveCount(1);
  await answer.button('Copy response').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\{"id": 9007199254740993, .*caf\\u00e9"\}$/);
});

test('JSON that is not valid is shown as text, with the place of the mistake', async ({ answer }) => {
  await answer.show('invalid');
  await expect(answer.body).toContainText('This is not valid JSON: see line 2, column 7.');
  await expect(answer.body).toContainText('"b": }');
});

test('text is decoded by its charset', async ({ answer }) => {
  await answer.show('latin');
  await expect(answer.body).toHaveText('café');
});

test('an empty body is called that', async ({ answer }) => {
  await answer.show('empty');
  await expect(answer.body).toHaveText('The response has no body.');
  await expect(answer.outcome).toContainText('204 No Content');
});

test('headers are shown in their own tab, and copied there', async ({ answer, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.show('json');
  await answer.tab('Headers').click();
  const panel = answer.card.getByRole('tabpanel', { name: 'Headers' });
  await expect(panel).toContainText('x-trace: a1');
  const note = panel.getByText('only the headers that the server exposes');
  await expect(note).toBeVisible();
  await expect(answer.button('Download body')).toBeHidden();
  await answer.button('Copy response').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('x-trace: a1\n');
  await answer.show('json', { route: 'relay' });
  await answer.tab('Headers').click();
  await expect(note).toBeHidden();
});

for (const [kind, name, size] of [
  ['png', 'dot.png', 69],
  ['pdf', 'pdf.pdf', 8],
  ['bytes', 'bytes.bin', 4],
  ['json', 'json.json', 148],
] as const)
  test(`${kind} is saved as ${name}`, async ({ answer, page }) => {
    await answer.show(kind);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      answer.button('Download body').click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).length).toBeGreaterThanOrEqual(size - 5);
  });

test('pictures are shown, and what calls itself one and is none is a file', async ({ answer }) => {
  for (const kind of ['png', 'svg']) {
    await answer.show(kind);
    await expect
      .poll(() => answer.body.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBe(kind === 'png' ? 1 : 40);
  }
  await answer.show('brokenPicture');
  await expect(answer.body).toContainText('image/png, 19 B. This browser cannot show it.');
  await expect(answer.body.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('sound can be played', async ({ answer }) => {
  await answer.show('sound');
  await expect
    .poll(() => answer.body.locator('audio').evaluate((audio) => Reflect.get(audio, 'duration')))
    .toBeCloseTo(0.1);
});

test('lines of JSON are shown one by one', async ({ answer }) => {
  await answer.show('lines');
  expect(await answer.body.locator('li').allInnerTexts()).toEqual(['{ "id": 1 }', '{ "id": 2 }', 'no json']);
});

test('events are shown as they arrive, and their end stays in sight until the reader scrolls', async ({
  answer,
}) => {
  const done = answer.show('held?type=text/event-stream');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('event: add\nid: 7\ndata: {"a": [1, 2]}\n\n');
  const items = answer.body.locator('li');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('add');
  await expect(items).toContainText('id 7');
  answer.server.push(Array.from({ length: 60 }, (_, index) => `data: row ${index}\n\n`).join(''));
  await expect(items.last()).toBeInViewport();
  await expect(items.last()).toHaveText('row 59');
  await answer.body.evaluate((body) => body.scrollTo(0, 40));
  await expect.poll(() => answer.body.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  await answer.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  answer.server.push('data: last\n\n');
  await expect(items.last()).toHaveText('last');
  expect(await answer.body.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  answer.server.end();
  expect(await done).toBe('done');
  await answer.button('Raw').click();
  await expect(answer.body).toContainText('event: add');
});

test('text is shown as it arrives', async ({ answer }) => {
  const done = answer.show('held?type=text/plain');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('Hel');
  await expect(answer.body).toHaveText('Hel');
  answer.server.push('lo');
  await expect(answer.body).toHaveText('Hello');
  answer.server.end();
  expect(await done).toBe('done');
});

test('JSON that takes long is shown as text until it is whole', async ({ answer }) => {
  const done = answer.show('held?type=application/json');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('{"a":');
  await expect(answer.body).toHaveText('{"a":');
  answer.server.push('1}');
  answer.server.end();
  expect(await done).toBe('done');
  await expect(answer.body.locator('details')).toContainText('"a": 1');
});

test('waiting is shown with its time, and can be cancelled', async ({ answer }) => {
  const done = answer.show('held');
  await expect(answer.outcome).toContainText(/Waiting\s*\d+ ms/);
  await expect(answer.live).toHaveText('The request was sent');
  await answer.button('Cancel').click();
  expect(await done).toBe('nothing');
  await expect(answer.outcome).toContainText('Canceled');
  await expect(answer.live).toHaveText('Canceled. It may have arrived.');
  await expect(answer.button('Cancel')).toBeHidden();
});

test('a body can be cancelled, and what came of it stays', async ({ answer }) => {
  const done = answer.show('held?type=text/plain');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('Half');
  await expect(answer.body).toHaveText('Half');
  await answer.button('Cancel').click();
  expect(await done).toBe('cancelled');
  await expect(answer.outcome).toContainText('Canceled after 4 B.');
  await expect(answer.live).toHaveText('Canceled after 4 B.');
  await expect(answer.body).toHaveText('Half');
});

test('a connection that breaks is told, and what came stays', async ({ answer }) => {
  const done = answer.show('held?type=application/json');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('{"a": 1,');
  await expect(answer.outcome).toContainText('8 B');
  answer.server.end(true);
  expect(await done).toBe('broken');
  await expect(answer.live).toHaveText('The connection was lost after 8 B.');
  await expect(answer.body).toContainText('{"a": 1,');
});

test('a body is cut where the relay cuts it', async ({ answer }) => {
  expect(await answer.show('text', { route: 'relay', limit: 5 })).toBe('cut');
  await expect(answer.live).toHaveText('Truncated at 5 B: this is the relay’s limit.');
  await expect(answer.body).toHaveText('First');
  expect(await answer.show('text', { route: 'relay', limit: 25 })).toBe('done');
});

test('a new request takes the place of one that still arrives', async ({ answer }) => {
  const first = answer.show('held?type=text/plain');
  await expect(answer.outcome).toContainText('200 OK');
  answer.server.push('old');
  await expect(answer.body).toHaveText('old');
  await answer.show('text');
  answer.server.push('old again');
  answer.server.end();
  await first;
  await expect(answer.body).toContainText('First line.');
  await expect(answer.outcome).toContainText('25 B');
});

test('a failure has its reason and something to do', async ({ answer, page }) => {
  await fail(answer);
  await expect(answer.outcome).toContainText('No relay answers');
  await expect(answer.live).toHaveText('No relay answers. Browsers cannot send this.');
  await answer.button('Try again').click();
  await expect(page.locator('html')).toHaveAttribute('data-tried', 'yes');
});

async function fail(answer: AnswerPage): Promise<void> {
  await answer.card.evaluate((element) => {
    const card = element as HTMLElement & AnswerCard;
    card.wait(() => {});
    return card.fail(
      { title: 'No relay answers', message: 'Browsers cannot send this.' },
      { label: 'Try again', run: () => (document.documentElement.dataset['tried'] = 'yes') },
    );
  });
}

test('an answer from before the last edit is marked', async ({ answer }) => {
  await answer.show('json');
  const note = answer.card.getByText('Sent before your last edit');
  await expect(note).toBeHidden();
  await answer.card.evaluate((card) => (card as HTMLElement & AnswerCard).markEdited());
  await expect(note).toBeVisible();
  await answer.show('json');
  await expect(note).toBeHidden();
});

test('hostile answers are text and do nothing', async ({ answer, page }) => {
  for (const kind of ['html', 'hostile', 'hostileLines', 'svg']) {
    await answer.show(kind);
    if (kind === 'html')
      for (const attack of attacks) await expect.poll(() => answer.body.innerText()).toContain(attack);
    for (const tab of ['Headers', 'Body']) await answer.tab(tab).click();
    if (await answer.button('Raw').isVisible()) await answer.button('Raw').click();
    expect(await answer.body.locator('script, iframe, svg, [onerror], [onload]').count()).toBe(0);
  }
  await expect(answer.body.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).not.toContain('ran');
});

test('a drawing that is opened by itself reaches nothing of the site', async ({ answer, context }) => {
  await answer.show('svg');
  const source = await answer.body.locator('img').getAttribute('src');
  const tab = await context.newPage();
  await tab.goto(source ?? '');
  expect(await tab.evaluate(() => [location.protocol, self.origin])).toEqual(['data:', 'null']);
});

test('axe finds nothing in any state, in either mode', async ({ answer, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async (state: string) => {
    expect(await runAxeInBothModes(page, ['octavo-answer', 'octavo-wire']), state).toEqual([]);
  };
  await check('empty');
  await answer.showWire(
    {
      method: 'POST',
      url: 'https://a.test/x',
      headers: [['Authorization', 'Token sk-demo-3f1c']],
      body: '{"a": 1}',
    },
    undefined,
    'direct',
  );
  for (const kind of [
    'json',
    'digits',
    'nested',
    'invalid',
    'text',
    'lines',
    'empty',
    'svg',
    'sound',
    'pdf',
  ]) {
    await answer.show(kind);
    await check(kind);
  }
  await answer.card.evaluate((card) => (card as HTMLElement & AnswerCard).markEdited());
  for (const tab of ['Headers', 'History']) {
    await answer.tab(tab).click();
    await check(tab);
  }
  await answer.show('text', { route: 'relay', limit: 5 });
  await check('cut');
  await fail(answer);
  await check('failed');
  for (const type of [undefined, 'text/event-stream']) {
    const done = answer.show(`held${type ? `?type=${type}` : ''}`);
    if (type) {
      await expect(answer.outcome).toContainText('200 OK');
      answer.server.push('event: add\nid: 1\ndata: {"id": 1, "name": "A long enough name for a fold"}\n\n');
      await expect(answer.body.locator('li')).toHaveCount(1);
    } else await expect(answer.outcome).toContainText('Waiting');
    await check(type ?? 'waiting');
    await answer.button('Cancel').click();
    await done;
    await check(`${type ?? 'waiting'}, cancelled`);
  }
});

test('the wire view hides secrets until the reader asks for them', async ({ answer, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const request = {
    method: 'PUT',
    url: 'https://api.example.com/api/user?key=very-secret-1#part',
    headers: [
      ['Authorization', 'Token sk-demo-0000003f1c'],
      ['Content-Type', 'application/json'],
    ] as const,
    body: '{ "name": "Acme" }',
  };
  await answer.showWire(request, undefined, 'direct', ['very-secret-1']);
  const masked = [
    'PUT /api/user?key=••••••••••••et-1 HTTP/1.1',
    'Host: api.example.com',
    'Authorization: Token ••••••••••••3f1c',
    'Content-Type: application/json',
    'Content-Length: 18',
    'Pragma: no-cache',
    'Cache-Control: no-cache',
    '',
    '{ "name": "Acme" }',
  ].join('\n');
  await expect(answer.wire.locator('code')).toHaveText(masked, { useInnerText: true });
  await expect(answer.wire).toContainText('The browser adds the headers in gray');
  await answer.request.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(masked);
  await answer.wire.getByRole('button', { name: 'Show secrets' }).click();
  await expect(answer.wire).toContainText('Token sk-demo-0000003f1c');
  await expect(answer.wire).toContainText('?key=very-secret-1 HTTP');
  const sent = {
    target: '/relayed',
    headers: [
      ['Host', 'a.test'],
      ['X-One', '1'],
    ] as const,
  };
  await answer.showWire({ ...request, headers: [], body: undefined }, sent, 'relay');
  await expect(answer.wire.locator('code')).toHaveText('PUT /relayed HTTP/1.1\nHost: a.test\nX-One: 1\n', {
    useInnerText: true,
  });
  await expect(answer.wire).toContainText('Exactly as the relay sent it.');
  await expect(answer.wire.getByRole('button')).toBeHidden();
});
