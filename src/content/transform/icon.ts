import type { Place } from '../../problem/problem.ts';
import { describeMissingImage, describeUnknownIcon } from '../compile/problems.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { makeUsedIcon, nearestIcons, neutralIcon, resolveIcon } from '../icons/resolve-icon.ts';
import { useFile } from './file-use.ts';
import type { PageWork } from './page-work.ts';
import { isExternal, resolveLink } from './url.ts';

/** What a component needs to draw an icon: an entry of the page's sprite, or an image. */
export type IconRef =
  | { readonly kind: 'symbol'; readonly id: string; readonly viewBox: string }
  | { readonly kind: 'image'; readonly src: string };

/**
 * The icon that a name, path or URL means; an unknown name or a missing image is a neutral icon and a
 * warning.
 */
export function resolveIconRef(
  icon: string,
  iconType: string | undefined,
  work: PageWork,
  place: Place,
): IconRef {
  const image = isIconPath(icon) ? resolveImage(icon.trim(), work, place) : undefined;
  if (image) return image;
  const found = isIconPath(icon) ? undefined : resolveIcon(icon, iconType);
  if (!found && !isIconPath(icon)) work.problems.push(describeUnknownIcon(place, icon, nearestIcons(icon)));
  const used = found ? makeUsedIcon(found) : neutralIcon;
  work.icons.set(used.id, used);
  return { kind: 'symbol', id: used.id, viewBox: used.viewBox };
}

function resolveImage(src: string, work: PageWork, place: Place): IconRef | undefined {
  if (/^data:image\//i.test(src)) return { kind: 'image', src };
  if (isExternal(src)) {
    const url = resolveLink(src, work, place);
    if (url !== undefined) work.images.push({ src: url, file: undefined });
    return url === undefined ? undefined : { kind: 'image', src: url };
  }
  const found = work.context.images.find(work.absoluteFile, src);
  if (!found) {
    work.problems.push(
      describeMissingImage(place, src, work.context.images.findNearest(work.absoluteFile, src)),
    );
    return undefined;
  }
  const url = work.context.addBase(found.url);
  work.images.push({ src: url, file: found.file });
  useFile(found, work);
  return { kind: 'image', src: url };
}
