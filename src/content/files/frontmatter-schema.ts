import { z } from 'zod';

const text = z.union([z.string(), z.boolean().transform(String)]);
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'yes', 'no', 'on', 'off']).transform((word) => /^(true|yes|on)$/.test(word)),
]);
const list = z.union([
  z.array(text),
  text.transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]);

/** The keys of a page's frontmatter that have a meaning here; `og:*` and `twitter:*` go to `meta`. */
export const frontmatterSchema = z.object({
  title: text.optional().describe("The page's title; without it one is made from the file's name."),
  description: text
    .optional()
    .describe('The lead text under the title and the description for search engines.'),
  sidebarTitle: text.optional().describe('What the sidebar says instead of the title.'),
  icon: text.optional().describe('An icon in the sidebar: a Font Awesome name, a path or a URL.'),
  iconType: z
    .enum(['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'])
    .optional()
    .describe("The icon's style."),
  tag: text.optional().describe('A pill beside the page in the sidebar.'),
  mode: z
    .enum(['default', 'wide', 'center', 'frame', 'custom'])
    .optional()
    .describe(
      '`default`: the whole page; `wide`: no table of contents; `center`: neither sidebar nor table; `frame`: the topbar and the sidebar alone; `custom`: the topbar only.',
    ),
  url: text.optional().describe('Makes the sidebar entry a link to this address.'),
  openapi: text.optional().describe('The operation that the page shows: `[file] METHOD /path`.'),
  asyncapi: text.optional().describe('The channel that the page shows: `[file] name`.'),
  'openapi-schema': text.optional().describe('The schema that the page shows: `[file] Name`.'),
  api: text
    .optional()
    .describe('An operation that is in no OpenAPI file: `METHOD /path` or `METHOD https://...`.'),
  authMethod: z
    .enum(['bearer', 'basic', 'key', 'none'])
    .optional()
    .describe('How the playground authorizes: `bearer`, `basic`, `key` or `none`.'),
  playground: z.enum(['show', 'simple', 'hide']).optional().describe('`show`, `simple` or `hide`.'),
  contentType: text.optional().describe("The media type of the request's body on an `api` page."),
  version: text.optional().describe('The version that shows the page.'),
  hidden: flag.optional().describe('Leaves the page out of the sidebar.'),
  noindex: flag.optional().describe('Asks search engines to leave the page out.'),
  canonical: text.optional().describe("The address of the page's original."),
  keywords: list.optional().describe('Words that search finds the page by.'),
  boost: z
    .union([z.number(), text.transform(Number)])
    .pipe(z.number().positive().max(100))
    .optional()
    .describe('What its score in the search is multiplied by: 2 doubles it, 0.5 halves it.'),
  searchable: flag.optional().describe('`false` leaves the page out of the search of the site alone.'),
  groups: list
    .optional()
    .describe('Groups of readers that the page is meant for; kept, without effect on a static site.'),
  contextual: z
    .looseObject({})
    .optional()
    .describe(
      'What the page offers to do with it, in place of what the site does: `options` and `display` as in `contextual` of `site.json`; no options, no menu.',
    ),
  deprecated: flag.optional().describe('Marks the page as deprecated.'),
  hideFooterPagination: flag.optional().describe('Leaves out the links to the previous and the next page.'),
  hideApiMarker: flag.optional().describe("Leaves out the method beside the page's name in the sidebar."),
});

/** What a page's frontmatter says. */
export type Frontmatter = Readonly<z.output<typeof frontmatterSchema>> & {
  /** `og:title`, `twitter:image` and so on, by their names as written. */
  readonly meta: Readonly<Record<string, string>>;
};

/** Frontmatter of a page that has none. */
export const emptyFrontmatter: Frontmatter = { meta: {} };
