import { safeUrl } from '../../lib/html/safe-url.ts';
import type { IconSet } from './collections.ts';
import { type IconLibrary, isIconPath } from './icon-name.ts';
import { resolveIcon } from './resolve-icon.ts';

/** A drawn icon: the inside of an `<svg>` with its `viewBox`; or an image where a writer named a file or URL. */
export type Glyph =
  | { readonly kind: 'symbol'; readonly viewBox: string; readonly body: string; readonly set: IconSet }
  | { readonly kind: 'image'; readonly src: string };

/**
 * Draws an icon that `site.json` or frontmatter names; a path or URL is an image, a
 * path that does not begin with a slash one of the site root's. Undefined where no set has it.
 */
export function drawGlyph(
  { name, iconType }: { readonly name: string; readonly iconType: string },
  library?: IconLibrary,
): Glyph | undefined {
  if (isIconPath(name) || /^[\w@~%.-]+\/[\w@~%./-]*$/.test(name)) {
    if (/^data:image\//i.test(name)) return { kind: 'image', src: name };
    const src = safeUrl(name.replace(/^(?:\.\/)?(?=[^/.])(?![a-z][a-z\d+.-]*:)/i, '/'));
    return src === undefined ? undefined : { kind: 'image', src };
  }
  const icon = resolveIcon(name, iconType, library);
  return icon && { kind: 'symbol', viewBox: icon.viewBox, body: icon.body, set: icon.set };
}
