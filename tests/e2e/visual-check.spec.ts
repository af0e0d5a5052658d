import { existsSync } from 'node:fs';
import { cp, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, type Sites, test } from './site-fixture.ts';

async function look(folder: string, ...words: readonly string[]) {
  const env = { CHROMIUM_PATH: findChromium() };
  const { code, stdout, stderr } = await runOctavo(['check', folder, '--visual', ...words], {
    env,
    limit: 110_000,
  });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  return { code, stdout, sum: lines.at(-1), told: lines.filter((line) => /^(?:error|warning) /.test(line)) };
}

/** A copy of a small site, with this in its `site.json`. */
async function copySite(sites: Sites, more: object = {}) {
  const files = await sites.copy('fields-three');
  const write = (fields: object) => {
    const navigation = [{ group: 'All', pages: ['docs/first', 'docs/second'] }];
    return files.write(
      'site.json',
      JSON.stringify({ name: 'Three', colors: { primary: '#0F766E' }, navigation, ...fields }, null, 2),
    );
  };
  await write(more);
  return { ...files, configure: write };
}

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => /\.\w+$/.test(name)).sort();

test('octavo check --visual keeps pictures, finds what looks otherwise, and keeps that once it is meant; pictures of another browser are not compared, but texts and positions are', async ({
  sites,
}) => {
  test.slow();
  const files = await copySite(sites);
  const kept = join(files.folder, 'visual-baselines');

  const first = await look(files.folder, '--pages', 'docs/first');
  expect(first).toMatchObject({ code: 0, sum: '6 pictures, 0 differ, 6 new' });
  const [browser = ''] = (await readdir(kept)).filter((name) => name.startsWith('chromium-'));
  expect(await listFiles(join(kept, browser))).toEqual(
    ['1440', '390', '768'].flatMap((width) =>
      ['dark', 'light'].map((mode) => join('docs', 'first', `${width}-${mode}.png`)),
    ),
  );

  await files.configure({
    colors: { primary: '#0F766E', background: { light: '#FFF4E0', dark: '#101418' } },
  });
  const gone = join(kept, 'outlines/docs/gone');
  await cp(join(kept, 'outlines/docs/first'), gone, { recursive: true });
  const changed = await look(files.folder, '--pages', 'docs/first,docs/second,docs/thrid');
  expect(changed).toMatchObject({ code: 1, sum: '12 pictures, 6 differ, 6 new' });
  expect(changed.told).toEqual([
    'error docs/first.md:1:1  The page /docs/first/ looks otherwise than its pictures: at every width and in every mode.',
    'warning docs/second.md:1:1  The page /docs/second/ has no picture to be compared with: at every width and in every mode.',
    'error site.json:1:1  No page of this site matches "docs/thrid".',
    'warning site.json:1:1  There are pictures of the page "docs/gone", but the site has no such page.',
  ]);
  expect(changed.stdout).toContain('.octavo/visual/docs/first/1440-light-diff.png');
  for (const kind of ['actual', 'diff'])
    expect(existsSync(join(files.folder, `.octavo/visual/docs/first/390-light-${kind}.png`))).toBe(true);

  // Without --pages, the pages that have pictures are looked at.
  const updated = await look(files.folder, '--update');
  expect(updated).toMatchObject({ code: 0, sum: '6 pictures, 6 differ, 0 new; kept as they look now' });
  expect(await listFiles(gone)).toEqual([]);
  const after = await look(files.folder);
  expect(after).toMatchObject({ code: 0, sum: '6 pictures, 0 differ, 0 new', told: [] });
  expect(existsSync(join(files.folder, '.octavo/visual'))).toBe(false);

  await rename(join(kept, browser), join(kept, 'chromium-1-linux'));
  await files.write('docs/first.md', `${await files.read('docs/first.md')}\nOne more paragraph.\n`);
  const other = await look(files.folder);
  expect(other).toMatchObject({ code: 1, sum: '6 pictures, 6 differ, 0 new' });
  expect(other.stdout).toContain(`The pictures are of chromium-1-linux, but this is ${browser}`);
  expect(other.told).toEqual([
    expect.stringMatching(
      /^error docs\/first\.md:1:1 {2}The parts of the page \/docs\/first\/ stand or read otherwise: .*One more paragraph/,
    ),
  ]);
});

test('octavo check --visual says what to do without a browser, and takes no pictures of a broken site', async ({
  sites,
}) => {
  const files = await copySite(sites);
  const missing = await look(files.folder, '--browser', '/no/such/chromium');
  expect(missing).toMatchObject({ code: 1, sum: 'No pictures were taken: fix the errors first.' });
  expect(missing.told).toEqual([
    expect.stringMatching(/^error site\.json:1:1 {2}The browser "\/no\/such\/chromium" could not be started/),
  ]);
  expect(missing.stdout).toContain('Name the program of a Chromium');
  await files.configure({ colors: { primary: 'teal' } });
  const broken = await look(files.folder);
  expect(broken).toMatchObject({ code: 1, sum: 'No pictures were taken: fix the errors first.' });
  expect(existsSync(join(files.folder, 'visual-baselines'))).toBe(false);
});
