import type { Place } from '../../problem/problem.ts';
import type { NamedIcon } from '../expression/find-icons.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { resolveIcon } from '../icons/resolve-icon.ts';
import { resolveIconRef } from './icon.ts';
import { nameIcon } from './icon-key.ts';
import type { PageWork } from './page-work.ts';

type Icon = Pick<NamedIcon, 'name' | 'iconType' | 'isTag'>;

/**
 * Notes the icons that JavaScript names, so that components find them when it runs. Data may have an `icon` that
 * means something else, so only an unknown one in a tag is a warning.
 */
export function noteScriptIcons<T extends Icon>(
  icons: readonly T[],
  work: PageWork,
  locate: (icon: T) => Place,
): void {
  for (const icon of icons) {
    const { name, iconType, isTag } = icon;
    if (!isTag && (isIconPath(name) || !resolveIcon(name, iconType))) continue;
    const ref = resolveIconRef(name, iconType, work, locate(icon));
    work.scriptIcons.set(nameIcon(name, iconType), ref);
    if (!work.scriptIcons.has(nameIcon(name, undefined)))
      work.scriptIcons.set(nameIcon(name, undefined), ref);
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
