import { mkdir, mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { openProject } from '../project/open-project.ts';
import { type PageOutput, startPublication } from '../publication/publication.ts';
import { writePageTexts } from '../views/render-markdown.ts';
import { type WrittenSite, writeSite } from './write-site.ts';

const sheet = '_astro/pages.12345678.css';

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

function page(body: string): string {
  return `<html><head><link rel="stylesheet" href="/${sheet}"></head><body><article>${body}</article></body></html>`;
}

/** Writes a site with one page, `body`, into a folder where others have put `others`. */
async function build(
  body: string,
  others: Readonly<Record<string, string>> = {},
  more: Partial<PageOutput> = {},
): Promise<{ readonly folder: string; readonly written: WrittenSite }> {
  const siteRoot = await realpath(await mkdtemp(join(tmpdir(), 'octavo-write-')));
  await write(siteRoot, {
    'site.json': JSON.stringify({
      name: 'Pets',
      navigation: [{ group: 'Pages', icon: 'github', pages: ['start'] }],
      redirects: [{ source: '/old', destination: '/start' }],
    }),
    'content/start.md': '# Start\n\nWords.\n',
    'content/notes.txt': 'Notes',
  });
  const project = await openProject({ siteRoot, output: undefined });
  onTestFinished(() => project.close());
  await project.checkPages();
  const site = project.site();
  const first = site?.pages[0];
  if (!site || !first) throw new Error('There is no page.');
  const folder = join(siteRoot, 'dist');
  const html = page(body);
  await write(folder, {
    'start/index.html': html,
    [sheet]: ':root{--topbar-height:3rem}.used{color:red}.unused{color:blue}',
    ...others,
  });
  const publication = await startPublication(project);
  const texts = writePageTexts(project, site, first, await project.compiler.compile(first));
  publication.collect(
    { html, tags: readHtmlTags(html) },
    {
      ...{ page: first, connects: [], texts, call: undefined, problems: [], islands: [] },
      ...{ compiled: undefined, card: undefined, utilities: undefined, ...more },
    },
  );
  const pages = ['start/index.html'];
  const written = await writeSite({ project, site, publication, folder, pages, outputs: [folder] });
  return { folder, written };
}

test('a site is its rendered pages and all that is published beside them', async () => {
  const { folder, written } = await build('<p class="used">Words</p>');
  const files = written.files.map((file) =>
    file.replace(/(?<=\/(?:pages|icon)\.)[\w-]{8}(?=\.)|(?<=search\/)\w{10}/, 'HASH'),
  );
  expect(files.sort()).toEqual([
    '_astro/pages.HASH.css',
    '_headers',
    '_octavo/icon.HASH.svg',
    '_octavo/licenses.txt',
    '_octavo/mcp.json',
    '_octavo/search/HASH/pages/0.bin',
    '_octavo/search/HASH/stemmer.js',
    '_octavo/search/HASH/table.bin',
    '_octavo/search/HASH/words/0.bin',
    '_octavo/search/index.json',
    '_octavo/search/scopes.json',
    '_redirects',
    'index.html',
    'llms-full.txt',
    'llms.txt',
    'notes.txt',
    'old/index.html',
    'robots.txt',
    'start.md',
    'start/index.html',
  ]);
  expect(written.problems).toEqual([]);
  const [name = ''] = await readdir(join(folder, '_astro'));
  expect(await readFile(join(folder, 'start/index.html'), 'utf8')).toContain(`/_astro/${name}"`);
  const css = await readFile(join(folder, '_astro', name), 'utf8');
  expect([css.includes('.used'), css.includes('.unused')]).toEqual([true, false]);
  // The icon of the group is from Simple Icons.
  expect(await readFile(join(folder, '_octavo/licenses.txt'), 'utf8')).toContain(
    'Simple Icons: icons (CC0-1.0)',
  );
});

test('pages of others stay as they are, with the style sheet that they load', async () => {
  const other = page('<p class="unused">Theirs, <a href="/gone/">with a dead link</a></p>');
  const { folder, written } = await build('<p class="used">Words</p>', { 'blog/index.html': other });
  expect(await readFile(join(folder, 'blog/index.html'), 'utf8')).toBe(other);
  expect(await readFile(join(folder, sheet), 'utf8')).toContain('.unused');
  expect(await readFile(join(folder, 'start/index.html'), 'utf8')).not.toContain(sheet);
  expect(written.files).not.toContain('blog/index.html');
  expect(written.problems).toEqual([]);
});

test('links to pages of others lead somewhere, and dead ones are told', async () => {
  const { written } = await build('<a href="/blog/">There</a> <a href="/gone/">Gone</a>', {
    'blog/index.html': page('Theirs'),
  });
  expect(written.problems.map(({ code, message }) => [code, message])).toEqual([
    ['links/made-link', expect.stringContaining('/gone/')],
  ]);
});

test('what a page failed with when it was rendered is told once', async () => {
  const place = { file: 'content/start.md', line: 1, column: 1 };
  const late = {
    ...place,
    code: 'content/late',
    severity: 'warning',
    message: 'It failed.',
    hint: '',
  } as const;
  const { written } = await build('Words', {}, { problems: [late, late] });
  expect(written.problems).toEqual([late]);
});
