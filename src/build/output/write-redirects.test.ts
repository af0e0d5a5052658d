import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { writeRedirects } from './write-redirects.ts';

test('the page at an old address speaks the language of the one that it leads to', async () => {
  const labels = { 'Page moved': 'نُقلت & <b>', 'Continue to {url}': 'إلى {url}' };
  const config = {
    languages: ['en', { language: 'ar', labels }],
    redirects: [
      { source: '/old', destination: '/start' },
      { source: '/ar/old', destination: '/ar/start#now' },
    ],
  };
  const { site } = buildSample(config, ['start', 'ar/start']);
  const folder = await mkdtemp(join(tmpdir(), 'octavo-redirects-'));
  expect(await writeRedirects(site, folder, folder, [])).toEqual([]);
  const read = (path: string) => readFile(join(folder, path, 'index.html'), 'utf8');
  expect(await read('old')).toMatch(/<html lang="en">.*<h1>Page moved<\/h1>.*>Continue to \/start\/<\/a>/);
  expect(await read('ar/old')).toMatch(
    /<html lang="ar" dir="rtl">.*<h1>نُقلت &amp; &lt;b&gt;<\/h1>.*>إلى \/ar\/start\/#now<\/a>/,
  );
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toContain('/ar/old /ar/start/#now 308\n');
});
