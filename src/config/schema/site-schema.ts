import { z } from 'zod';
import { analytics, integrations } from './analytics-fields.ts';
import { apiFields } from './api.ts';
import { appearanceFields } from './appearance-fields.ts';
import { navigationFields } from './navigation.ts';
import { publishingFields } from './publishing.ts';
import { nonEmptyText, withoutEffect } from './values.ts';

/**
 * `site.json`: its fields by subject, those without effect last. Unknown keys are left out of what is read; the reader warns
 * of them.
 */
export const siteSchema = z
  .object({
    $schema: z
      .string()
      .optional()
      .describe('Schema of this file: editors complete and explain its fields by it.')
      .meta({ examples: ['./site.schema.json'] }),

    name: nonEmptyText
      .describe('Name of the project, used for the global title.')
      .meta({ examples: ['User Group API'] }),

    ...navigationFields,
    ...appearanceFields,
    ...apiFields,
    ...publishingFields,
    analytics,
    integrations,

    theme: withoutEffect('Name of a theme'),
    layout: withoutEffect('Arrangement of the page'),
    sidebar: withoutEffect('Style of the sidebar'),
    topbar: withoutEffect('Style of the topbar'),
    isWhiteLabeled: withoutEffect('Removal of a vendor’s name'),
  })
  .describe('Settings of a documentation site.');

/** What `site.json` says, with every default filled in and every short form written out. */
export type SiteConfig = Readonly<z.output<typeof siteSchema>>;
