import { DocPage } from './doc-page.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

test('snippets are shown with what a page gives to them', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('snippets')).url);
  await doc.open('reuse/');
  const main = page.locator('main');
  await expect(main).toContainText('Hello, Ada and Ada. Nested for Ada.');
  await expect(main).toContainText('Hello, Grace and Grace. Nested for Grace.');
  await expect(main.getByText('Inside both.').locator('strong')).toHaveText('both');
  await expect(main.getByRole('heading', { name: 'Alone' })).toHaveAttribute('id', 'alone');
  await expect(main).toContainText('From the other folder, here.');
  await expect(main).toContainText('The version is 2.1, marked, 7 and Team for 12.50.');
  await expect(main).toContainText('A name that nothing gives stays: {nothing}.');
  await expect(main.locator('.missing-content')).toHaveCount(0);
});

test('what a snippet holds counts among the children of its group', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('snippets')).url);
  await doc.open('groups/');
  const code = page.locator('main octavo-tabs.code');
  await expect(code.getByRole('tab')).toHaveText(['JavaScript', 'Python', 'Ruby', 'Go']);
  await code.getByRole('tab', { name: 'Ruby' }).click();
  await expect(code.getByText('three')).toBeVisible();
  await expect(code.getByText('one()')).toBeHidden();
  const tabs = page.locator('main octavo-tabs.tabs-group');
  await tabs.getByRole('tab', { name: 'Second' }).click();
  await expect(tabs.getByText('Panel of a snippet.')).toBeVisible();
  await expect(page.locator('main .steps > li')).toHaveCount(2);
  await expect(page.locator('main .cards > *')).toHaveCount(2);
});

test('components of scripts are rendered at build', async ({ page, sites }) => {
  const { url } = await sites.built('snippets');
  const doc = new DocPage(page, url);
  await doc.open('scripts/');
  const main = page.locator('main');
  await expect(main).toContainText('A price in text: 3 €, in €, with bold and open.');
  await expect(main.locator('b.badge strong')).toHaveText('bold');
  await expect(main.locator('.cards .price')).toHaveText(['4 €', '4 €']);
  await expect(main.locator('.cards svg.icon')).toHaveCount(2);
  await expect(main.locator('svg.line')).toHaveAttribute('stroke-width', '2');
  await expect(main.locator('section.given')).toHaveText('Given by the page.');
  const tabs = main.locator('octavo-tabs.tabs-group');
  await tabs.getByRole('tab', { name: 'Yearly' }).click();
  await expect(tabs.getByText('Each year.')).toBeVisible();
  await expect(tabs.getByText('Each month.')).toBeHidden();
  await expect(main.getByRole('button', { name: '4 and 8' })).toHaveCSS('padding-inline-start', '12px');
  await expect(main.locator('.price').last()).toHaveText('2 €');
  const html = await (await fetch(new URL('scripts/', url))).text();
  expect(html).not.toMatch(/\[object Object\]|<octavo-slot|_place|onclick/i);
});

test('every mistake has its place and its nearest name, and none ends the build', async ({ sites }) => {
  const files = await sites.copy('snippets');
  await files.write(
    'content/snippets/counter.tsx',
    'export default function Counter() {\n  return <p>{missing.value}</p>\n}\n',
  );
  await files.write(
    'content/snippets/nested.mdx',
    'import Hello from \'./hello.mdx\'\n\n<Hello name="x" />\n',
  );
  await files.write(
    'content/groups.mdx',
    '---\ntitle: Groups\n---\n\nimport A from \'/snippets/Ruby.mdx\'\nimport _ from \'lodash\'\n\n<A />\n\n<Snippet file="pyton.mdx" />\n\n<Crad>in</Crad>\n\n<Icon icon="rokket" />\n',
  );
  const { code, stdout } = await runOctavo(['build', files.folder, '--keep-going'], { env: sites.env });
  expect(code).toBe(1);
  for (const told of [
    /content\/groups\.mdx:5:1 .*[\s\S]{1,400}Did you mean "\/snippets\/ruby\.mdx"\?/,
    /content\/groups\.mdx:6:1 .*"lodash"/,
    /content\/groups\.mdx:10:1 .*[\s\S]{1,400}Did you mean "python\.mdx"\?/,
    /content\/groups\.mdx:12:1 .*[\s\S]{1,400}Did you mean <Card>\?/,
    /content\/groups\.mdx:14:7 .*[\s\S]{1,400}Did you mean "rocket"/,
    /content\/snippets\/nested\.mdx:3:1 .*hello\.mdx -> content\/snippets\/nested\.mdx -> content\/snippets\/hello\.mdx/,
    /content\/snippets\/counter\.tsx:2:\d+ .*missing/,
    /content\/scripts\.mdx:25:1 .*cannot be shown/,
  ])
    expect(stdout).toMatch(told);
  expect(stdout).not.toMatch(/^\s+at .+:\d+/m);
});
