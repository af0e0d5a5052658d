import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeLicenses } from './write-licenses.ts';

/** The first line of each part. */
const listHeads = (text: string) =>
  text
    .split(`${'-'.repeat(80)}\n\n`)
    .slice(1)
    .map((part) => part.split('\n')[0]?.replace(/ \d+\.\d+\.\d+.*? /, ' '));

it('names what every site holds', async () => {
  const text = await describeLicenses(
    [
      '_astro/geist-latin-wght-normal.abc.woff2',
      '_astro/geist-mono-latin-wght-normal.abc.woff2',
      '_astro/search-worker-abc.js',
      'index.html',
    ],
    [],
  );
  expect(listHeads(text)).toEqual([
    'Phosphor: icons (MIT)',
    '@fontsource-variable/geist (OFL-1.1)',
    '@fontsource-variable/geist-mono (OFL-1.1)',
    'fflate (MIT)',
  ]);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Permission is hereby granted');
});

it('names sets of icons that are used, each license once', async () => {
  const text = await describeLicenses([], ['fa6-solid', 'fa6-brands', 'simple-icons', 'lucide']);
  expect(listHeads(text)).toEqual([
    'Font Awesome Free by @fontawesome: icons (CC-BY-4.0), some of them in another size',
    'Lucide: icons (ISC)',
    'Phosphor: icons (MIT)',
    'Simple Icons: icons (CC0-1.0)',
  ]);
});

it('names what is in the bundle of Mermaid, with a text for each', async () => {
  const text = await describeLicenses(['_octavo/diagram/mermaid/mermaid.esm.min.mjs'], []);
  const heads = listHeads(text);
  for (const name of ['mermaid (MIT)', 'd3 (ISC)', 'd3-shape (ISC)', 'katex (MIT)', 'cytoscape (MIT)'])
    expect(heads).toContain(name);
  expect(heads.filter((head) => head?.startsWith('@types/'))).toEqual([]);
  expect(new Set(heads).size).toBe(heads.length);
});

it('names packages of the site that its components bring, with what these need', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'octavo-licenses-'));
  const write = (name: string, more: object) => {
    const folder = join(siteRoot, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ version: '1.0.0', license: 'MIT', ...more }),
    );
    writeFileSync(join(folder, 'LICENSE'), `Copyright of ${name}`);
  };
  write('chart', { dependencies: { '@scope/scale': '1.0.0' } });
  write('@scope/scale', {});
  const text = await describeLicenses([], [], { names: ['chart'], siteRoot });
  expect(listHeads(text)).toEqual(['Phosphor: icons (MIT)', '@scope/scale (MIT)', 'chart (MIT)']);
  expect(text).toContain('Copyright of @scope/scale');
});
