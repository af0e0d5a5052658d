import { expect, test } from '@playwright/test';
import { files, languageFiles, languages, main, versions } from './docs-json.data.ts';
import { type DocsJsonSite, makeDocsJsonSite } from './docs-json-site.ts';
import { type KeyCase, languageCases, mainCases, versionCases } from './key-cases.ts';

const sites: readonly (readonly [
  name: string,
  docs: object,
  files: Readonly<Record<string, string>>,
  cases: readonly KeyCase[],
])[] = [
  ['settings, tabs and groups', main, files, mainCases],
  ['languages', languages, languageFiles, languageCases],
  ['versions and anchors', versions, {}, versionCases],
];

for (const [name, docs, beside, cases] of sites)
  test.describe(`a docs.json of ${name}, imported and built`, () => {
    let site: DocsJsonSite;
    test.beforeAll(async () => {
      site = await makeDocsJsonSite(docs, beside);
    });
    test.afterAll(() => site.stop());

    test('leaves nothing out, and has no mistake', () => {
      const { changes } = JSON.parse(site.imported);
      expect(changes.filter(({ kind }: { kind: string }) => kind === 'left-out')).toEqual([]);
      expect(site.built).toMatch(/ 0 errors/);
    });

    for (const { key, at = 'pages/start/', mode, read, expected } of cases)
      test(`shows ${key}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: mode ?? 'dark' });
        await page.goto(site.url + at);
        expect(await read(page, site)).toEqual(expected);
      });
  });
