import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildOnDisk, serveGenerated } from './generated-site.ts';
import type { ReadingPlace } from './reading-place.ts';
import { test as base, expect } from './site-fixture.ts';

/** A site with a sidebar of 241 entries in 61 groups, one of them inside another: gives its URL where readers open it, with a slash. */
export const test = base.extend<object, { readonly openLong: (place: ReadingPlace) => Promise<string> }>({
  openLong: [
    ({ support: _ }, use) =>
      serveGenerated('long', writeLongSite, (url) =>
        use(async (place) => (place === 'server' ? url : buildOnDisk('long', writeLongSite))),
      ),
    { scope: 'worker' },
  ],
});

export { expect };

async function writeLongSite(folder: string): Promise<void> {
  const groups = Array.from({ length: 60 }, (_, index) => ({
    group: `Part ${index + 1}`,
    pages: Array.from({ length: index < 29 ? 7 : 1 }, (_, place) => `part-${index + 1}/page-${place + 1}`),
  }));
  const inner = { group: 'Inner', pages: groups[0]?.pages.map((page) => page.replace('part-1', 'inner')) };
  const navigation = groups.map(({ group, pages }) => ({
    group,
    pages: group === 'Part 2' ? [...pages, inner] : pages,
  }));
  const files = [...groups, inner].flatMap(({ pages }) => pages ?? []);
  const config = { name: 'Long', colors: { primary: '#0D9373' }, navigation };
  await writeFile(join(folder, 'site.json'), JSON.stringify(config));
  for (const file of files) {
    const path = join(folder, 'content', `${file}.mdx`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `---\ntitle: ${file.replace('/', ' ')}\n---\n\nText.\n`);
  }
}
