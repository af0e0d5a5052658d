import { withoutBase } from '../../lib/html/base-path.ts';

/** The folder of a site that is opened from a disk, as the path of its URL; `client/offline-site/loader.mjs` sets it. */
const { octavoFolder: folder = '/' } = globalThis as { readonly octavoFolder?: string };

/** Where the files of this site begin on its host, or on the disk that it is opened from. */
export const siteStart = import.meta.env.OCTAVO_OFFLINE ? folder : import.meta.env.OCTAVO_BASE;

/** The URL of a page (with the base) where a site is opened from a disk: no server finds its file there. */
export function findOnDisk(url: string): string {
  const path = withoutBase(import.meta.env.OCTAVO_BASE, url) ?? url;
  return folder + path.slice(1).replace(/(?<=^|\/)(?=$|[?#])/, 'index.html');
}
