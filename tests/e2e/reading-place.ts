/** Where readers open a site: on the web, or from a disk, as `octavo build --offline-site` writes it. */
export const readingPlaces = ['server', 'disk'] as const;

export type ReadingPlace = (typeof readingPlaces)[number];

/**
 * The URL of a page of a site: `siteUrl` is that of its folder, with a slash at its end, `path` has none at its start. On a disk
 * no server finds the file of a folder.
 */
export function pageAt(siteUrl: string, path: string): string {
  const url = new URL(path, siteUrl);
  if (url.protocol === 'file:' && url.pathname.endsWith('/')) url.pathname += 'index.html';
  return url.href;
}

/** The path of that URL. */
export function pathAt(siteUrl: string, path: string): string {
  const { pathname, hash } = new URL(pageAt(siteUrl, path));
  return pathname + hash;
}
