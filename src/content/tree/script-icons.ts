import type { Place } from '../../problem/problem.ts';
import type { NamedIcon } from '../expression/find-icons.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { resolveIcon } from '../icons/resolve-icon.ts';
import { resolveIconRef } from './icon.ts';
import { nameIcon } from './icon-key.ts';
import type { PageWork } from './page-work.ts';

/**
 * Notes the icons that JavaScript names, so that components find them when it runs. Data may have an `icon` that
 * means something else, so only an unknown one in a tag is a warning.
 */
export function noteScriptIcons(
  icons: readonly NamedIcon[],
  work: PageWork,
  locate: (icon: NamedIcon) => Place,
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
