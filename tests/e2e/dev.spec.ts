import { appendFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { DocPage } from './doc-page.ts';
import { put } from './json-change.ts';
import { keepFromReload, type LiveSite } from './live-site.ts';
import { startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const install = 'content/guides/install.mdx';
const overlayOf = (page: Page) => page.locator('octavo-problem-overlay dialog');

/** Opens a page once the site is as it was in the beginning. */
async function openFresh(page: Page, live: LiveSite, path: string): Promise<DocPage> {
  await live.show(live.config, path);
  const doc = new DocPage(page, live.url);
  await doc.open(path);
  return doc;
}

/** How many milliseconds pass until the page holds a text; looked for in every frame that is drawn. */
async function timeText(page: Page, text: string, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  await page.waitForFunction((words) => document.body?.innerText.includes(words) ?? false, text);
  return Math.round(performance.now() - start);
}

function say(words: string): void {
  process.stdout.write(`      ${words}\n`);
}

test('an edit of a page is on screen', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  await openFresh(page, live, 'guides/install/');
  const times: number[] = [];
  for (const round of [1, 2, 3, 4, 5]) {
    const text = await live.files.read(install);
    const next = text.replace(/Run .+\./, `Run command number ${round}.`);
    times.push(await timeText(page, `Run command number ${round}.`, () => live.files.write(install, next)));
    await wait(50);
  }
  say(`from an edit of a page to its new text on screen: ${times.join(', ')} ms`);
});

test('an edit keeps the place that was scrolled to', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  await openFresh(page, live, 'kinds/long/');
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(2400);
  }).toPass();
  const file = 'content/kinds/long.mdx';
  const text = await live.files.read(file);
  await timeText(page, 'A new end.', () => live.files.write(file, `${text}\nA new end.\n`));
  await expect(async () => {
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(2400);
  }).toPass();
});

test('an edit leaves what the reader opened, chose and scrolled to in the rest of the page', async ({
  page,
  sites,
}) => {
  const live = await sites.live('fields-one');
  const text = await live.files.read(install);
  const head = '---\ntitle: Install\n---\n\nRun one command.\n\n## Afterwards\n\nRest.\n';
  const tabs = '<Tabs><Tab title="One">First words.</Tab><Tab title="Two">Second words.</Tab></Tabs>';
  const first = `${head}\n<Accordion title="More">Hidden words.</Accordion>\n\n${tabs}\n`;
  await live.write(install, first);
  const doc = await openFresh(page, live, 'guides/install/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  const isKept = () => page.evaluate(() => 'isKept' in globalThis);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('tab', { name: 'Two' }).click();
  const second = first
    .replace('Run one command.', 'Run *no* command.')
    .replace('## Afterwards', '## Later on');
  await timeText(page, 'Run no command.', () => live.files.write(install, second));
  await expect(page.locator('.toc a', { hasText: 'Later on' })).toHaveAttribute('href', '#later-on');
  await expect(page.getByText('Hidden words.')).toBeVisible();
  await expect(page.getByText('Second words.')).toBeVisible();
  const config = put('colors.primary', '#b4234a')(put('navigation.0.group', 'Start here')(live.config));
  await timeText(page, 'Start here', () => live.files.write('site.json', JSON.stringify(config, null, 2)));
  expect((await doc.readSidebar()).groups[0]).toBe('Start here');
  expect(await isKept()).toBe(true);
  await expect(page.getByText('Second words.')).toBeVisible();
  const third = second.replace('Later on', 'A quagga grazes');
  await timeText(page, 'A quagga grazes', () => live.files.write(install, third));
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('quagga');
  await expect(page.locator('.search-dialog .hit', { hasText: 'A quagga grazes' })).toBeVisible();
  await page.keyboard.press('Escape');
  const fourth = third.replace('quagga', 'zebra');
  await timeText(page, 'A zebra grazes', () => live.files.write(install, fourth));
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').fill('zebra');
  await expect(page.locator('.search-dialog .hit', { hasText: 'A zebra grazes' })).toBeVisible();
  expect(await isKept()).toBe(true);
  await live.write(install, text);
});

test('an edit of site.json is on screen', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/install/');
  const config = put('navigation.0.group', 'Begin here')(live.config);
  const time = await timeText(page, 'Begin here', () =>
    live.files.write('site.json', JSON.stringify(config, null, 2)),
  );
  say(`from an edit of site.json to the new sidebar on screen: ${time} ms`);
  expect((await doc.readSidebar()).groups[0]).toBe('Begin here');
});

test('an edit of a snippet, of an OpenAPI document and of an image is on screen', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/upgrade/');
  await expect(page.getByText('A sentence from a snippet.')).toBeVisible();
  await live.files.write('content/snippets/sentence.mdx', 'Another sentence.\n');
  await expect(page.getByText('Another sentence.')).toBeVisible();
  await doc.open('api/list-users/');
  const document = await live.files.read('spec/users.yaml');
  await live.files.write('spec/users.yaml', document.replace('How many.', 'How many at most.'));
  await expect(page.locator('.reference').getByText('How many at most.')).toBeVisible();
  await doc.open('kinds/components/');
  const image = page.getByRole('img', { name: 'A line' });
  await expect(image).toHaveJSProperty('naturalWidth', 320);
  const drawing = await live.files.read('public/images/diagram.svg');
  await live.files.write('public/images/diagram.svg', drawing.replace('width="320"', 'width="400"'));
  await expect(image).toHaveJSProperty('naturalWidth', 400);
});

test('a page comes and goes with its file', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/install/');
  await live.write('content/guides/fresh.mdx', '---\ntitle: Fresh\n---\n\nJust written.\n');
  await live.show(put('navigation.0.pages.1', 'guides/fresh')(live.config), 'guides/fresh/');
  // The open page reloads by itself: one that is opened meanwhile could meet that.
  await page.getByRole('link', { name: 'Fresh' }).click();
  await expect(doc.heading).toHaveText('Fresh');
  await rm(join(live.files.folder, 'content/guides/fresh.mdx'));
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('a mistake in site.json is shown over the last good page until it is fixed', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/install/');
  const text = await live.files.read('site.json');
  const line = text.split('\n').findIndex((one) => one.includes('#7C3AED')) + 1;
  await live.files.write('site.json', text.replace('#7C3AED', '7C3AED'));
  const overlay = overlayOf(page);
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(`site.json:${line}:`);
  await expect(overlay).toContainText('colors.primary must be a hex color');
  await expect(overlay).toContainText('Add the "#".');
  await expect(overlay).toContainText('site-json/hex-color');
  await expect(doc.heading).toHaveText('Install');
  await page.reload();
  await expect(overlay).toBeVisible();
  await expect(doc.heading).toHaveText('Install');
  await live.files.write('site.json', text);
  await expect(overlay).toHaveCount(0);
  await expect(doc.heading).toHaveText('Install');
});

test('a syntax error is shown with its line', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  await openFresh(page, live, 'guides/install/');
  const text = await live.files.read('site.json');
  await live.files.write('site.json', text.replace('"logo": "/logo.svg",', '"logo": "/logo.svg"'));
  await expect(overlayOf(page)).toContainText(/site\.json:[34]:\d+/);
  await live.files.write('site.json', text);
  await expect(overlayOf(page)).toHaveCount(0);
});

test('a mistake in a page is shown on that page only', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/overview/');
  const file = 'content/guides/overview.mdx';
  const text = await live.files.read(file);
  const broken = `${text}\n<Note>\n\nNever closed.\n`;
  await live.files.write(file, broken);
  const line = broken.split('\n').indexOf('<Note>') + 1;
  const place = page.getByText(new RegExp(`${file}:${line}:\\d+`)).first();
  await expect(place).toBeVisible();
  const other = await page.context().newPage();
  await new DocPage(other, live.url).open('guides/install/');
  await expect(other.locator('main h1')).toHaveText('Install');
  await expect(other.getByText('Never closed')).toHaveCount(0);
  await expect(overlayOf(other)).toHaveCount(0);
  await other.close();
  await live.files.write(file, text);
  await expect(place).toHaveCount(0);
  await expect(doc.heading).toHaveText('Overview');
});

test('a mistake in a snippet or a script is shown with its place until it is fixed', async ({
  page,
  sites,
}) => {
  const live = await sites.live('fields-one');
  const path = 'guides/upgrade/';
  await openFresh(page, live, path);
  const overlay = overlayOf(page);
  const snippet = 'content/snippets/sentence.mdx';
  const text = await live.files.read(snippet);
  await live.files.write(snippet, `${text}\n\n<Note>\n\nNever closed.\n`);
  await expect(overlay).toContainText(/content\/snippets\/sentence\.mdx:\d+:1/);
  await page.reload();
  await expect(overlay).toContainText('sentence.mdx');
  await live.files.write(snippet, 'import Mark from \'./mark.jsx\'\n\n<Mark of="me" />\n');
  await live.files.write('content/snippets/mark.jsx', 'export default ({ of }) => <mark>{of}</mark>\n');
  await expect(page.locator('main mark')).toHaveText('me');
  await expect(overlay).toHaveCount(0);
  const broken = 'export default ({ of }) => {\n  return <mark>{of.no.more}</mark>\n}\n';
  await live.files.write('content/snippets/mark.jsx', broken);
  await expect(overlay).toContainText('content/snippets/mark.jsx:2:3');
  await live.files.write(snippet, text);
  await expect(overlay).toHaveCount(0);
  await rm(join(live.files.folder, 'content/snippets/mark.jsx'));
});

test('a mistake that comes later is told in the terminal, and when it is fixed, also after the folder was replaced', async ({
  sites,
}) => {
  const files = await sites.copy('fields-one');
  const command = startOctavo(['dev', files.folder, '--port', '0']);
  try {
    await command.waitFor(/http:\/\/\S+:\d+\/$/m);
    const text = await files.read(install);
    const told = command.waitFor(/warning content\/guides\/install\.mdx:\d+:1[\s\S]*<Nope>/);
    await expect(async () => {
      await files.write(install, `${text}\n<Nope />\n\n{/* ${Date.now()} */}\n`);
      const late = wait(2000).then(() => Promise.reject(new Error('Nothing was told yet.')));
      await Promise.race([told, late]);
    }).toPass();
    await files.write(install, text);
    await command.waitFor(/^fixed content\/guides\/install\.mdx:\d+:1 .*<Nope>/m);
    for (const round of [1, 2, 3]) {
      const next = join(files.folder, 'next');
      await cp(join(files.folder, 'content'), next, { recursive: true });
      await writeFile(
        join(next, 'guides/install.mdx'),
        `${text}\n<Swap${round} />\n\n[Gone](/gone-${round})\n`,
      );
      await rename(join(files.folder, 'content'), join(files.folder, `old-${round}`));
      await rename(next, join(files.folder, 'content'));
      await command.waitFor(new RegExp(`warning content/guides/install\\.mdx:\\d+:1 .*<Swap${round}>`));
      await command.waitFor(
        new RegExp(`warning content/guides/install\\.mdx:\\d+:8  The link "/gone-${round}"`),
      );
    }
  } finally {
    await command.stop();
    await files.remove();
  }
});

test('a site that starts with a mistake appears when it is fixed', async ({ page, sites }) => {
  const files = await sites.copy('fields-three');
  const text = await files.read('site.json');
  await files.write('site.json', text.replace('"name"', '"nam"'));
  const live = await sites.start(files);
  await page.goto(live.url);
  await expect(page.getByRole('heading', { name: 'site.json has errors' })).toBeVisible();
  await expect(page.getByText(/site\.json:1:1/).first()).toBeVisible();
  await files.write('site.json', text);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
});

test('a part of pages that the site replaces is shown when it comes, as it is edited, and until it goes', async ({
  page,
  sites,
}) => {
  const files = await sites.copy('fields-three');
  const live = await sites.start(files);
  const own = join(files.folder, 'components');
  const write = (folder: string, text: string) =>
    writeFile(join(folder, 'Footer.astro'), `<footer><p>${text}</p></footer>\n`);
  await page.goto(live.url);
  await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  await mkdir(join(files.folder, 'next'));
  await write(join(files.folder, 'next'), 'The first one');
  await rename(join(files.folder, 'next'), own);
  await expect(page.getByText('The first one')).toBeVisible();
  await write(own, 'The second one');
  await expect(page.getByText('The second one')).toBeVisible();
  await rm(join(own, 'Footer.astro'));
  await expect(page.getByText('The second one')).toHaveCount(0);
  await write(own, 'The third one');
  await expect(page.getByText('The third one')).toBeVisible();
});

test('whatever way an editor saves, the last text is shown', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  await openFresh(page, live, 'guides/install/');
  const file = join(live.files.folder, install);
  const text = await live.files.read(install);
  const half = Math.floor(text.length / 2);
  const saves: readonly (readonly [string, (text: string) => Promise<unknown>])[] = [
    ['written in place', (next) => writeFile(file, next)],
    [
      'in two halves',
      async (next) => {
        await writeFile(file, next.slice(0, half));
        await appendFile(file, next.slice(half));
      },
    ],
    [
      'twice in a moment',
      async (next) => {
        await writeFile(file, 'Draft.');
        await wait(20);
        await writeFile(file, next);
      },
    ],
    [
      'by taking the old file away',
      async (next) => {
        await rm(file);
        await writeFile(file, next);
      },
    ],
  ];
  for (const [way, save] of saves)
    for (const round of [1, 2, 3]) {
      const words = `Saved ${way}, ${round}.`;
      await save(text.replace(/Run .+\./, words));
      await expect(page.getByText(words), words).toBeVisible();
      await wait(50);
    }
  await live.files.write(install, text);
});

test('an edited redirect is followed at once', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  await keepFromReload(page);
  const doc = await openFresh(page, live, 'kinds/wide/');
  const lead = async (destination: string) => {
    const redirects = [{ source: '/moved', destination }];
    await live.show(put('redirects', redirects)(live.config), 'kinds/wide/');
    await doc.open('moved');
  };
  await lead('/guides/install');
  await expect(doc.heading).toHaveText('Install');
  await lead('/guides/overview');
  await expect(doc.heading).toHaveText('Overview');
});

test('an edit shows too that comes before a page listens', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const doc = await openFresh(page, live, 'guides/install/');
  const holdClient = async (route: Route) => {
    await live.show(put('navigation.0.group', 'The second edit')(live.config), 'guides/install/');
    await route.continue();
  };
  await page.route('**/@vite/client', holdClient, { times: 1 });
  await page.reload();
  await expect(doc.sidebar.getByRole('heading', { name: 'The second edit' })).toBeVisible();
});

test('what lies beside the site’s parts is not served', async ({ request, sites }) => {
  const live = await sites.live('fields-one');
  await mkdir(join(live.files.folder, 'private'), { recursive: true });
  await live.files.write('private/notes.txt', 'A secret of the writer.');
  await live.files.write('.env', 'TOKEN=A secret of the writer.');
  const paths = [
    'private/notes.txt',
    '.env',
    'site.json',
    `@fs${live.files.folder}/.env`,
    '..%2f..%2fetc/passwd',
  ];
  for (const path of paths) {
    const answer = await request.get(`${live.url}${path}`);
    expect(await answer.text(), path).not.toContain('secret of the writer');
  }
});
