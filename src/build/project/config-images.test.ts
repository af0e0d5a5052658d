import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../config/read-site-config.ts';
import { checkImages } from './config-images.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-images-'));
  await mkdir(join(folder, 'public/logo'), { recursive: true });
  await writeFile(join(folder, 'public/logo/light.svg'), '<svg/>');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(fields: Readonly<Record<string, unknown>>) {
  const text = JSON.stringify({ name: 'A', colors: { primary: '#112233' }, navigation: [], ...fields });
  const { config, placeOf } = readSiteConfig(text, 'site.json');
  if (!config) throw new Error('The config of this test has a mistake.');
  const { config: kept, problems, logoSizes } = await checkImages(config, placeOf, folder, folder, '/');
  return { kept, logoSizes, messages: problems.map(({ message }) => message) };
}

describe('checkImages', () => {
  it('leaves images alone that are there', async () => {
    const { kept, messages } = await check({ logo: '/logo/light.svg', favicon: 'logo/light.svg' });
    expect(messages).toEqual([]);
    expect(kept.logo?.light).toBe('/logo/light.svg');
    expect(kept.favicon).toEqual({ light: 'logo/light.svg', dark: 'logo/light.svg' });
  });

  it('shows the other mode’s favicon and background for one that is missing', async () => {
    const given = { light: '/no.svg', dark: '/logo/light.svg' };
    const { kept, messages } = await check({ favicon: given, backgroundImage: given });
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain('favicon.light is "/no.svg"');
    const there = { light: '/logo/light.svg', dark: '/logo/light.svg' };
    expect(kept).toMatchObject({ favicon: there, backgroundImage: there });
  });

  it('shows the other mode’s logo for one that is missing', async () => {
    const { kept, messages } = await check({
      logo: { light: '/logo/light.svg', dark: '/logo/dark.svg', href: '/start' },
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('/logo/dark.svg');
    expect(kept.logo).toEqual({ light: '/logo/light.svg', dark: '/logo/light.svg', href: '/start' });
  });

  it('leaves the font of that name that a reader has for a file that is missing', async () => {
    const both = await check({ font: { family: 'Own', url: '/no.woff2', weight: 400 } });
    expect(both.messages).toEqual([expect.stringContaining('font.url is "/no.woff2"')]);
    expect(both.kept.font.body).toEqual({ family: 'Own', weight: 400, url: undefined });
    const apart = await check({
      font: {
        headings: { family: 'Own', url: '/logo/light.svg' },
        body: { family: 'Own', url: '/no.woff2' },
      },
    });
    expect(apart.messages).toEqual([expect.stringContaining('font.body.url is "/no.woff2"')]);
    expect(apart.kept.font.headings?.url).toBe('/logo/light.svg');
  });

  it('does without a logo, favicon and background that are missing', async () => {
    const { kept, messages } = await check({
      logo: '/no.svg',
      favicon: '/no.png',
      backgroundImage: '/no.jpg',
    });
    expect(messages).toHaveLength(3);
    expect(kept).toMatchObject({ logo: undefined, favicon: undefined, backgroundImage: undefined });
  });

  it('does without an image for other sites’ previews that is missing', async () => {
    const { kept, messages } = await check({
      metadata: { 'og:image': '/no.png', 'twitter:image': '/logo/light.svg', 'og:type': 'website' },
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('metadata.og:image is "/no.png"');
    expect(kept.metadata).toEqual({ 'twitter:image': '/logo/light.svg', 'og:type': 'website' });
  });

  it('tells the sizes of logos that say theirs', async () => {
    await writeFile(join(folder, 'public/logo/wide.svg'), '<svg viewBox="0 0 90 30"/>');
    const { logoSizes } = await check({ logo: { light: '/logo/wide.svg', dark: '/logo/light.svg' } });
    expect([...logoSizes]).toMatchObject([['/logo/wide.svg', { width: 90, height: 30 }]]);
  });

  it('asks no other server', async () => {
    const { kept, messages } = await check({ logo: 'https://example.com/logo.svg' });
    expect(messages).toEqual([]);
    expect(kept.logo?.light).toBe('https://example.com/logo.svg');
  });
});
