import { z } from 'zod';
import { contextual } from './contextual-fields.ts';
import { ctaButton, shownInLanguage } from './navigation.ts';
import { search } from './search-fields.ts';
import {
  banner,
  labels,
  languageTag,
  listOf,
  nonEmptyText,
  settings,
  toggle,
  url,
  webUrl,
} from './values.ts';

/** Platforms of `footerSocials` with the names that readers know them by; the first nine are the specification's. */
export const SOCIAL_PLATFORMS = {
  website: 'Website',
  facebook: 'Facebook',
  twitter: 'Twitter',
  discord: 'Discord',
  slack: 'Slack',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  'hacker-news': 'Hacker News',
  x: 'X',
  youtube: 'YouTube',
  medium: 'Medium',
  telegram: 'Telegram',
  bluesky: 'Bluesky',
  threads: 'Threads',
  reddit: 'Reddit',
} as const;

export type SocialPlatform = keyof typeof SOCIAL_PLATFORMS;

function social(platform: SocialPlatform) {
  return url.optional().describe(`URL behind the ${SOCIAL_PLATFORMS[platform]} icon in the footer.`);
}

const footerLink = z.object({
  label: nonEmptyText.describe('Text of the link.').meta({ examples: ['Blog'] }),
  url: url.describe('Where the link leads.').meta({ examples: ['https://example.com/blog'] }),
});

/** What an entry of `languages` need not say. */
const plainLanguage = { name: undefined, folder: undefined, banner: undefined, topbarCtaButton: undefined };

const languageEntry = z.object({
  language: languageTag.describe('The language as a BCP 47 tag.').meta({ examples: ['de'] }),
  name: nonEmptyText
    .optional()
    .describe('Its name in the menu of languages. Left out, it is what the language calls itself.')
    .meta({ examples: ['Deutsch'] }),
  folder: nonEmptyText
    .optional()
    .describe('Name of the folder that its pages are in. Left out, it is the tag.')
    .meta({ examples: ['cn'] }),
  default: toggle('Makes it the language of pages without one of their own. Without one it is the first.'),
  banner: banner.optional().describe('An announcement in this language, in the place of the site’s.'),
  topbarCtaButton: ctaButton
    .optional()
    .describe('The call-to-action button in this language, in the place of the site’s.'),
  labels: labels
    .describe(
      'Own words of the interface in this language, and names of groups, tabs, anchors and links in it: the text that `site.json` or the English interface has, with what is said instead.',
    )
    .meta({ examples: [{ 'Get started': 'Erste Schritte' }] }),
});

/** What surrounds the pages, and how machines find them. */
export const publishingFields = {
  language: languageTag
    .default('en')
    .describe(
      'Language of the content as a BCP 47 tag. The words of the interface are in it where Octavo speaks it; browsers, screen readers and the search go by it, and it sets the direction of the text.',
    )
    .meta({ examples: ['en', 'ar', 'pt-BR'] }),

  labels: labels
    .describe(
      'Own words of the interface: the text as it is in English, with what is said instead. A name in braces stands for a value.',
    )
    .meta({ examples: [{ 'On this page': 'In this article', Search: 'Search the manual' }] }),

  /** Read as objects, in both forms. */
  languages: z
    .array(
      z
        .union([languageTag, languageEntry], { error: 'the tag of a language or an object with "language"' })
        .transform((entry) =>
          typeof entry === 'string'
            ? { ...plainLanguage, language: entry, default: false, labels: {} }
            : { ...plainLanguage, ...entry },
        )
        .describe('BCP 47 tag of the language, or an object with more settings.')
        .meta({ examples: ['de'] }),
    )
    .default([])
    .describe(
      'Languages of the documentation. The pages of each but the default one are in a folder with its tag: `de/guides/quickstart`. They show a menu that leads to the same page in another language.',
    )
    .meta({ examples: [['en', 'de']] }),

  siteUrl: webUrl
    .optional()
    .describe(
      'Where the site is published; a path in it is the one that the site is below on its host. Canonical addresses, the sitemap, feeds and social cards are made with it; the relay answers under it, and reported issues name the page by it.',
    )
    .meta({ examples: ['https://docs.example.com'] }),

  metadata: z
    .record(z.string(), z.string().describe('Content of the meta tag with this name.'))
    .default({})
    .describe(
      'Meta tags of every page: their names with their contents. A page’s own frontmatter comes before them.',
    )
    .meta({ examples: [{ 'og:image': '/images/card.png' }] }),

  thumbnails: settings('The images that other sites show beside a link to a page.', {
    appearance: z
      .enum(['light', 'dark'])
      .optional()
      .describe('Color mode of the images. Left out, it is the one that the site opens in.'),
    background: url
      .optional()
      .describe('Path of an image of the site that fills them behind their text.')
      .meta({ examples: ['/images/card-background.png'] }),
    fonts: z
      .object({
        family: nonEmptyText.describe('Name of the font family.').meta({ examples: ['Inter'] }),
      })
      .optional()
      .describe('Their font, from its package of Fontsource that the site has.'),
  }),

  head: listOf(
    z.object({
      tag: z.enum(['meta', 'link', 'script', 'style']).describe('Name of the tag.'),
      attributes: z
        .record(z.string(), z.union([z.string(), z.boolean()], { error: 'text, or true or false' }))
        .default({})
        .describe('Attributes with their values; `true` for one without a value.')
        .meta({ examples: [{ rel: 'preconnect', href: 'https://cdn.example.com' }] }),
      text: z.string().default('').describe('What a script or a style sheet holds.'),
    }),
  )
    .describe('Tags at the end of the head of every page.')
    .meta({
      examples: [[{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://cdn.example.com' } }]],
    }),

  seo: settings('Search engines.', {
    indexHiddenPages: toggle(
      'Puts pages outside the navigation into the search, the sitemap and `llms.txt` too.',
    ),
    organization: z
      .object({
        id: webUrl
          .optional()
          .describe(
            'Address that stands for the organization. Left out, it is that of the site with `#organization`.',
          )
          .meta({ examples: ['https://example.com/#organization'] }),
        name: nonEmptyText
          .optional()
          .describe('Name of the organization. Left out, it is the name of the site.')
          .meta({ examples: ['Example Co.'] }),
        legalName: nonEmptyText
          .optional()
          .describe('Its registered name.')
          .meta({ examples: ['Example Co. Inc.'] }),
        url: webUrl
          .optional()
          .describe('Its home page.')
          .meta({ examples: ['https://example.com'] }),
        logo: url
          .optional()
          .describe('Path or URL of its logo.')
          .meta({ examples: ['/images/logo.png'] }),
        sameAs: z
          .array(webUrl)
          .default([])
          .describe('Its profiles elsewhere.')
          .meta({ examples: [['https://x.com/example']] }),
      })
      .optional()
      .describe(
        'Who publishes the site, for search engines: the publisher of every page in its structured data.',
      ),
  }),

  search,

  redirects: listOf(
    z.object({
      source: url
        .describe(
          'Path that leads elsewhere; `:name` stands for one segment, `:name*` for any number of them.',
        )
        .meta({ examples: ['/old/:slug*'] }),
      destination: url
        .describe('Path or URL that it leads to; the same names stand for what `source` found.')
        .meta({ examples: ['/new/:slug*'] }),
      permanent: z
        .boolean()
        .default(true)
        .describe('Whether the page moved for good, which search engines and browsers remember.'),
    }),
  ).describe('Old paths that lead to new ones.'),

  errors: settings('What readers see where there is no page to show.', {
    404: settings('The page at addresses without a page. `404.mdx` in the content comes before it.', {
      title: nonEmptyText
        .optional()
        .describe('Its heading. Left out, it says that the page does not exist.')
        .meta({ examples: ['Nothing here'] }),
      description: nonEmptyText
        .optional()
        .describe('What it says below, as Markdown: links, bold, italic, lists and code.')
        .meta({ examples: ['The page may have moved. [Go to the start](/).'] }),
      redirect: toggle('Takes readers to the first page at once, without a word.'),
    }),
  }),

  repository: z
    .object({
      url: webUrl
        .describe('The repository that holds this site, where edits and issues go.')
        .meta({ examples: ['https://github.com/owner/repository'] }),
      branch: nonEmptyText.default('main').describe('Branch that edits start from.'),
      path: z
        .string()
        .default('')
        .describe('Folder of this site inside the repository; empty when it is the repository’s root.')
        .meta({ examples: ['docs'] }),
    })
    .optional()
    .describe(
      'Where the site’s source is. Left out, it is taken from a GitHub button, `footerSocials.github` or the git remote.',
    ),

  lastUpdated: z
    .boolean()
    .default(true)
    .describe('Shows when each page was last changed, where its git repository knows.'),

  lastVisit: z
    .boolean()
    .default(true)
    .describe(
      'Marks for returning readers what changed since their last visit, where its git repository knows.',
    ),

  feedback: settings('Feedback buttons on pages.', {
    suggestEdit: toggle('Shows a link on each page to suggest an edit by a pull request.'),
    raiseIssue: toggle('Shows a link on each page to raise an issue about the documentation.'),
    thumbsRating: toggle('Asks on each page whether it was helpful; takes a `url`.'),
    url: url
      .optional()
      .describe('Where the answers of `thumbsRating` are posted, as a form is.')
      .meta({ examples: ['https://example.com/feedback'] }),
  }),

  contextual,

  footer: settings('Further content of the footer.', {
    links: listOf(
      z.object({
        title: z
          .string()
          .default('')
          .describe('Heading of the column.')
          .meta({ examples: ['Company'] }),
        links: listOf(footerLink).describe('Links of the column.'),
        language: shownInLanguage,
      }),
    ).describe('Columns of links in the footer.'),
  }),

  footerSocials: settings('Social accounts in the footer: platform names with the URLs of the accounts.', {
    website: social('website').meta({ examples: ['https://example.com'] }),
    facebook: social('facebook'),
    twitter: social('twitter'),
    discord: social('discord'),
    slack: social('slack'),
    github: social('github').meta({ examples: ['https://github.com/owner'] }),
    linkedin: social('linkedin'),
    instagram: social('instagram'),
    'hacker-news': social('hacker-news'),
    x: social('x'),
    youtube: social('youtube'),
    medium: social('medium'),
    telegram: social('telegram'),
    bluesky: social('bluesky'),
    threads: social('threads'),
    reddit: social('reddit'),
  }),

  variables: z
    .record(z.string(), z.string().describe('The text that is shown instead.'))
    .default({})
    .describe('Texts that pages show in the place of their names in double braces: `{{version}}`.')
    .meta({ examples: [{ version: '2.0.0', 'api-url': 'https://api.example.com' }] }),

  markdown: settings('How Markdown is read.', {
    math: z.boolean().default(true).describe('Reads `$…$` and `$$…$$` as math.'),
    /** Read as one text in both forms. */
    instructions: z
      .union([nonEmptyText, z.array(nonEmptyText)], { error: 'a text or a list of texts' })
      .transform((given) => [given].flat().join('\n'))
      .optional()
      .describe(
        'What agents are told at the end of the Markdown of every page, of `llms.txt` and of `llms-full.txt`; several lines as a list.',
      )
      .meta({
        examples: [
          'Use the newest version of the SDK.',
          ['Use the newest version.', 'Ask before you delete.'],
        ],
      }),
  }),
};
