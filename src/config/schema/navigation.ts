import { z } from 'zod';
import {
  banner,
  colorOrGradient,
  icon,
  iconType,
  languageTag,
  listOf,
  nonEmptyText,
  openapiOfSection,
  settings,
  toggle,
  url,
} from './values.ts';

const versionEntry = z.object({
  name: nonEmptyText.describe('Name of the version, shown in the dropdown.').meta({ examples: ['v2'] }),
  url: url
    .optional()
    .describe('Leads elsewhere instead: the URL of another site that documents this version.')
    .meta({ examples: ['https://v1.docs.example.com'] }),
  default: toggle('Selects this version for new readers. Without one it is the first version.'),
  tag: nonEmptyText
    .optional()
    .describe('A word beside its name in the dropdown.')
    .meta({ examples: ['Latest'] }),
  hidden: toggle('Leaves it out of the dropdown, but on its own pages.'),
});

/** What an entry of `versions` need not say. */
const plainVersion = { url: undefined, default: false, tag: undefined, hidden: false };

/** `version` of a tab or an anchor. */
const shownInVersion = nonEmptyText
  .optional()
  .describe('Hides the entry until this version, one of `versions`, is selected.')
  .meta({ examples: ['v2'] });

/** `language` of what is shown in one language only. */
export const shownInLanguage = languageTag
  .optional()
  .describe('Shows the entry only in this language, one of `languages`.')
  .meta({ examples: ['de'] });

/** `product` of a tab or an anchor. */
const shownInProduct = nonEmptyText
  .optional()
  .describe(
    'Shows the entry only in this product, one of `products`, whose pages alone belong to it. Left out, it is the product whose `url` is the start of its own, or else every one.',
  )
  .meta({ examples: ['Analytics'] });

/** A group of the sidebar as it is read: pages by path, and groups inside it to any depth. */
export interface NavigationGroup {
  /** '' draws no heading. */
  readonly group: string;
  readonly pages: readonly (string | NavigationGroup)[];
  readonly icon?: string | undefined;
  readonly iconType: z.output<typeof iconType>;
  readonly tag?: string | undefined;
  readonly description?: string | undefined;
  readonly version?: string | undefined;
  readonly language?: string | undefined;
  /** The names of the tab and the anchor that hold its pages; by their URLs where they are undefined. */
  readonly tab?: string | undefined;
  readonly anchor?: string | undefined;
  /** The name of the product that holds its pages; by its URL where it is undefined. */
  readonly product?: string | undefined;
  readonly boost?: number | undefined;
  readonly expanded?: boolean | undefined;
  /** Undefined is that of the group around it. */
  readonly directory?: 'card' | 'accordion' | 'none' | undefined;
}

export interface NavigationGroupInput {
  group: string;
  pages: (string | NavigationGroupInput)[];
  icon?: string | undefined;
  iconType?: z.input<typeof iconType> | undefined;
  tag?: string | undefined;
  description?: string | undefined;
  version?: string | undefined;
  language?: string | undefined;
  tab?: string | undefined;
  anchor?: string | undefined;
  product?: string | undefined;
  boost?: number | undefined;
  expanded?: boolean | undefined;
  directory?: 'card' | 'accordion' | 'none' | undefined;
}

const navigationGroup: z.ZodType<NavigationGroup, NavigationGroupInput> = z
  .object({
    group: z
      .string()
      .describe('Name of the group, shown as its heading in the sidebar. An empty name shows no heading.')
      .meta({ examples: ['Get started'] }),
    get pages(): z.ZodType<(string | NavigationGroup)[], (string | NavigationGroupInput)[]> {
      return z
        .array(
          z
            .union([nonEmptyText, navigationGroup], {
              error: 'the path of a page or a group with "group" and "pages"',
            })
            .describe(
              'Path of a Markdown file without extension, an operation such as `GET /users`, or a group.',
            )
            .meta({ examples: ['guides/quickstart'] }),
        )
        .describe(
          'Pages in their order: paths of Markdown files without extension, operations such as `GET /users`, or further groups.',
        )
        .meta({ examples: [['introduction', 'guides/quickstart']] });
    },
    icon,
    iconType,
    tag: nonEmptyText
      .optional()
      .describe('A word behind the name of the group in the sidebar.')
      .meta({ examples: ['NEW'] }),
    description: nonEmptyText
      .optional()
      .describe('A line of text below the name of the group in the sidebar.')
      .meta({ examples: ['From the first request to the first release.'] }),
    version: nonEmptyText
      .optional()
      .describe('Shows the group only in this version, one of `versions`.')
      .meta({ examples: ['v2'] }),
    language: languageTag
      .optional()
      .describe(
        'Shows the group only in this language, one of `languages`. A group that names none is shown in each, with the pages of its folder.',
      )
      .meta({ examples: ['de'] }),
    tab: nonEmptyText
      .optional()
      .describe(
        'Name of the tab that holds the pages of the group and of those inside it. Left out, it is the tab whose `url` is the start of theirs.',
      )
      .meta({ examples: ['API reference'] }),
    anchor: nonEmptyText
      .optional()
      .describe(
        'Name of the anchor that holds the pages of the group and of those inside it. Left out, it is the anchor whose `url` is the start of theirs.',
      )
      .meta({ examples: ['SDKs'] }),
    product: nonEmptyText
      .optional()
      .describe(
        'Name of the product that holds the pages of the group and of those inside it. Left out, it is the product whose `url` is the start of theirs, or that of their tab or anchor.',
      )
      .meta({ examples: ['Analytics'] }),
    boost: z
      .number()
      .positive()
      .max(100)
      .optional()
      .describe(
        'How much more the search is meant to find the pages of the group: 2 doubles the score of each, 0.5 halves it. A group inside it, and `boost` of a page, come before it.',
      )
      .meta({ examples: [2] }),
    expanded: z
      .boolean()
      .optional()
      .describe(
        'Whether a group inside another is open from the start; else it opens on its own pages and when it is pressed.',
      )
      .meta({ examples: [true] }),
    directory: z
      .enum(['card', 'accordion', 'none'])
      .optional()
      .describe(
        'Lists the other pages of the group at the end of its first page: as cards, or as a list whose groups open. Groups inside it do the same unless they say otherwise.',
      )
      .meta({ examples: ['card'] }),
  })
  .describe('A group of pages in the sidebar.');

const isDefaultHidden = toggle('Hides the tab until the reader is on a page inside it.');

const anchor = z.object({
  name: nonEmptyText.describe('Label of the anchor.').meta({ examples: ['API reference'] }),
  url: url
    .describe(
      'Start of the URL of the pages that belong to the anchor, generally a folder’s name; or an absolute URL, to which the anchor links.',
    )
    .meta({ examples: ['api-reference', 'https://github.com/owner/repository'] }),
  description: nonEmptyText
    .optional()
    .describe('A line of text below the label.')
    .meta({ examples: ['Every endpoint, with its parameters.'] }),
  icon,
  iconType,
  color: colorOrGradient
    .default([])
    .describe(
      'Background of the icon: a hex color, or an object with `from` and `to` for a gradient. Left out, it is `colors.anchors` or else the primary color.',
    )
    .meta({ examples: ['#0D9373', { from: '#0D9373', to: '#07C983' }] }),
  version: shownInVersion,
  language: shownInLanguage,
  product: shownInProduct,
  isDefaultHidden: toggle('Hides the anchor until the reader is on a page inside it.'),
  openapi: openapiOfSection,
});

/** Read as one of two shapes, told apart by `type`; `name` belongs to a link only. */
export const ctaButton = z
  .object({
    type: z
      .enum(['link', 'github'])
      .default('link')
      .describe('`link` shows a button, `github` shows a repository with its number of stars.'),
    url: url
      .describe('For `link` the button’s target, for `github` the repository.')
      .meta({ examples: ['https://app.example.com', 'https://github.com/owner/repository'] }),
    name: nonEmptyText
      .optional()
      .describe('Text of the button. Required only when `type` is `link`.')
      .meta({ examples: ['Get started'] }),
    style: z
      .enum(['pill', 'roundedRectangle'])
      .optional()
      .describe('Shape of the button, for `link` only. Left out, it is the theme’s.'),
    arrow: toggle('Draws an arrow after the button’s text, for `link` only.'),
  })
  .transform((button) =>
    button.type === 'github'
      ? { type: button.type, url: button.url }
      : { ...button, type: button.type, name: button.name ?? '' },
  );

const product = z.object({
  name: nonEmptyText.describe('Name of the product.').meta({ examples: ['Analytics'] }),
  url: url
    .optional()
    .describe(
      'Start of the URL of the pages that belong to the product, generally a folder’s name; or an absolute URL, to which the product links. Left out, its pages are those of the groups, tabs and anchors that name it.',
    )
    .meta({ examples: ['analytics', 'https://mobile.docs.example.com'] }),
  description: nonEmptyText
    .optional()
    .describe('A line of text below the name.')
    .meta({ examples: ['Reports and dashboards.'] }),
  icon,
  iconType,
  color: colorOrGradient
    .default([])
    .describe('Background of the icon: a hex color, or an object with `from` and `to` for a gradient.')
    .meta({ examples: ['#0D9373', { from: '#0D9373', to: '#07C983' }] }),
  version: shownInVersion,
  language: shownInLanguage,
  hidden: toggle('Leaves the product out of the list, but on its own pages.'),
  openapi: openapiOfSection,
});

const tabMenu = listOf(
  z.object({
    name: nonEmptyText.describe('Name of the entry.').meta({ examples: ['Guides'] }),
    url: url
      .optional()
      .describe(
        'Path of a page, or an absolute URL. Left out, the entry leads to the first page of the tab’s group of this name.',
      )
      .meta({ examples: ['https://learn.example.com'] }),
    description: nonEmptyText
      .optional()
      .describe('A line of text below the name.')
      .meta({ examples: ['Step by step to a goal.'] }),
    icon,
    iconType,
  }),
).describe('Parts of the tab, or links, which open as a list when the tab is chosen.');

/** What leads from page to page: sidebar, products, tabs, anchors, versions and topbar. */
export const navigationFields = {
  navigation: z
    .array(navigationGroup)
    .describe('The sidebar: groups with their pages, in the order in which they are shown.')
    .meta({ examples: [[{ group: 'Get started', pages: ['introduction', 'quickstart'] }]] }),

  tabs: listOf(
    z.object({
      name: nonEmptyText.describe('Label of the tab.').meta({ examples: ['API reference'] }),
      url: url
        .describe(
          'Start of the URL of the pages that belong to the tab, generally a folder’s name; or an absolute URL, to which the tab links.',
        )
        .meta({ examples: ['api-reference'] }),
      icon,
      iconType,
      version: shownInVersion,
      language: shownInLanguage,
      product: shownInProduct,
      isDefaultHidden,
      menu: tabMenu,
      openapi: openapiOfSection,
    }),
  ).describe('Navigational tabs under the topbar.'),

  primaryTab: settings(
    'The first tab. It is shown when there are `tabs` and pages that belong to none of them.',
    {
      name: nonEmptyText
        .default('Documentation')
        .describe('Label of the first tab, which holds the pages of no other tab.'),
      icon,
      iconType,
      isDefaultHidden,
      menu: tabMenu,
    },
  ),

  anchors: listOf(anchor).describe('Entries above the sidebar, each with icon, color and URL.'),

  /** Its defaults hold only where `topAnchor` is given: it is undefined else. */
  topAnchor: z
    .object({
      name: nonEmptyText.default('Documentation').describe('Name of the top-most anchor.'),
      description: nonEmptyText
        .optional()
        .describe('A line of text below its name.')
        .meta({ examples: ['Guides and tutorials.'] }),
      icon: nonEmptyText
        .default('book-open')
        .describe('Name of the top-most anchor’s icon.')
        .meta({ examples: ['rocket'] }),
      iconType,
    })
    .optional()
    .describe('The top-most anchor, which is active on pages that belong to no other one.'),

  products: listOf(product).describe(
    'Parts of the documentation that readers choose between above the sidebar, each with pages, tabs and anchors of its own.',
  ),

  /** Read as objects, in both forms. */
  versions: z
    .array(
      z
        .union([nonEmptyText, versionEntry], { error: 'the name of a version or an object with "name"' })
        .transform((entry) =>
          typeof entry === 'string' ? { ...plainVersion, name: entry } : { ...plainVersion, ...entry },
        )
        .describe('Name of the version, or an object with more settings.')
        .meta({ examples: ['v2'] }),
    )
    .default([])
    .describe('Versions of the documentation. They show a dropdown; use it only to choose between versions.')
    .meta({ examples: [['v2', 'v1']] }),

  banner: banner.optional().describe('An announcement above the topbar of every page.'),

  topbarLinks: listOf(
    z.object({
      name: nonEmptyText.describe('Text of the link.').meta({ examples: ['Support'] }),
      url: url.describe('Where the link leads.').meta({ examples: ['mailto:support@example.com'] }),
      icon,
      iconType,
      language: shownInLanguage,
    }),
  ).describe('Links in the topbar.'),

  topbarCtaButton: ctaButton.optional().describe('The call-to-action button in the topbar.'),
};
