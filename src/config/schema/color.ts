import { z } from 'zod';

const EXAMPLE = '#0D9373';

/** `#` and three or six hexadecimal digits. */
export const hexColor = z.stringFormat('hex-color', /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/);

const gradient = z
  .object({
    from: hexColor.describe('Hex color in which the gradient starts.').meta({ examples: [EXAMPLE] }),
    via: hexColor
      .optional()
      .describe('Hex color in the middle of the gradient.')
      .meta({ examples: ['#2BA58A'] }),
    to: hexColor.describe('Hex color in which the gradient ends.').meta({ examples: ['#07C983'] }),
  })
  .describe('A gradient from one color to another.');

/**
 * A hex color, or a gradient of two (`from`, `to`) or three (`via` between). Read as a list: one color, or
 * those of the gradient in order.
 */
export const colorOrGradient = z
  .union([hexColor, gradient], {
    error: 'a hex color such as "#0D9373" or an object with "from" and "to"',
  })
  .transform((color): readonly string[] =>
    typeof color === 'string'
      ? [color]
      : color.via === undefined
        ? [color.from, color.to]
        : [color.from, color.via, color.to],
  );
