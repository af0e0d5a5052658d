import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { listOutputFiles } from '../output/list-files.ts';
import { writeOfflineSite } from './write-offline-site.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-offline-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { site } = buildSample({ navigation: [{ group: '', pages: ['a'] }] }, ['a']);
  return writeOfflineSite(folder, site);
}

const read = (file: string) => readFile(join(folder, file), 'utf8');

it('leaves out what only a server reads, and gives scripts the files that they ask for', async () => {
  const problems = await write({
    _headers: 'a',
    _redirects: 'a',
    '404.html': 'a',
    'robots.txt': 'a',
    'sitemap.xml': 'a',
    '_octavo/relay.json': '{}',
    '_octavo/pages.0a.json': '[]',
    '_octavo/cards/a.png': 'a',
    '_octavo/search/index.json': '{}',
    '_octavo/search/0a/stemmer.js': 'export const stemmer = (word) => word;',
    '_octavo/groups.0a.txt': '<a href="/a/">A</a>',
    'a/index.html': '<nav data-groups="/_octavo/groups.0a.txt"></nav>',
    'a.css': 'a{background:url(/a/)}',
  });
  expect(problems).toEqual([]);
  expect([...(await listOutputFiles(folder))].sort()).toEqual([
    '_octavo/groups.0a.txt.js',
    '_octavo/offline.js',
    '_octavo/search/0a/stemmer.js',
    '_octavo/search/index.json.js',
    'a.css',
    'a/index.html',
  ]);
  expect(await read('_octavo/groups.0a.txt.js')).toBe(
    'octavoFile("_octavo/groups.0a.txt","<a href=\\"octavo-folder:/a/index.html\\">A</a>","text");\n',
  );
  expect(await read('_octavo/search/index.json.js')).toBe(
    'octavoFile("_octavo/search/index.json","e30=","bytes");\n',
  );
  expect(await read('_octavo/search/0a/stemmer.js')).toMatch(
    /^octavoModule\("_octavo\/search\/0a\/stemmer\.js",\[\],/,
  );
  // It names the rows that are kept for the next page, whose folder may be another one.
  expect(await read('a/index.html')).toBe('<nav data-groups="/_octavo/groups.0a.txt"></nav>');
  expect(await read('a.css')).toBe('a{background:url("a/index.html")}');
});

it('tells of modules that cannot run from a disk, and leaves those that need them', async () => {
  const page = '<script type="module" src="/own.js"></script>';
  const problems = await write({
    'own.js': 'import "./part.js";',
    'part.js': 'import "https://example.com/a.js";',
    'a.html': page,
  });
  expect(problems).toMatchObject([
    {
      code: 'offline-site/module',
      severity: 'warning',
      message: expect.stringContaining('/part.js does not run on pages that are opened from a disk'),
    },
  ]);
  expect(await read('a.html')).toBe(page.replace('/own.js', 'own.js'));
});
