import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBlockedRoute, isPrivateFile } from './serve-assets.ts';

let siteRoot = '';

beforeAll(() => {
  siteRoot = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-guard-')));
  mkdirSync(join(siteRoot, '.octavo/vite'), { recursive: true });
  writeFileSync(join(siteRoot, 'notes.txt'), 'private');
  writeFileSync(join(siteRoot, '.octavo/vite/made.js'), '');
  symlinkSync(join(siteRoot, 'notes.txt'), join(siteRoot, '.octavo/vite/link.js'));
});

afterAll(() => rmSync(siteRoot, { recursive: true }));

describe('URLs that no page needs', () => {
  test.each([
    '/_image',
    '/_image/?href=a',
    '/_image?href=/@fs/a.png',
    '/%5fimage?href=a',
    '//_image?href=a',
    '/__open-in-editor?file=a',
    '/_%5fopen-in-editor',
    '//__open-in-editor',
  ])('%s is one', (url) => {
    expect(isBlockedRoute(url)).toBe(true);
  });

  test.each(['/', '/_images', '/a/_image', '/a?b=/_image', '/%'])('%s is none', (url) => {
    expect(isBlockedRoute(url)).toBe(false);
  });
});

describe('a private file', () => {
  const ways: readonly ((file: string) => string)[] = [
    (file) => file,
    (file) => `/@fs${file}`,
    (file) => `/@fs/${file}?raw`,
    (file) => `/@fs${file.replaceAll('/', '%2f')}`,
    (file) => `/@fs${file.replace('.', '%2e')}#a`,
    (file) => `/@id/${file}?import`,
    (file) => `/@id/__x00__${file}`,
    (file) => `/@id//__x00__/${file}`,
  ];

  test('is one of the site, also where a link in a served folder leads to it', async () => {
    for (const name of ['notes.txt', 'site.json', '.octavo/vite/link.js']) {
      if (name === 'site.json') writeFileSync(join(siteRoot, name), '{}');
      for (const way of ways) {
        const url = way(join(siteRoot, name));
        expect([url, await isPrivateFile(url, siteRoot)]).toEqual([url, true]);
      }
    }
  });

  test('is one of Octavo that no page is made of', async () => {
    for (const url of ['/package.json', '/src/cli/main.ts?raw', '/src/relay/index.ts', '/%70ackage.json'])
      expect([url, await isPrivateFile(url, siteRoot)]).toEqual([url, true]);
  });

  test('is a component of the site, but for the style sheets and scripts in it', async () => {
    mkdirSync(join(siteRoot, 'components'));
    const file = join(siteRoot, 'components/Footer.astro');
    writeFileSync(file, '<p>1</p>');
    const inner = '?astro&type=script&index=0&lang.ts';
    for (const url of [
      `/@fs${file}${inner}`,
      `/@fs/@fs${file}${inner}`,
      `/@fs${file}?astro&type=style&index=0&lang.css&t=1`,
    ])
      expect([url, await isPrivateFile(url, siteRoot)]).toEqual([url, false]);
    for (const url of [
      `/@fs${file}`,
      `/@fs/@fs${file}`,
      `/@fs${file}?raw`,
      `/@fs${file}${inner}&raw`,
      `/@fs${join(siteRoot, 'notes.txt')}${inner}`,
    ])
      expect([url, await isPrivateFile(url, siteRoot)]).toEqual([url, true]);
  });

  test('is none that a page asks for, or that is not there', async () => {
    const made = join(siteRoot, '.octavo/vite/made.js');
    for (const url of ['/', `/@fs${made}`, '/src/request/safe-url.ts', '/nowhere', '/%', '/@vite/client'])
      expect([url, await isPrivateFile(url, siteRoot)]).toEqual([url, false]);
  });
});
