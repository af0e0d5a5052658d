import { DocPage } from './doc-page.ts';
import { readStyle } from './reading.ts';
import { expect, test } from './site-fixture.ts';

test('math is MathML that needs no script; a mistake in it is its source', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  await doc.open('math/');
  await expect(page.locator('math')).toHaveCount(4);
  await expect(page.locator('li .formula mtable mtr')).toHaveCount(2);
  expect(await page.locator('math mfrac').first().boundingBox()).toMatchObject({ width: expect.any(Number) });
  await expect(page.locator('main code').last()).toHaveText('$\\foo{a}$');
  await expect(page.locator('main [style]')).toHaveCount(0);
});

test('prices and shell variables stay text', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  await doc.open('prices/');
  await expect(page.locator('main article p').last()).toHaveText(
    'You pay $5 and $10, US$5–$7, $0.10/1K and $0.20/1K tokens, from $5 to 10$; see $HOME/$USER and $PATH:$HOME.',
  );
  await expect(page.locator('math')).toHaveCount(0);
});

test('a diagram drawn at build loads nothing and follows the mode', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'light' });
  await doc.open('drawn/');
  const drawing = page.getByRole('img', { name: 'The way' });
  await expect(drawing).toBeVisible();
  await expect(drawing.locator('text')).toHaveText(['Start', 'Ready?', 'Go', 'yes']);
  const light = await readStyle(page, '.diagram .node rect', 'fill');
  await page.getByRole('button', { name: 'Switch color mode' }).click();
  await expect.poll(() => readStyle(page, '.diagram .node rect', 'fill')).not.toBe(light);
  expect(asked.filter((url) => url.includes('_octavo/diagram'))).toEqual([]);
});

test('drawings have letters of 14 px, even space around them and texts that fit', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  await doc.open('kinds/');
  await page.evaluate(() => document.fonts.ready);
  const drawings = page.locator('.diagram > svg');
  await expect(drawings).toHaveCount(7);
  for (const drawing of await drawings.all()) {
    const name = await drawing.locator('title').textContent();
    const { spaces, sizes, cut } = await drawing.evaluate(measureDrawing);
    expect([name, Math.max(...spaces) - Math.min(...spaces) < 2.5, Math.min(...spaces) >= 0]).toEqual([
      name,
      true,
      true,
    ]);
    expect([name, sizes]).toEqual([name, [14]]);
    expect([name, cut]).toEqual([name, []]);
  }
  await doc.open('framed/');
  await expect(page.locator('octavo-diagram.drawn')).toHaveCount(1);
  const framed = page.locator('octavo-diagram iframe').contentFrame().locator('#diagram svg');
  const { spaces, sizes } = await framed.evaluate(measureDrawing);
  expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThan(2.5);
  expect(sizes).toEqual([14]);
});

test('a drawing fits on a phone if its letters have 11 px then, or else scrolls', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  await doc.open('kinds/');
  const fits: boolean[] = [];
  for (const box of await page.locator('.diagram:has(> svg)').all()) {
    const { scale, isWhole } = await box.evaluate((element) => {
      const svg = element.querySelector('svg');
      const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
      return { scale, isWhole: element.scrollWidth <= element.clientWidth };
    });
    fits.push(isWhole);
    if (isWhole) expect(scale * 14).toBeGreaterThanOrEqual(11);
    else expect(scale).toBeCloseTo(1, 2);
  }
  expect(new Set(fits).size).toBe(2);
});

test('another diagram is drawn by Mermaid in a frame, in both modes', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ colorScheme: 'light' });
  await doc.open('framed/');
  await expect(page.locator('octavo-diagram.drawn')).toHaveCount(1);
  const drawing = page.frameLocator('octavo-diagram iframe').locator('svg');
  await expect(drawing).toContainText('Cats');
  const frame = await page.locator('octavo-diagram iframe').boundingBox();
  const inside = await drawing.evaluate((svg) => svg.getBoundingClientRect().height);
  expect(Math.abs((frame?.height ?? 0) - inside)).toBeLessThan(2);
  expect(asked.some((url) => url.includes('/_octavo/diagram/mermaid/'))).toBe(true);
  const title = drawing.locator('text.pieTitleText');
  const light = await title.evaluate((text) => getComputedStyle(text).fill);
  await page.getByRole('button', { name: 'Switch color mode' }).click();
  await expect.poll(() => title.evaluate((text) => getComputedStyle(text).fill)).not.toBe(light);
  await expect(page.locator('main .code:visible pre')).toHaveText('pie\n  "Dogs" x 3');
});

test('what Mermaid draws can be read: text on colours, names of groups, dates', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await doc.open('grouped/');
    await page.locator('octavo-diagram').last().scrollIntoViewIfNeeded();
    await expect(page.locator('octavo-diagram.drawn')).toHaveCount(2);
    const frames = page.locator('octavo-diagram iframe');
    const chart = frames.first().contentFrame();
    const plan = frames.last().contentFrame();
    const sumInk = async (label: string) => {
      const text = chart.locator('.nodeLabel p', { hasText: label });
      const color = await text.evaluate((element) => getComputedStyle(element).color);
      return (color.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
    };
    expect(await sumInk('Light')).toBeLessThan(100);
    expect(await sumInk('Dark')).toBeGreaterThan(660);
    await expect(chart.locator('.root > :last-child')).toHaveText('A group');
    const dates = await plan
      .locator('.grid .tick text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
    expect(dates.length).toBeGreaterThan(2);
    for (const [index, date] of dates.slice(1).entries())
      expect(date.left).toBeGreaterThan(dates[index]?.right ?? 0);
  }
});

test('a site without such a diagram holds no Mermaid', async ({ page, sites }) => {
  const { url } = await sites.built('fields-two');
  expect(await new DocPage(page, url).open('_octavo/diagram/frame.html')).toBe(404);
});

test('footnotes lead there and back, those of snippets too', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('markdown')).url);
  await doc.open('notes/');
  await expect(page.locator('main article')).toContainText('🚀');
  for (const text of ['Of the page.', 'Of the snippet.']) {
    const note = page.locator('.footnotes li', { hasText: text });
    const id = await note.getAttribute('id');
    await page.locator(`main sup a[href="#${id}"]`).click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await note.getByRole('link', { name: 'Back to reference 1' }).click();
    expect(new URL(page.url()).hash).toContain('fnref-1');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('diagrams are drawn or readable as text', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('markdown')).url);
    await doc.open('drawn/');
    await expect(page.getByRole('img', { name: 'The way' })).toBeVisible();
    await doc.open('framed/');
    await expect(page.locator('octavo-diagram pre')).toContainText('"Cats" : 5');
  });
});

/** In the page: the spaces around what is drawn, the sizes of letters, and texts that are wider than what is around them. */
function measureDrawing(svg: SVGElement | HTMLElement) {
  if (!(svg instanceof SVGSVGElement)) throw new Error('It is no drawing.');
  const { x, y, width, height } = svg.getBBox();
  const view = svg.viewBox.baseVal;
  const spaces = [y - view.y, view.y + view.height - y - height, x - view.x, view.x + view.width - x - width];
  const scale = svg.getBoundingClientRect().width / view.width;
  const texts = [...svg.querySelectorAll<SVGTextElement>('text')].filter((text) => text.textContent !== '');
  const sizes = texts.map(
    (text) => Math.round(Number.parseFloat(getComputedStyle(text).fontSize) * scale * 10) / 10,
  );
  const cut = texts.filter((text) => {
    const shape = text.closest('g')?.querySelector<SVGGraphicsElement>('rect, polygon');
    const [inner, outer] = [text.getBBox(), shape?.getBBox()];
    return outer && (inner.x < outer.x || inner.x + inner.width > outer.x + outer.width);
  });
  return { spaces, sizes: [...new Set(sizes)], cut: cut.map((text) => text.textContent) };
}
