import { z } from 'zod';
import { text } from './text.ts';
import { url } from './url.ts';

const versionEntry = z.object({
  name: text.describe('Name of the version, shown in the dropdown.').meta({ examples: ['v2'] }),
  url: url
    .optional()
    .describe('Leads elsewhere instead: the URL of another site that documents this version.')
    .meta({ examples: ['https://v1.docs.example.com'] }),
  default: z
    .boolean()
    .default(false)
    .describe('Selects this version for new readers. Without one it is the first version.'),
});

/** Read as `{ name, url, default }` each, in both forms. */
export const versions = z
  .array(
    z
      .union([text, versionEntry], { error: 'the name of a version or an object with "name"' })
      .transform((entry) =>
        typeof entry === 'string'
          ? { name: entry, url: undefined, default: false }
          : { name: entry.name, url: entry.url, default: entry.default },
      )
      .describe('Name of the version, or an object with more settings.')
      .meta({ examples: ['v2'] }),
  )
  .default([])
  .describe('Versions of the documentation. They show a dropdown; use it only to choose between versions.')
  .meta({ examples: [['v2', 'v1']] });

/** `version` of a tab or an anchor. */
export const shownInVersion = text
  .optional()
  .describe('Hides the entry until this version, one of `versions`, is selected.')
  .meta({ examples: ['v2'] });
