import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOutputFiles } from '../../src/build/output/list-files.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { shareBuild } from '../browser/shared-build.ts';
import { type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { type CommandOptions, runOctavo } from './octavo-command.ts';
import { test as base, expect, shareExample } from './site-fixture.ts';

/** Runs `octavo pdf` with the browser of the tests. */
function print(folder: string, words: readonly string[], options: CommandOptions = {}) {
  const env = { ...options.env, CHROMIUM_PATH: findChromium() };
  return runOctavo(['pdf', folder, ...words], { ...options, env, limit: 300_000 });
}

const test = base.extend<object, { readonly pdf: ReadPdf }>({
  /** The whole example site. */
  pdf: [
    async ({ browserName: _ }, use) => {
      const file = join(await shareBuild('example-pdf', printExample), 'octavo.pdf');
      await use(await readPdf(file));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function printExample(folder: string): Promise<void> {
  const { code, stdout, stderr } = await print(await shareExample(), ['--out', join(folder, 'octavo.pdf')]);
  if (code !== 0) throw new Error(`The example site could not be printed:\n${stdout}${stderr}`);
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** Run in a page: the lines of code of others (HTML) that are there when all is open, but for requests in further languages. */
function readCode(pages: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const html of pages) {
    const read = new DOMParser().parseFromString(html, 'text/html');
    for (const code of read.querySelectorAll('main pre code')) {
      const panel = code.closest('#samples .panel, #examples .panel');
      const isFirst = panel?.parentElement?.querySelector('.panel') === panel;
      if (code.closest('dialog, octavo-diagram, octavo-playground') || (panel && !isFirst)) continue;
      lines.push(...(code.textContent ?? '').split('\n').filter((line) => line.trim() !== ''));
    }
  }
  return lines;
}

test.describe('the example site as a PDF', () => {
  test('has links that lead to a place in it, or to the web', ({ pdf }) => {
    const links = pdf.sheets.flatMap(({ links: own }) => own);
    const inner = links.filter(({ destination }) => destination !== undefined);
    expect(inner.length).toBeGreaterThan(400);
    expect(inner.filter(({ destination = '' }) => !pdf.destinations.has(destination))).toEqual([]);
    const outer = links.filter(({ destination }) => destination === undefined);
    expect(outer.filter(({ url }) => !/^(?:https?:\/\/(?!127\.|localhost)|mailto:)/.test(url ?? ''))).toEqual(
      [],
    );
  });

  test('has contents that name the sheet on which each group and page begins', ({ pdf }) => {
    const first = Math.min(...[...pdf.destinations].flatMap(([id, sheet]) => (id === 'p1' ? [sheet] : [])));
    const entries = pdf.sheets.slice(0, first - 1).flatMap(({ links }) => links);
    expect(entries.length).toBeGreaterThan(90);
    for (const { text, destination = '' } of entries) {
      const [, title = '', number] = /^(.*?)\s*(\d+)$/s.exec(text.trim()) ?? [];
      const sheet = pdf.destinations.get(destination) ?? 0;
      expect([title, Number(number)]).toEqual([title, sheet]);
      expect(/\d+/.exec(pdf.sheets[sheet - 1]?.foot ?? '')?.[0]).toBe(number);
    }
    expect(entries.map(({ destination }) => destination)).toEqual(entries.map((_, index) => `p${index + 1}`));
    expect(pdf.outline.length).toBeGreaterThan(entries.length);
  });

  test('has each line of code to its end', async ({ page, pdf }) => {
    const dist = join(await shareExample(), 'dist');
    const files = (await listOutputFiles(dist)).filter((file) => file.endsWith('.html'));
    const pages = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
    const code = await page.evaluate(readCode, pages);
    expect(code.length).toBeGreaterThan(1500);
    const text = withoutSpace(pdf.sheets.map((sheet) => sheet.text).join(''));
    expect(code.filter((line) => !text.includes(withoutSpace(line)))).toEqual([]);
  });
});

test.describe('octavo pdf', () => {
  test('prints one version and language of a site, from right to left where that is its direction', async ({
    sites,
  }) => {
    const { folder } = await sites.copy('rtl');
    const file = join(folder, 'book.pdf');
    const { code, stdout } = await print(folder, ['--out', file, '--paper', 'letter'], { env: sites.env });
    expect({ code, stdout }).toMatchObject({ code: 0 });
    const pdf = await readPdf(file);
    expect(pdf.sheets[1]?.size).toEqual([612, 792]);
    expect(pdf.destinations.get('p1')).toBeGreaterThan(2);
  });

  test('prints into the site under its name, and tells what is wider than paper', async ({ sites }) => {
    const files = await sites.copy('fields-three');
    await files.write(
      'site.json',
      JSON.stringify({ name: 'Three & more', navigation: [{ group: 'All', pages: ['docs/wide'] }] }),
    );
    await files.write(
      'docs/wide.mdx',
      '---\ntitle: Wide\n---\n\n<p style={{ width: "80rem" }}>A wide paragraph.</p>\n',
    );
    const { code, stdout } = await print(files.folder, [], { env: sites.env });
    expect(stdout).toContain(
      'warning docs/wide.mdx:1:1  A part of the page /docs/wide/ is wider than paper, and is cut: "A wide paragraph."',
    );
    expect(stdout).toMatch(/1 page as a PDF of 3 pages in [\d.]+ s, [\d.]+ MB: .*three-more\.pdf\n$/);
    expect(code).toBe(0);
    expect((await readPdf(join(files.folder, 'three-more.pdf'))).title).toBe('Three & more');
  });

  test('says what it has not found, and writes nothing', async ({ sites }) => {
    const files = await sites.copy('fields-three');
    const run = async (...words: readonly string[]) => {
      const { code, stdout, stderr } = await print(files.folder, words, { env: sites.env });
      return `${code} ${stdout}${stderr}`;
    };
    expect(await run('--docs-version', '9.0')).toMatch(
      /^1 [\s\S]*The site has no version "9\.0"\.[\s\S]*pdf\/no-such/,
    );
    expect(await run('--tab')).toMatch(/^2 [\s\S]*value is missing/);
    expect(await run('--out', files.folder)).toMatch(/^1 [\s\S]*it is a folder\.[\s\S]*pdf\/not-written/);
    expect(await run('--browser', '/no/browser')).toMatch(/^1 [\s\S]*visual\/no-browser/);
    expect((await readdir(files.folder)).filter((name) => name.includes('.pdf'))).toEqual([]);
    expect(existsSync(join(files.folder, 'dist'))).toBe(false);
  });
});
