import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, extname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import { findNearest } from '../problem/nearest.ts';
import { findSiteFileSync, isInside, showSitePath } from './site-file.ts';

export interface FoundImage {
  /** Rooted URL without the base path: `/images/a.png`. */
  readonly url: string;
  /** Relative to the site root. */
  readonly file: string;
  /** Where its bytes are, absolute, and what changes when they do. */
  readonly content: { readonly file: string; readonly bytes: number; readonly stamp: string };
}

/** In CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageReader {
  /**
   * The site's image that `src` means on a page whose file is `pageFile` (absolute): a path relative to the
   * page, or rooted: then in `public/` first, else beside the pages. Undefined when no such file is inside
   * the site root.
   */
  find(pageFile: string, src: string): FoundImage | undefined;
  /** What `src` may have meant when there is no such file: one of a near name, ending or letter case in its folder. */
  findNear(pageFile: string, src: string): string | undefined;
  /** Its size; undefined when the file does not tell. */
  measure(image: FoundImage): Promise<ImageSize | undefined>;
}

/** So much of a file is read to learn its size: metadata may stand before it. */
const headLength = 512 * 1024;

/**
 * Finds images and reads their sizes, each file once as long as it does not change. All folders are absolute.
 */
export function createImageReader(siteRoot: string, contentRoot: string): ImageReader {
  const publicFolder = join(siteRoot, 'public');
  const sizes = new Map<string, { stamp: string; size: Promise<ImageSize | undefined> }>();
  return {
    find(pageFile, src) {
      const path = decodePath(src);
      if (path === undefined || path === '') return undefined;
      const rooted = [
        { base: publicFolder, place: join(publicFolder, path) },
        { base: contentRoot, place: join(contentRoot, path) },
      ];
      const beside = { base: contentRoot, place: join(dirname(pageFile), path) };
      for (const { base, place } of path.startsWith('/') ? rooted : [beside, ...rooted]) {
        const found = isInside(base, place) ? findSiteFileSync(siteRoot, place) : undefined;
        if (!found) continue;
        const { file, stats } = found;
        return {
          url: encodeURI(`/${showSitePath(base, place)}`),
          file: showSitePath(siteRoot, place),
          content: { file, bytes: stats.size, stamp: `${stats.mtimeMs} ${stats.size}` },
        };
      }
      return undefined;
    },
    findNear(pageFile, src) {
      const path = decodePath(src);
      if (path === undefined || path === '') return undefined;
      const rooted = [publicFolder, contentRoot];
      for (const base of path.startsWith('/') ? rooted : [dirname(pageFile), ...rooted]) {
        const folder = dirname(join(base, path));
        if (!isInside(siteRoot, folder)) continue;
        const near = findNearName(basename(path), listFiles(folder));
        if (near !== undefined) return posix.join(posix.dirname(path), near).replace(/^(?=[^./])/, './');
      }
      return undefined;
    },
    measure({ content }) {
      const known = sizes.get(content.file);
      if (known?.stamp === content.stamp) return known.size;
      const size = measureImage(content.file, content.bytes);
      sizes.set(content.file, { stamp: content.stamp, size });
      return size;
    },
  };
}

function findNearName(name: string, files: readonly string[]): string | undefined {
  const stem = (file: string) => basename(file, extname(file)).toLowerCase();
  return files.find((file) => stem(file) === stem(name)) ?? findNearest(name, files);
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i.test(name));
  } catch {
    return [];
  }
}

async function measureImage(file: string, bytes: number): Promise<ImageSize | undefined> {
  try {
    const handle = await open(file);
    try {
      const head = Buffer.alloc(Math.min(bytes, headLength));
      const { bytesRead } = await handle.read(head, 0, head.length, 0);
      const { width, height, orientation } = imageSize(head.subarray(0, bytesRead));
      const isTurned = orientation !== undefined && orientation >= 5;
      return isTurned ? { width: height, height: width } : { width, height };
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

function decodePath(src: string): string | undefined {
  try {
    return decodeURIComponent(src.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}
