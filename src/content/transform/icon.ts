import type { Place } from '../../problem/problem.ts';
import { type IconRef, scriptIconKey } from '../compile/compiled-page.ts';
import { contentProblem } from '../compile/problems.ts';
import type { NamedIcon } from '../expression/script-names.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { makeUsedIcon, nearestIcons, neutralIcon, resolveIcon } from '../icons/resolve-icon.ts';
import type { PageContext } from './page-context.ts';
import { isExternal, resolveLink, useImage } from './page-link.ts';

/**
 * The icon that a name, path or URL means; an unknown name or a missing image is a neutral icon and a
 * warning.
 */
export function resolveIconRef(
  icon: string,
  iconType: string | undefined,
  page: PageContext,
  place: Place,
): IconRef {
  const image = isIconPath(icon) ? resolveImage(icon.trim(), page, place) : undefined;
  if (image) return image;
  const found = isIconPath(icon) ? undefined : resolveIcon(icon, iconType, page.context.iconLibrary);
  if (!found && !isIconPath(icon))
    page.problems.push(contentProblem('unknown-icon', place, icon, nearestIcons(icon)));
  const used = found ? makeUsedIcon(found) : neutralIcon;
  page.icons.set(used.id, used);
  return { kind: 'symbol', id: used.id, viewBox: used.viewBox };
}

function resolveImage(src: string, page: PageContext, place: Place): IconRef | undefined {
  if (/^data:image\//i.test(src)) return { kind: 'image', src };
  if (isExternal(src)) {
    const url = resolveLink(src, page, place);
    if (url !== undefined) page.images.push({ src: url, file: undefined });
    return url === undefined ? undefined : { kind: 'image', src: url };
  }
  const image = useImage(src, page, place);
  return image && { kind: 'image', src: image.url };
}

type Icon = Pick<NamedIcon, 'name' | 'iconType' | 'isTag'>;

/**
 * Notes the icons that JavaScript names, so that components find them when it runs. Data may have an `icon` that
 * means something else, so only an unknown one in a tag is a warning.
 */
export function noteScriptIcons<T extends Icon>(
  icons: readonly T[],
  page: PageContext,
  locate: (icon: T) => Place,
): void {
  for (const icon of icons) {
    const { name, iconType, isTag } = icon;
    if (!isTag && (isIconPath(name) || !resolveIcon(name, iconType, page.context.iconLibrary))) continue;
    const ref = resolveIconRef(name, iconType, page, locate(icon));
    page.scriptIcons.set(scriptIconKey(name, iconType), ref);
    if (!page.scriptIcons.has(scriptIconKey(name, undefined)))
      page.scriptIcons.set(scriptIconKey(name, undefined), ref);
  }
}

/** Icons that data names by `icon`, in whatever depth. */
export function listDataIcons(value: unknown): readonly Icon[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listDataIcons);
  const name: unknown = Reflect.get(value, 'icon');
  const type: unknown = Reflect.get(value, 'iconType');
  if (typeof name !== 'string' || name === '') return inner;
  return [{ name, iconType: typeof type === 'string' ? type : undefined, isTag: false }, ...inner];
}
