import { z } from 'zod';
import { url } from './url.ts';

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

/** Read as `{ light, dark, href }` in both forms; each mode without a path of its own has the other's. */
export const logo = z
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
  .meta({ examples: ['/logo.svg', { light: '/logo/light.svg', dark: '/logo/dark.svg', href: '/' }] });

export const favicon = url
  .optional()
  .describe(
    'Path of the favicon. Left out, an icon is drawn from the first letter of `name` in `colors.primary`.',
  )
  .meta({ examples: ['/favicon.svg'] });
