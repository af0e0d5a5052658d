import { expect, test } from '@playwright/test';
import { LOST, NOT_NEEDED } from '../../../src/import/docs/settings-table.ts';
import {
  documents,
  dropdowns,
  files,
  languageFiles,
  languages,
  main,
  products,
  requests,
  versions,
} from './docs-json.data.ts';
import { type DocsJsonSite, makeDocsJsonSite } from './docs-json-site.ts';
import { documentedKeys, unseenKeys } from './documented-keys.data.ts';
import {
  dropdownCases,
  type KeyCase,
  languageCases,
  mainCases,
  productCases,
  requestCases,
  versionCases,
} from './key-cases.ts';

const sites: readonly (readonly [
  name: string,
  docs: object,
  files: Readonly<Record<string, string>>,
  cases: readonly KeyCase[],
])[] = [
  ['settings, tabs and groups', main, files, mainCases],
  ['languages', languages, languageFiles, languageCases],
  ['versions and anchors', versions, {}, versionCases],
  ['products', products, {}, productCases],
  ['requests', requests, documents, requestCases],
  ['dropdowns', dropdowns, documents, dropdownCases],
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

    for (const { key, form, at = 'pages/start/', mode, read, expected } of cases)
      test(`shows ${key}${form === undefined ? '' : `: ${form}`}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: mode ?? 'dark' });
        await page.goto(site.url + at);
        expect(await read(page, site)).toEqual(expected);
      });
  });

test('every documented key of docs.json is looked at in a browser, or there is a reason why not', () => {
  const lists = sites.map(([, , , cases]) => cases);
  const seen = new Set(lists.flat().flatMap(({ key, also = [] }) => [key, ...also]));
  const reasons = [LOST, NOT_NEEDED].flatMap((table) => Object.keys(table));
  const told = (key: string) =>
    reasons.some((name) => name === key || key.startsWith(`${name}.`)) || Object.hasOwn(unseenKeys, key);
  expect(documentedKeys.filter((key) => !seen.has(key) && !told(key))).toEqual([]);
  const documented = new Set(documentedKeys);
  expect([...seen, ...Object.keys(unseenKeys)].filter((key) => !documented.has(key))).toEqual([]);
  expect(Object.keys(unseenKeys).filter((key) => seen.has(key))).toEqual([]);
});
