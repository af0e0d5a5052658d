import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IndexedPage } from './indexed-page.ts';
import { openSiteIndex, writeSearch } from './site-index.ts';

let last: string;

beforeEach(async () => {
  last = await mkdtemp(join(tmpdir(), 'octavo-site-index-'));
});

afterEach(() => rm(last, { recursive: true, force: true }));

function makePage(path: string, text: string, language: string): IndexedPage {
  return {
    ...{ url: `/${path}`, title: `Page ${path}`, section: 'Guides', method: '', path: '', operationId: '' },
    ...{ tab: undefined, product: undefined, versions: [], boost: 1, image: '', headings: [], weights: [] },
    ...{ language, words: text.split(' '), lineEnds: [] },
  };
}

/** Writes the index of two languages; gives what is written at which path, and where the last site may have the same. */
async function write(first: string) {
  const index = openSiteIndex(['en', 'de']);
  index.add(makePage('a', first, 'en'));
  index.add(makePage('b', 'a lamp', 'en'));
  index.add(makePage('c', 'eine Lampe', 'de'));
  const files = new Map<string, { readonly content: string | Uint8Array; readonly earlier: string }>();
  const problems = await writeSearch(
    index.finish(),
    (path, content, earlier) => files.set(path, { content, earlier }),
    last,
  );
  expect(problems).toEqual([]);
  return files;
}

it('says where the last site has the files of pages that did not change', async () => {
  const before = await write('one word');
  for (const [path, { content, earlier }] of before) {
    expect(earlier).toBe(path);
    await mkdir(dirname(join(last, path)), { recursive: true });
    await writeFile(join(last, path), content);
  }
  const now = await write('another word');
  const same = [...now].filter(([, { content, earlier }]) =>
    Buffer.from(before.get(earlier)?.content ?? '').equals(Buffer.from(content)),
  );
  const moved = same.filter(([path, { earlier }]) => path !== earlier).map(([path]) => path);
  expect(moved).toContainEqual(expect.stringMatching(/^_octavo\/search\/\w+\/pages\/1\.bin$/));
  const german = [...now].filter(([path]) => path.startsWith('_octavo/search/de/'));
  expect(german.length).toBeGreaterThan(2);
  for (const [path, { earlier }] of german) expect(earlier).toBe(path);
});

it('leaves a last site alone whose index has no name, or one that is none', async () => {
  const [entry = ''] = (await write('one word')).keys();
  for (const text of ['', '{}', '{"id":"../../../etc"}', '{"id":1}']) {
    await mkdir(dirname(join(last, entry)), { recursive: true });
    await writeFile(join(last, entry), text);
    for (const [path, { earlier }] of await write('one word')) expect(earlier).toBe(path);
  }
});
