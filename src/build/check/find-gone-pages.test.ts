import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findGonePages } from './find-gone-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-gone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, files: readonly string[]): string {
  for (const file of files) {
    const path = join(folder, name, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
  }
  return join(folder, name);
}

test('addresses that the last build had are noted unless a page or a redirect is there', async () => {
  const last = write('last', [
    ...['index.html', '404.html', '_octavo/index.html', 'kept/index.html', 'z/index.html', 'a/b/index.html'],
    ...['old/one/index.html', 'moved/index.html', 'a.png'],
  ]);
  const now = write('now', ['index.html', 'kept/index.html', 'moved/index.html']);
  const redirects = [{ source: '/old/:name*', destination: '/kept', permanent: true }];
  const found = await findGonePages({ redirects }, last, now);
  expect(found.map(({ message }) => /"([^"]*)"/.exec(message)?.[1])).toEqual(['/a/b', '/z']);
  expect(found[0]).toMatchObject({ code: 'links/gone-page', severity: 'note', file: 'site.json' });
});

test('without a last build nothing is gone', async () => {
  expect(await findGonePages({ redirects: [] }, join(folder, 'none'), join(folder, 'now'))).toEqual([]);
});
