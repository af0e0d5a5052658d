import { z } from 'zod';
import { listOf, text } from './text.ts';
import { url } from './url.ts';

export const topbarLinks = listOf(
  z.object({
    name: text.describe('Text of the link.').meta({ examples: ['Support'] }),
    url: url.describe('Where the link leads.').meta({ examples: ['mailto:support@example.com'] }),
  }),
).describe('Links in the topbar.');

/** Read as one of two shapes, told apart by `type`; `name` belongs to a link only. */
export const topbarCtaButton = z
  .object({
    type: z
      .enum(['link', 'github'])
      .default('link')
      .describe('`link` shows a button, `github` shows a repository with its number of stars.'),
    url: url
      .describe('For `link` the button’s target, for `github` the repository.')
      .meta({ examples: ['https://app.example.com', 'https://github.com/owner/repository'] }),
    name: text
      .optional()
      .describe('Text of the button. Required only when `type` is `link`.')
      .meta({ examples: ['Get started'] }),
    style: z
      .enum(['pill', 'roundedRectangle'])
      .optional()
      .describe('Shape of the button, for `link` only. Left out, it is the theme’s.'),
    arrow: z.boolean().default(false).describe('Draws an arrow after the button’s text, for `link` only.'),
  })
  .transform((button) =>
    button.type === 'github'
      ? { type: button.type, url: button.url }
      : { ...button, type: button.type, name: button.name ?? '' },
  )
  .optional()
  .describe('The call-to-action button in the topbar.');
