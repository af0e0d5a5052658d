import { type CardNode, cardSize, logoName } from '../../site/machines/card.ts';
import type { CardFont } from './card-fonts.ts';
import type { CardLogo } from './card-logo.ts';

/** Draws a card; gives a PNG. */
export type DrawCard = (node: CardNode, logo: CardLogo | undefined) => Promise<Buffer>;

/**
 * Loads the library that draws; undefined where it is not installed, as on a platform that it has no binary for: it is an
 * optional dependency. What else keeps it from starting is given as the reason.
 */
export async function openDrawer(
  fonts: readonly CardFont[],
): Promise<{ readonly draw: DrawCard } | { readonly reason: string }> {
  try {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const { data, ranges } of fonts)
      await renderer.registerFont({
        name: 'Geist',
        data,
        unicodeRange: ranges.map(([first, last]) => [first, last]),
      });
    const draw: DrawCard = (node, logo) =>
      renderer.render(node as Parameters<typeof renderer.render>[0], {
        ...cardSize,
        format: 'png',
        images: logo ? [{ src: logoName, data: logo.data }] : [],
      });
    return { draw };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return { reason: 'it is not installed' };
    const message = error instanceof Error ? error.message : String(error);
    return { reason: message.split('\n')[0] ?? message };
  }
}
