import { z } from 'zod';
import { openapiOfSection } from './openapi.ts';
import { listOf, text } from './text.ts';
import { url } from './url.ts';
import { shownInVersion } from './versions.ts';

const isDefaultHidden = z
  .boolean()
  .default(false)
  .describe('Hides the tab until the reader is on a page inside it.');

export const tabs = listOf(
  z.object({
    name: text.describe('Label of the tab.').meta({ examples: ['API reference'] }),
    url: url
      .describe(
        'Start of the URL of the pages that belong to the tab, generally a folder’s name; or an absolute URL, to which the tab links.',
      )
      .meta({ examples: ['api-reference'] }),
    version: shownInVersion,
    isDefaultHidden,
    openapi: openapiOfSection,
  }),
).describe('Navigational tabs under the topbar.');

export const primaryTab = z
  .object({
    name: text
      .default('Documentation')
      .describe('Label of the first tab, which holds the pages of no other tab.'),
    isDefaultHidden,
  })
  .prefault({})
  .describe('The first tab. It is shown when there are `tabs` and pages that belong to none of them.');
