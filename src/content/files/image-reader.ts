import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { withoutBase } from '../../lib/html/base-path.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import { noteList } from './file-reads.ts';
import { findNearestPath, findSiteFileSync, isInside, listFiles, showSitePath } from './site-files.ts';

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
   * page, or rooted: then in `public/` first, else beside the pages, and last without the base that it begins with.
   * Undefined when no such file is inside the site root.
   */
  find(pageFile: string, src: string): FoundImage | undefined;
  /**
   * The path of an image, or of a video, sound or document when `src` ends like one, that a wrong `src` most likely
   * meant, as it is written in a page; undefined without any.
   */
  findNearest(pageFile: string, src: string): string | undefined;
  /** Its size; undefined when the file does not tell. */
  measure(image: FoundImage): Promise<ImageSize | undefined>;
}

const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;
const mediaFile = /\.(?:mp4|webm|mov|m4v|ogv|mp3|wav|ogg|oga|m4a|aac|flac|opus|vtt|pdf)$/i;

/** How much of a file is read to learn its size, in bytes: metadata may precede it. */
const headLength = 512 * 1024;

/**
 * Finds images and reads their sizes, each file once as long as it does not change. All folders are absolute, `base` is the
 * site's.
 */
export function createImageReader(siteRoot: string, contentRoot: string, base: string): ImageReader {
  const publicFolder = join(siteRoot, 'public');
  const listed = new Map<RegExp, readonly (readonly string[])[]>();
  const sizes = new Map<string, { stamp: string; size: Promise<ImageSize | undefined> }>();
  const findFile = (pageFile: string, src: string): FoundImage | undefined => {
    const path = decodeUri(src.replace(/[?#].*$/s, ''));
    if (path === undefined || path === '') return undefined;
    const rooted = [
      { folder: publicFolder, place: join(publicFolder, path) },
      { folder: contentRoot, place: join(contentRoot, path) },
    ];
    const beside = { folder: contentRoot, place: join(dirname(pageFile), path) };
    for (const { folder, place } of path.startsWith('/') ? rooted : [beside, ...rooted]) {
      const found = isInside(folder, place) ? findSiteFileSync(siteRoot, place) : undefined;
      if (!found) continue;
      const { file, stats } = found;
      return {
        url: encodeURI(`/${showSitePath(folder, place)}`),
        file: showSitePath(siteRoot, place),
        content: { file, bytes: stats.size, stamp: `${stats.mtimeMs} ${stats.size}` },
      };
    }
    return undefined;
  };
  return {
    find(pageFile, src) {
      const found = findFile(pageFile, src);
      const bare = found ? undefined : withoutBase(base, src);
      return bare === undefined || bare === src ? found : findFile(pageFile, bare);
    },
    findNearest(pageFile, src) {
      const path = decodeUri(src.replace(/[?#].*$/s, ''));
      if (path === undefined || path === '') return undefined;
      const kind = mediaFile.test(path) ? mediaFile : imageFile;
      const folders = [publicFolder, contentRoot];
      const lists = listed.get(kind) ?? folders.map((folder) => listFiles(folder, siteRoot, kind));
      listed.set(kind, lists);
      for (const [index, folder] of folders.entries()) noteList(folder, kind, lists[index] ?? []);
      const files = [...new Set(lists.flat())];
      const wanted = path.startsWith('/')
        ? path.slice(1)
        : showSitePath(contentRoot, join(dirname(pageFile), path));
      const nearest = findNearestPath(wanted, files);
      return nearest === undefined || `/${nearest}` === src ? undefined : `/${nearest}`;
    },
    measure({ content }) {
      const known = sizes.get(content.file);
      if (known?.stamp === content.stamp) return known.size;
      const size = measureImage(content.file);
      sizes.set(content.file, { stamp: content.stamp, size });
      return size;
    },
  };
}

/** The size of an image by its file (absolute); undefined when that does not tell, or cannot be read. */
export async function measureImage(file: string): Promise<ImageSize | undefined> {
  try {
    const handle = await open(file);
    try {
      const head = Buffer.alloc(Math.min((await handle.stat()).size, headLength));
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
