import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import type { Site } from '../../site/site.ts';
import { findAsset } from '../project/find-asset.ts';

/** The logo that cards show. */
export interface CardLogo {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Tells it from others. */
  readonly hash: string;
}

/** The logo of the mode that the site opens in, if it is an image of the site that can be measured. */
export async function readCardLogo(
  { logo, mode }: Site,
  siteRoot: string,
  contentRoot: string,
): Promise<CardLogo | undefined> {
  const url = logo?.[mode.default ?? 'light'];
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
