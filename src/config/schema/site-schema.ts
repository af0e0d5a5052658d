import { z } from 'zod';
import { analytics } from './analytics-fields.ts';
import { api } from './api.ts';
import {
  background,
  backgroundImage,
  codeBlock,
  colors,
  eyebrow,
  favicon,
  fonts,
  logo,
  modeToggle,
  rounded,
} from './appearance-fields.ts';
import {
  anchors,
  navigation,
  primaryTab,
  tabs,
  topAnchor,
  topbarCtaButton,
  topbarLinks,
  versions,
} from './navigation.ts';
import {
  feedback,
  footer,
  footerSocials,
  head,
  language,
  markdown,
  metadata,
  redirects,
  repository,
  search,
  seo,
  siteUrl,
} from './publishing.ts';
import { nonEmptyText, openapi, withoutEffect } from './values.ts';

/**
 * `site.json`: the specification's fields first, then those accepted besides, Octavo's own, and those
 * without effect. Unknown keys are left out of what is read; the reader warns of them.
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
    navigation,
    logo,
    favicon,
    colors,
    topbarLinks,
    topbarCtaButton,
    versions,
    anchors,
    topAnchor,
    tabs,
    api,
    openapi,
    footerSocials,
    feedback,
    modeToggle,
    backgroundImage,

    primaryTab,
    redirects,
    footer,
    metadata,
    head,
    seo,
    search,
    background,
    codeBlock,
    eyebrow,
    rounded,
    font: fonts,
    analytics,

    language,
    markdown,
    siteUrl,
    repository,

    theme: withoutEffect('Name of a theme'),
    layout: withoutEffect('Arrangement of the page'),
    sidebar: withoutEffect('Style of the sidebar'),
    topbar: withoutEffect('Style of the topbar'),
    integrations: withoutEffect('Integrations'),
    isWhiteLabeled: withoutEffect('Removal of a vendor’s name'),
  })
  .describe('Settings of a documentation site.');

/** What `site.json` says, with every default filled in and every short form written out. */
export type SiteConfig = Readonly<z.output<typeof siteSchema>>;
