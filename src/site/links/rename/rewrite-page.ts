import { createLocator } from '../../../problem/position.ts';
import type { Place } from '../../../problem/problem.ts';
import { findUrls } from './find-urls.ts';
import { type Holder, moveImport, moveUrl, type Renaming } from './move-url.ts';

/** One address that a rename writes anew. */
export interface Rewrite {
  /** In the file as it was. */
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/** The text of a page or snippet after a rename: only addresses change, code keeps every character. */
export function rewritePage(
  text: string,
  holder: Holder,
  renaming: Renaming,
): { readonly text: string; readonly rewrites: readonly Rewrite[] } {
  const locate = createLocator(holder.oldFile, text);
  const rewrites: Rewrite[] = [];
  let written = '';
  let at = 0;
  for (const { start, url, kind } of findUrls(text)) {
    const move = kind === 'import' ? moveImport : moveUrl;
    const moved = move(url, holder, renaming);
    if (moved === undefined || moved === url || start < at) continue;
    rewrites.push({ place: locate(start), from: url, to: moved });
    written += text.slice(at, start) + moved;
    at = start + url.length;
  }
  return { text: written + text.slice(at), rewrites };
}
