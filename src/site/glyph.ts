import type { IconName } from './site.ts';

/** A drawn icon: the inside of an `<svg>` with its `viewBox`; or an image where a writer named a file or URL. */
export type Glyph =
  | { readonly kind: 'symbol'; readonly viewBox: string; readonly body: string }
  | { readonly kind: 'image'; readonly src: string };

/** Draws an icon by its name; undefined where nobody has it. */
export type FindGlyph = (icon: IconName) => Glyph | undefined;
