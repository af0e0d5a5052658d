import { z } from 'zod';
import { colorOrGradient } from './color.ts';
import { icon, iconType } from './icon.ts';
import { openapiOfSection } from './openapi.ts';
import { listOf, text } from './text.ts';
import { url } from './url.ts';
import { shownInVersion } from './versions.ts';

const anchor = z.object({
  name: text.describe('Label of the anchor.').meta({ examples: ['API reference'] }),
  url: url
    .describe(
      'Start of the URL of the pages that belong to the anchor, generally a folder’s name; or an absolute URL, to which the anchor links.',
    )
    .meta({ examples: ['api-reference', 'https://github.com/owner/repository'] }),
  icon,
  iconType,
  color: colorOrGradient
    .default([])
    .describe(
      'Background of the icon: a hex color, or an object with `from` and `to` for a gradient. Left out, it is `colors.anchors` or else the primary color.',
    )
    .meta({ examples: ['#0D9373', { from: '#0D9373', to: '#07C983' }] }),
  version: shownInVersion,
  isDefaultHidden: z
    .boolean()
    .default(false)
    .describe('Hides the anchor until the reader is on a page inside it.'),
  openapi: openapiOfSection,
});

export const anchors = listOf(anchor).describe('Entries above the sidebar, each with icon, color and URL.');

/** Its defaults hold only where `topAnchor` is given: it is undefined else. */
export const topAnchor = z
  .object({
    name: text.default('Documentation').describe('Name of the top-most anchor.'),
    icon: text
      .default('book-open')
      .describe('Name of the top-most anchor’s icon.')
      .meta({ examples: ['rocket'] }),
    iconType,
  })
  .optional()
  .describe('The top-most anchor, which is active on pages that belong to no other one.');
