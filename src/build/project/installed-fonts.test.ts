import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../config/read-site-config.ts';
import { findPackage } from '../../content/files/find-package.ts';
import { buildAppearance } from '../../site/appearance/appearance.ts';
import { readCardFonts } from '../cards/draw-card.ts';
import { findFontFile, findFonts, listFontFaces } from './installed-fonts.ts';

const owned = ['@fontsource-variable/geist', '@fontsource/stix-two-math'];

/** A site whose own packages are two real ones of Fontsource; `named` are those in its package.json. */
async function find(font: object, named: readonly string[] = owned, others: object = {}) {
  const siteRoot = mkdtempSync(join(tmpdir(), 'octavo-fonts-'));
  for (const name of owned) {
    const folder = join(siteRoot, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    cpSync(findPackage(name) ?? '', folder, { recursive: true });
  }
  const dependencies = Object.fromEntries(named.map((name) => [name, '5.0.0']));
  writeFileSync(join(siteRoot, 'package.json'), JSON.stringify({ dependencies }));
  const text = JSON.stringify({ name: 'Docs', navigation: [{ group: 'A', pages: ['a'] }], font, ...others });
  const { draft } = readSiteConfig(text, 'site.json');
  if (!draft) throw new Error('The configuration is broken.');
  const found = await findFonts(draft.config, draft.placeOf, siteRoot);
  return { ...found, appearance: buildAppearance(draft.config, found.fonts) };
}

describe('a font that is given by its name', () => {
  it('is taken from the variable package of Fontsource, upright and italic, with its characters', async () => {
    const { fonts, problems } = await find({ family: 'Geist' });
    expect(problems).toEqual([]);
    const { package: name, faces = [] } = fonts.get('Geist') ?? {};
    expect(name).toBe('@fontsource-variable/geist');
    expect(new Set(faces.map(({ style }) => style))).toEqual(new Set(['normal', 'italic']));
    const latin = faces.find(({ url }) => url.endsWith('/geist-latin-wght-normal.woff2'));
    expect(latin).toMatchObject({ weight: '100 900', style: 'normal' });
    expect(latin?.url).toMatch(/^\/_octavo\/fonts\/geist-\d+\.\d+\.\d+\//);
    expect(latin?.range).toMatch(/^U\+0000-00FF,/);
  });

  it('is taken from a package of one file a weight, WOFF2 alone', async () => {
    const { fonts } = await find({ body: { family: 'STIX Two Math' } });
    const { package: name, faces = [] } = fonts.get('STIX Two Math') ?? {};
    expect(name).toBe('@fontsource/stix-two-math');
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.every(({ url, weight }) => url.endsWith('.woff2') && weight === '400')).toBe(true);
  });

  it('is served from where its package is, and nothing else is', async () => {
    const { appearance } = await find({ family: 'Geist' });
    const [face] = listFontFaces(appearance);
    expect(findFontFile(appearance, `${face?.url}?v=1`)).toBe(face?.file);
    expect(findFontFile(appearance, '/_octavo/fonts/../../package.json')).toBeUndefined();
    expect(findFontFile(undefined, face?.url ?? '')).toBeUndefined();
  });

  it('has no file without a package that package.json names, which is told once, with how to get it', async () => {
    const { fonts, problems } = await find({ family: 'Stix Two Math' }, []);
    expect(fonts.size).toBe(0);
    expect(problems).toMatchObject([
      {
        code: 'site-json/font-without-file',
        severity: 'note',
        hint: 'Run "npm install @fontsource-variable/stix-two-math" beside site.json (or @fontsource/stix-two-math), or add "url".',
      },
    ]);
  });

  it('is told for headings and body apart', async () => {
    const { problems } = await find({ headings: { family: 'Fraunces' }, body: { family: 'Inter' } }, []);
    expect(problems.map(({ message }) => message.replace(/ has no file.*/, ''))).toEqual([
      'The font "Inter"',
      'The font "Fraunces"',
    ]);
  });

  it('is expected on the reader’s machine without a word where systems have it', async () => {
    for (const family of ['Georgia', 'system-ui', 'Courier New'])
      expect((await find({ family }, [])).problems).toEqual([]);
  });

  it('stays the writer’s own file where it has a url', async () => {
    const { fonts, appearance } = await find({ family: 'Geist', url: '/fonts/geist.woff2' });
    expect(fonts.size).toBe(0);
    expect(listFontFaces(appearance)).toEqual([]);
  });

  it('draws the images of links to pages, where it is for them', async () => {
    const { fonts, problems } = await find({}, owned, { thumbnails: { fonts: { family: 'STIX Two Math' } } });
    expect(problems).toEqual([]);
    const cards = await readCardFonts(fonts.get('STIX Two Math'));
    expect(new Set(cards.map(({ name }) => name))).toEqual(new Set(['Own', 'Geist']));
    expect(cards.find(({ name }) => name === 'Own')?.weight).toBe(400);
    const without = await find({}, [], { thumbnails: { fonts: { family: 'Lora' } } });
    expect(without.problems).toMatchObject([{ code: 'site-json/card-font-without-file' }]);
    expect((await readCardFonts()).every(({ name }) => name === 'Geist')).toBe(true);
  });
});
