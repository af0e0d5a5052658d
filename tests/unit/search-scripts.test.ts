import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readIndexedPage } from '../../src/search/index/read-page.ts';
import { readQuery } from '../../src/search/words.ts';
import { buildSample, pageAt, samplePage } from '../support/sample-site.ts';
import { createSearchIndex, type OpenedIndex, openIndexFiles } from '../support/search-files.ts';

/** A sentence of each language that writes without spaces, and what readers look for in it. */
const languages = {
  chinese: {
    sentence: '我们使用搜索引擎来查找文档中的内容。',
    queries: ['搜索', '引擎', '文档', '搜索引擎', '查找文档', '我们使用搜索'],
  },
  japanese: {
    sentence: '東京都で検索エンジンを設定する方法を、データベースと共に説明します。',
    queries: ['検索', '設定', '東京', 'エンジン', '検索エンジン', '設定する方法', 'データ'],
  },
  thai: { sentence: 'วิธีการติดตั้งระบบค้นหาเอกสาร', queries: ['ติดตั้ง', 'ค้นหา', 'เอกสาร', 'ระบบค้นหา'] },
  lao: { sentence: 'ວິທີການຄົ້ນຫາເອກະສານ', queries: ['ວິທີ', 'ເອກະສານ', 'ວິທີການ'] },
  khmer: { sentence: 'របៀបស្វែងរកឯកសារ', queries: ['ឯកសារ', 'ស្វែងរក', 'ស្វែងរកឯកសារ'] },
  burmese: { sentence: 'စာရွက်စာတမ်းများကိုရှာဖွေပါ', queries: ['ရှာဖွေ', 'စာရွက်စာတမ်း', 'များကို'] },
  mixed: {
    sentence: 'GraphQLを使ってUser IDを取得します',
    queries: ['graphql', 'user', '取得', 'GraphQLを使って'],
  },
};
const names = Object.keys(languages).sort();
const cases = Object.entries(languages).flatMap(([name, { queries }]) =>
  queries.map((query) => [query, name] as const),
);
let index: OpenedIndex;

beforeAll(async () => {
  const { site } = buildSample(
    { navigation: [{ group: 'All', pages: names }] },
    names.map((name) => samplePage(name)),
  );
  const pages = Object.entries(languages).flatMap(([name, { sentence }]) => {
    const html = `<article><h1>${name}</h1><p>${sentence}</p></article>`;
    return (site && readIndexedPage(html, pageAt(site, name), site)) ?? [];
  });
  index = await openIndexFiles(await createSearchIndex(pages, ['en']), 'en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(cases)('%s is found in the sentence that has it', async (query, name) => {
  expect(await index.find(readQuery(query))).toContain(names.indexOf(name));
});

test.each(cases)('%s is found by a browser that knows no ends of words', async (query, name) => {
  vi.stubGlobal('Intl', {});
  const words = await import('../../src/search/words.ts');
  expect(words.splitUnspaced('APIを検索する')).toEqual(['API', 'を検索する']);
  expect(await index.find(words.readQuery(query))).toContain(names.indexOf(name));
});

test.each(['天气', '天気', 'อากาศ', 'အေး'])('%s, which no sentence has, is not found', async (query) => {
  expect(await index.find(readQuery(query))).toEqual([]);
});
