import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { imageSize } from 'image-size';
import { hasCharacter, readUnicodeRanges, type UnicodeRange } from '../../lib/text/unicode-ranges.ts';
import { readErrorCode } from '../../problem/read-error.ts';
import type { InstalledFont } from '../../site/appearance/appearance.ts';
import {
  backgroundName,
  type CanDraw,
  type CardNode,
  cardSize,
  findCardMode,
  logoName,
  ownFamily,
} from '../../site/machines/card.ts';
import type { Site } from '../../site/site.ts';
import { findAsset } from '../project/find-asset.ts';

/** Draws a card; gives a PNG. */
export type DrawCard = (node: CardNode, images: CardImages) => Promise<Buffer>;

/**
 * Loads the library that draws; undefined where it is not installed, as on a platform that it has no binary for: it is an
 * optional dependency. What else keeps it from starting is given as the reason.
 */
export async function openDrawer(
  fonts: readonly CardFont[],
): Promise<{ readonly draw: DrawCard } | { readonly reason: string }> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const { name, data, ranges, weight } of fonts)
      await renderer.registerFont({
        name,
        data,
        ...(weight === undefined ? {} : { weight }),
        unicodeRange: ranges.map(([first, last]) => [first, last]),
      });
    const draw: DrawCard = (node, { logo, background }) =>
      renderer.render(node as Parameters<typeof renderer.render>[0], {
        ...cardSize,
        format: 'png',
        images: [
          ...(logo ? [{ src: logoName, data: logo.data }] : []),
          ...(background ? [{ src: backgroundName, data: background.data }] : []),
        ],
      });
    return { draw };
  } catch (error) {
    if (readErrorCode(error) === 'ERR_MODULE_NOT_FOUND') return { reason: 'it is not installed' };
    const message = error instanceof Error ? error.message : String(error);
    return { reason: message.split('\n')[0] ?? message };
  }
}

/** A font of the cards, with the characters that it has. */
export interface CardFont {
  /** `Geist`, or that of a font in its place. */
  readonly name: typeof ownFamily | 'Geist';
  readonly data: Buffer;
  readonly ranges: readonly UnicodeRange[];
  /** Undefined for that of the file, and for a variable font. */
  readonly weight?: number | undefined;
}

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** Geist in all its scripts, as pages have it, behind `own`. */
export async function readCardFonts(own?: InstalledFont): Promise<readonly CardFont[]> {
  const upright = (own?.faces ?? []).filter(({ style }) => style === 'normal');
  const faces = await Promise.all(
    upright.map(async ({ file, range, weight }) => ({
      name: ownFamily as typeof ownFamily,
      data: await readFile(file),
      ranges: range === undefined ? [[0, 0x10ffff] as const] : readUnicodeRanges(range),
      ...(/^\d+$/.test(weight) ? { weight: Number(weight) } : {}),
    })),
  );
  return [...faces, ...(await readGeist())];
}

async function readGeist(): Promise<readonly CardFont[]> {
  const unicode = JSON.parse(
    await readFile(require.resolve('@fontsource-variable/geist/unicode.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  return Promise.all(
    subsets.map(async (name) => ({
      name: 'Geist' as const,
      data: await readFile(
        require.resolve(`@fontsource-variable/geist/files/geist-${name}-wght-normal.woff2`),
      ),
      ranges: readUnicodeRanges(unicode[name] ?? ''),
    })),
  );
}

/** Tells whether the fonts have all characters of a text. */
export function createCanDraw(fonts: readonly CardFont[]): CanDraw {
  const ranges = fonts.flatMap((font) => font.ranges);
  return (text) => [...text].every((one) => hasCharacter(ranges, one));
}

/** The images that cards show. */
export interface CardImages {
  readonly logo: CardImage | undefined;
  /** Fills the card. */
  readonly background: CardImage | undefined;
}

export interface CardImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Tells it from others. */
  readonly hash: string;
}

/** The logo of the mode of the cards and what is behind them, if they are images of the site that can be measured. */
export async function readCardImages(site: Site, siteRoot: string, contentRoot: string): Promise<CardImages> {
  const read = (url: string | undefined) => readImage(url, siteRoot, contentRoot);
  const [logo, background] = await Promise.all([
    read(site.logo?.[findCardMode(site)]),
    read(site.thumbnails.background),
  ]);
  return { logo, background };
}

async function readImage(
  url: string | undefined,
  siteRoot: string,
  contentRoot: string,
): Promise<CardImage | undefined> {
  if (url === undefined || !url.startsWith('/')) return undefined;
  const file = await findAsset(siteRoot, contentRoot, url);
  const data = file && (await readFile(file).catch(() => undefined));
  if (!data) return undefined;
  try {
    const { width, height } = imageSize(data);
    const hash = createHash('sha256').update(data).digest('hex');
    return width > 0 && height > 0 ? { data, width, height, hash } : undefined;
  } catch {
    return undefined;
  }
}
