import { z } from 'zod';
import { colorOrGradient, hexColor } from './color.ts';

const background = z
  .object({
    light: hexColor.describe('Background of pages in light mode.').meta({ examples: ['#FFFFFF'] }),
    dark: hexColor.describe('Background of pages in dark mode.').meta({ examples: ['#0B0F0E'] }),
  })
  .optional()
  .describe('Background colors of pages; both modes are required.');

export const colors = z
  .object({
    primary: hexColor
      .describe('Primary color in light mode: current entries, links, section headers, accents.')
      .meta({ examples: ['#0D9373'] }),
    light: hexColor
      .optional()
      .describe('Primary color in dark mode. Left out, it is made from `primary`.')
      .meta({ examples: ['#07C983'] }),
    dark: hexColor
      .optional()
      .describe('Color of important buttons. Left out, it is made from `primary`.')
      .meta({ examples: ['#0D9373'] }),
    background,
    anchors: colorOrGradient
      .optional()
      .describe('Color of every anchor’s icon that has no `color` of its own: a hex color, or a gradient.')
      .meta({ examples: ['#0D9373', { from: '#0D9373', to: '#07C983' }] }),
  })
  .optional()
  .describe(
    'The theme’s colors, as hex codes of three or six digits. Left out, the theme is made from `#0D9373`.',
  );
