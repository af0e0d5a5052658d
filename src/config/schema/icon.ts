import { z } from 'zod';
import { text } from './text.ts';

/** The specification's six styles and `regular`, which real sites use too. */
export const ICON_TYPES = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'] as const;

/** `icon`: the name of an icon, or a path or URL of an image. */
export const icon = text
  .optional()
  .describe('Name of a Font Awesome icon, such as `rocket`, or a path of an image.')
  .meta({ examples: ['rocket', 'book-open', 'github'] });

/** `iconType`, the style in which an icon is drawn. */
export const iconType = z.enum(ICON_TYPES).default('duotone').describe('Style in which the icon is drawn.');
