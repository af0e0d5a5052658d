import { isAbsoluteUrl, listAncestors, readUrlPath } from '../pages/page-path.ts';

/** What a tab or an anchor of `site.json` says of its pages. */
export interface Owner {
  readonly url: string;
  readonly version?: string | undefined;
}

/** Index of the tab or anchor that owns a page; undefined when none does. */
export type FindOwner = (path: string, version: string | undefined) => number | undefined;

/**
 * The owner of a page is the tab (or anchor) under whose `url` its path lies, on segment boundaries; the longest
 * `url` wins. Of several with one `url` it is the one of the page's version, else one without version, else the
 * first. Absolute URLs own nothing.
 */
export function createOwnership(owners: readonly Owner[]): FindOwner {
  const byPath = new Map<string, number[]>();
  owners.forEach(({ url }, index) => {
    if (isAbsoluteUrl(url)) return;
    const path = readUrlPath(url);
    const same = byPath.get(path);
    if (same) same.push(index);
    else byPath.set(path, [index]);
  });
  return (path, version) => {
    for (const folder of listAncestors(path)) {
      const found = byPath.get(folder);
      if (!found) continue;
      const ofVersion = found.find((index) => version !== undefined && owners[index]?.version === version);
      return ofVersion ?? found.find((index) => owners[index]?.version === undefined) ?? found[0];
    }
    return undefined;
  };
}
