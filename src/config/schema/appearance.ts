import { z } from 'zod';
import { text } from './text.ts';
import { url } from './url.ts';

export const modeToggle = z
  .object({
    default: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Color mode for new readers. Left out, it is the one of their operating system.'),
    isHidden: z
      .boolean()
      .default(false)
      .describe('Hides the toggle. Together with `default` it forces that mode for everyone.'),
  })
  .prefault({})
  .describe('The toggle between light and dark mode.');

export const backgroundImage = url
  .optional()
  .describe('Image shown behind every page.')
  .meta({ examples: ['/images/background.png'] });

export const background = z
  .object({
    style: z.enum(['gradient', 'grid', 'windows']).optional().describe('Pattern drawn behind every page.'),
  })
  .prefault({})
  .describe('Decoration behind every page.');

export const codeBlock = z
  .object({
    mode: z
      .enum(['auto', 'dark'])
      .default('auto')
      .describe('`dark` keeps code dark in both color modes, `auto` follows the mode.'),
  })
  .prefault({})
  .describe('Blocks of code.');

export const eyebrow = z
  .object({
    display: z
      .enum(['section', 'breadcrumbs'])
      .default('section')
      .describe('What stands above a page’s title: the name of its group, or the path of groups to it.'),
  })
  .prefault({})
  .describe('The line above a page’s title.');

export const rounded = z
  .enum(['default', 'sharp'])
  .default('default')
  .describe('Corners of boxes and buttons: `sharp` has none rounded.');

const face = {
  family: text.describe('Name of the font family.').meta({ examples: ['Inter'] }),
  weight: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Weight of the font, from 1 to 1000. Left out, the theme’s weights are used.')
    .meta({ examples: [400] }),
  url: url
    .optional()
    .describe('Path or URL of the font file. Left out, the font is expected on the reader’s machine.')
    .meta({ examples: ['/fonts/inter.woff2'] }),
  format: z
    .enum(['woff', 'woff2'])
    .optional()
    .describe('Format of the font file. Left out, it is told by its extension.'),
};

const font = z.object(face);

/** Read as `{ headings, body }` in both forms. */
export const fonts = z
  .object({
    ...face,
    family: face.family
      .optional()
      .describe('Name of the font family of all text.')
      .meta({ examples: ['Inter'] }),
    headings: font.optional().describe('Font of headings.'),
    body: font.optional().describe('Font of running text.'),
  })
  .transform(({ headings, body, family, ...rest }) => {
    const both = family === undefined ? undefined : { ...rest, family };
    return { headings: headings ?? both, body: body ?? both };
  })
  .prefault({})
  .describe('Fonts: one for all text (`family`), or one each for `headings` and `body`.');
