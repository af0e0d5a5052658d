import { z } from 'zod';
import { colorOrGradient, hexColor, nonEmptyText, settings, toggle, url } from './values.ts';

const pageBackground = z
  .object({
    light: hexColor.describe('Background of pages in light mode.').meta({ examples: ['#FFFFFF'] }),
    dark: hexColor.describe('Background of pages in dark mode.').meta({ examples: ['#0B0F0E'] }),
  })
  .optional()
  .describe('Background colors of pages; both modes are required.');

const logoByMode = z.object({
  light: url
    .optional()
    .describe('Path of the logo in light mode. Left out, the one of dark mode is shown.')
    .meta({ examples: ['/logo/light.svg'] }),
  dark: url
    .optional()
    .describe('Path of the logo in dark mode. Left out, the one of light mode is shown.')
    .meta({ examples: ['/logo/dark.svg'] }),
  href: url
    .default('/')
    .describe('Where a click on the logo leads.')
    .meta({ examples: ['https://example.com'] }),
});

/** An image for both color modes, or one path for each; read as `{ light, dark }`, undefined where neither has a path. */
function imageByMode(name: string, file: string) {
  const inMode = (mode: string, other: string) =>
    url
      .optional()
      .describe(`Path of the ${name} in ${mode} mode. Left out, the one of ${other} mode is shown.`)
      .meta({ examples: [`/${file}-${mode}.svg`] });
  const byMode = z.object({ light: inMode('light', 'dark'), dark: inMode('dark', 'light') });
  return z
    .union([url, byMode], { error: 'a path or an object with "light" and "dark"' })
    .transform((value) => {
      const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : value;
      const either = light ?? dark;
      return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
    })
    .optional()
    .meta({ examples: [`/${file}.svg`, { light: `/${file}-light.svg`, dark: `/${file}-dark.svg` }] });
}

const codeThemes = z.object({
  light: nonEmptyText.describe('Name of the theme in light mode.').meta({ examples: ['github-light'] }),
  dark: nonEmptyText.describe('Name of the theme in dark mode.').meta({ examples: ['github-dark'] }),
});

const face = {
  family: nonEmptyText.describe('Name of the font family.').meta({ examples: ['Inter'] }),
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
    .describe(
      'Path or URL of the font file. Left out, the font is taken from its package of Fontsource where the site has that, else expected on the reader’s machine.',
    )
    .meta({ examples: ['/fonts/inter.woff2'] }),
  format: z
    .enum(['woff', 'woff2'])
    .optional()
    .describe('Format of the font file. Left out, it is told by its extension.'),
};

const font = z.object(face);

/** How the site looks. */
export const appearanceFields = {
  /** Read as `{ light, dark, href }` in both forms; each mode without a path of its own has the other's. */
  logo: z
    .union([url, logoByMode], { error: 'a path or an object with "light" and "dark"' })
    .transform((value) =>
      typeof value === 'string'
        ? { light: value, dark: value, href: '/' }
        : {
            light: value.light ?? value.dark ?? '',
            dark: value.dark ?? value.light ?? '',
            href: value.href,
          },
    )
    .optional()
    .describe('Path of the logo, or one path for each color mode. Without a logo the site’s name is shown.')
    .meta({ examples: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg', href: '/' }] }),

  favicon: imageByMode('favicon', 'favicon').describe(
    'Path of the favicon, or one path for each color mode of the reader’s system. Left out, an icon is drawn from the first letter of `name` in `colors.primary`.',
  ),

  colors: z
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
      background: pageBackground,
      anchors: colorOrGradient
        .optional()
        .describe('Color of every anchor’s icon that has no `color` of its own: a hex color, or a gradient.')
        .meta({ examples: ['#0D9373', { from: '#0D9373', to: '#07C983' }] }),
    })
    .optional()
    .describe(
      'The theme’s colors, as hex codes of three or six digits. Left out, the theme is made from `#0D9373`.',
    ),

  modeToggle: settings('The toggle between light and dark mode.', {
    default: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Color mode for new readers. Left out, it is the one of their operating system.'),
    isHidden: toggle('Hides the toggle. Together with `default` it forces that mode for everyone.'),
  }),

  backgroundImage: imageByMode('image', 'images/background').describe(
    'Image shown behind every page, or one path for each color mode.',
  ),

  background: settings('Decoration behind every page.', {
    style: z.enum(['gradient', 'grid', 'windows']).optional().describe('Pattern drawn behind every page.'),
  }),

  icons: settings('Where icons are from.', {
    library: z
      .enum(['fontawesome', 'lucide', 'tabler'])
      .default('fontawesome')
      .describe(
        'Whose names the site writes: a name that Lucide has is drawn from there first for `lucide` and `tabler`, whose outlines are alike; any other name as usual.',
      ),
  }),

  interaction: settings('How the sidebar answers to clicks.', {
    drilldown: toggle(
      'Makes a closed group inside another one lead to its first page, where it is open. Without it the group only opens.',
    ),
  }),

  codeBlock: settings('Blocks of code.', {
    mode: z
      .enum(['auto', 'dark'])
      .default('auto')
      .describe('`dark` keeps code dark in both color modes, `auto` follows the mode.'),
    /** Read as `{ light, dark }` in both forms. */
    theme: z
      .union([nonEmptyText, codeThemes], {
        error: 'the name of a theme or an object with "light" and "dark"',
      })
      .transform((value) => (typeof value === 'string' ? { light: value, dark: value } : value))
      .optional()
      .describe(
        'Theme of Shiki that code has its colors from, or one for each color mode. Left out, they are made from the site’s own.',
      )
      .meta({ examples: ['dracula', { light: 'github-light', dark: 'github-dark' }] }),
    languages: z
      .array(nonEmptyText)
      .default([])
      .describe(
        'Files of the site that describe further languages of code, each as a TextMate grammar in JSON. Fences name a language by the `name` or one of the `aliases` of its file.',
      )
      .meta({ examples: [['languages/lamp.tmLanguage.json']] }),
  }),

  eyebrow: settings('The line above a page’s title.', {
    display: z
      .enum(['section', 'breadcrumbs'])
      .default('breadcrumbs')
      .describe(
        'What stands above a page’s title: the name of its group, or the path of tab and groups to it.',
      ),
  }),

  rounded: z
    .enum(['default', 'sharp'])
    .default('default')
    .describe('Corners of boxes and buttons: `sharp` has none rounded.'),

  /** Read as `{ headings, body }` in both forms. */
  font: z
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
    .describe('Fonts: one for all text (`family`), or one each for `headings` and `body`.'),
};
