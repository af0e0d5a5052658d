import type { IconSet } from '../../content/icons/collections.ts';
import { isIconPath } from '../../content/icons/icon-name.ts';
import { resolveIcon } from '../../content/icons/resolve-icon.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import type { FindGlyph } from '../../site/glyph.ts';

/**
 * Draws an icon that `site.json` or frontmatter names; a path or URL is an image. `note` is told of the set that each
 * drawn icon is from.
 */
export function createGlyphFinder(note: (set: IconSet) => void): FindGlyph {
  return ({ name, iconType }) => {
    if (isIconPath(name) || name.includes('/')) {
      const src = safeUrl(name);
      return src === undefined ? undefined : { kind: 'image', src };
    }
    const icon = resolveIcon(name, iconType);
    if (!icon) return undefined;
    note(icon.set);
    return { kind: 'symbol', viewBox: icon.viewBox, body: icon.body };
  };
}
