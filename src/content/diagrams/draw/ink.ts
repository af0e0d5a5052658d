import { readCssColor } from '../../../lib/text/css-color.ts';
import type { GraphStyle } from '../read/graph.ts';

/** A class for text on a ground that the writer chose: black or white, whichever reads better; '' on the site's own. */
export function inkClass(style: GraphStyle | undefined): string {
  const hex = style?.fill === undefined || style.color !== undefined ? undefined : readCssColor(style.fill);
  if (hex === undefined) return '';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? ' on-light' : ' on-dark';
}
