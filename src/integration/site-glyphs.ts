import { isIconPath } from '../content/icons/icon-name.ts';
import { resolveIcon } from '../content/icons/resolve-icon.ts';
import { safeUrl } from '../request/safe-url.ts';
import type { FindGlyph } from '../site/glyph.ts';

/** Draws an icon that `site.json` or frontmatter names; a path or URL is an image. */
export const findSiteGlyph: FindGlyph = ({ name, iconType }) => {
  if (isIconPath(name) || name.includes('/')) {
    const src = safeUrl(name);
    return src === undefined ? undefined : { kind: 'image', src };
  }
  const icon = resolveIcon(name, iconType);
  return icon && { kind: 'symbol', viewBox: icon.viewBox, body: icon.body };
};
