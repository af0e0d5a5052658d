import { findChromium } from '../browser/find-chromium.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, type Sites, test } from './site-fixture.ts';

async function look(folder: string, ...words: readonly string[]) {
  const env = { CHROMIUM_PATH: findChromium() };
  const { code, stdout, stderr } = await runOctavo(['check', folder, '--a11y', ...words], {
    env,
    limit: 110_000,
  });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  const isTold = (line: string) => /^(?:error|warning) .*/.test(line);
  return { code, stdout, sum: lines.at(-1), told: lines.filter(isTold) };
}

/** A copy of a small site of two pages with these texts. */
async function copySite(sites: Sites, first: string, second: string) {
  const files = await sites.copy('fields-three');
  const navigation = [{ group: 'All', pages: ['docs/first', 'docs/second'] }];
  await files.write('site.json', JSON.stringify({ name: 'Two', colors: { primary: '#0F766E' }, navigation }));
  await files.write('docs/first.md', `---\ntitle: First\n---\n\n${first}\n`);
  await files.write('docs/second.md', `---\ntitle: Second\n---\n\n${second}\n`);
  return files;
}

const pale = '<p style="color: #aab">Hard to read</p>';

test('octavo check --a11y finds what keeps readers out, at the line that has it, in both modes and at the width of a phone', async ({
  sites,
}) => {
  const files = await copySite(
    sites,
    `Read [](/docs/second).\n\n${pale}\n\n#### Deep`,
    `<details>\n<summary>More</summary>\n\n${pale}\n\n</details>\n\n<p style="color: #445">Dark on dark</p>`,
  );
  const { code, sum, told, stdout } = await look(files.folder);
  expect({ code, sum }).toEqual({
    code: 1,
    sum: expect.stringMatching(/^2 pages looked at by axe-core [\d.]+: 4 faults$/),
  });
  expect(told).toEqual([
    expect.stringMatching(
      /^error docs\/first\.md:1:1 {2}Elements must meet minimum color contrast .*Hard to read<\/p>.* on 2 pages, the first \/docs\/first\/, in light mode\.$/,
    ),
    expect.stringMatching(
      /^warning docs\/first\.md:1:1 {2}Heading levels should only increase by one: .* on \/docs\/first\/\.$/,
    ),
    expect.stringMatching(
      /^error docs\/first\.md:5:9 {2}Links must have discernible text: <a href="\/docs\/second\/"><\/a>/,
    ),
    expect.stringMatching(
      /^error docs\/second\.md:1:1 {2}.*Dark on dark<\/p> on \/docs\/second\/, at 1280 px in dark mode\.$/,
    ),
  ]);
  expect(stdout).toMatch(/ {2}accessibility\/color-contrast$/m);
  expect(stdout).toContain('See https://dequeuniversity.com/rules/axe/');
});

test('octavo check --a11y looks at the pages that are named, and not at a broken site', async ({ sites }) => {
  const files = await copySite(sites, pale, 'Fine.');
  const named = await look(files.folder, '--pages', 'docs/second,docs/thrid');
  expect(named.sum).toMatch(/^1 page looked at by axe-core [\d.]+: 0 faults$/);
  expect(named.told).toEqual(['error site.json:1:1  No page of this site matches "docs/thrid".']);
  await files.write('site.json', '{ "name": "Two", "colors": { "primary": "teal" } }');
  expect((await look(files.folder)).sum).toBe('No page was looked at by axe-core: fix the errors first.');
});

test('octavo check --a11y tells of a page that leads to another one by itself, and finds the line of a link below a path', async ({
  sites,
}) => {
  const away = '<meta http-equiv="refresh" content="0;url=/docs/docs/first/" />';
  const files = await copySite(sites, 'Read [](/docs/second).', `${away}\n\nAway.`);
  const { code, told, sum } = await look(files.folder, '--base', '/docs');
  expect({ code, sum }).toEqual({ code: 1, sum: expect.stringMatching(/^2 pages looked at by axe-core /) });
  expect(told).toContainEqual(
    expect.stringMatching(/^error docs\/first\.md:5:9 {2}Links must have discernible text: /),
  );
  expect(told).toContainEqual(
    expect.stringMatching(
      /^error docs\/second\.md:1:1 {2}The page \/docs\/second\/ could not be looked at: /,
    ),
  );
});
