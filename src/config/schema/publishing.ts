import { z } from 'zod';
import { listOf } from './text.ts';
import { url, webUrl } from './url.ts';

export const redirects = listOf(
  z.object({
    source: url
      .describe('Path that leads elsewhere; `:name` stands for one segment, `:name*` for any number of them.')
      .meta({ examples: ['/old/:slug*'] }),
    destination: url
      .describe('Path or URL that it leads to; the same names stand for what `source` found.')
      .meta({ examples: ['/new/:slug*'] }),
    permanent: z
      .boolean()
      .default(true)
      .describe('Whether the page moved for good, which search engines and browsers remember.'),
  }),
).describe('Old paths that lead to new ones.');

export const metadata = z
  .record(z.string(), z.string().describe('Content of the meta tag with this name.'))
  .default({})
  .describe(
    'Meta tags of every page: their names with their contents. A page’s own frontmatter comes before them.',
  )
  .meta({ examples: [{ 'og:image': '/images/card.png' }] });

export const seo = z
  .object({
    indexHiddenPages: z
      .boolean()
      .default(false)
      .describe('Puts pages outside the navigation into the search, the sitemap and `llms.txt` too.'),
  })
  .prefault({})
  .describe('Search engines.');

export const search = z
  .object({
    prompt: z
      .string()
      .optional()
      .describe('Text in the empty search field.')
      .meta({ examples: ['Search the docs…'] }),
  })
  .prefault({})
  .describe('The search of the site.');

export const siteUrl = webUrl
  .optional()
  .describe(
    'Where the site is published. Canonical addresses, the sitemap, feeds and social cards are made with it; the relay answers under it, and reported issues name the page by it.',
  )
  .meta({ examples: ['https://docs.example.com'] });

export const language = z
  .stringFormat('language-tag', isLanguageTag)
  .default('en')
  .describe(
    'Language of the content as a BCP 47 tag. Browsers, screen readers and the search go by it, and it sets the direction of the text. The interface stays in English.',
  )
  .meta({ examples: ['en', 'ar', 'pt-BR'] });

export const markdown = z
  .object({
    math: z.boolean().default(true).describe('Reads `$…$` and `$$…$$` as math.'),
  })
  .prefault({})
  .describe('How Markdown is read.');

/** https://www.rfc-editor.org/info/bcp47 */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
