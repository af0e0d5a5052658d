import { z } from 'zod';
import { icon, iconType, listOf, nonEmptyText, url, webUrl } from './values.ts';

/** Entries of `contextual.options` by their names. */
export const CONTEXTUAL_OPTIONS = [
  'copy',
  'view',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
  'download-spec',
  'assistant',
  'windsurf',
  'devin-desktop',
  'download-pdf',
] as const;

const queryEntry = z.object({
  key: nonEmptyText.describe('Name of the parameter.').meta({ examples: ['text'] }),
  value: z
    .string()
    .describe(
      'Its value. `$page` stands for the page’s Markdown, `$markdown` for the address of that, `$path` for the page’s path, `$mcp` for `mcpServer`.',
    )
    .meta({ examples: ['Read this page: $markdown'] }),
});

const address = z
  .union(
    [
      url,
      z.object({
        base: url
          .describe('The address without what is added.')
          .meta({ examples: ['https://example.com/ask'] }),
        query: listOf(queryEntry).describe('Parameters that are added to it.'),
      }),
    ],
    { error: 'a URL or path, or an object with "base" and "query"' },
  )
  .transform((given) => (typeof given === 'string' ? { base: given, query: [] } : given));

const ownEntry = z.object({
  title: nonEmptyText.describe('Text of the entry.').meta({ examples: ['Request a feature'] }),
  description: nonEmptyText
    .optional()
    .describe('A line below it.')
    .meta({ examples: ['Join the discussion'] }),
  icon,
  iconType,
  href: address
    .describe('Where it leads: a URL or path, or an object that adds parameters to one.')
    .meta({ examples: ['https://github.com/owner/repository/issues/new'] }),
});

/** What pages offer to do with them: copy them, read them in another program, add the site to an editor. */
export const contextual = z
  .object({
    options: listOf(
      z
        .union([ownEntry, z.enum(CONTEXTUAL_OPTIONS)], {
          error: `one of ${CONTEXTUAL_OPTIONS.map((name) => `"${name}"`).join(', ')}, or an object with "title" and "href"`,
        })
        .describe('Name of an entry, or an object that describes one of your own.')
        .meta({ examples: ['copy', 'chatgpt'] }),
    ).describe('The entries, in their order. The first is a button of its own; the others are behind it.'),
    display: z
      .enum(['header', 'toc'])
      .default('header')
      .describe(
        '`header` shows them beside the title; `toc` shows them under the table of contents, where the page has one beside it.',
      ),
    mcpServer: webUrl
      .optional()
      .describe(
        'Address of the site’s server of the Model Context Protocol, which `mcp`, `add-mcp`, `cursor`, `vscode`, `devin-mcp` and `$mcp` give.',
      )
      .meta({ examples: ['https://docs.example.com/mcp'] }),
  })
  .optional()
  .describe('What pages offer to do with them: a button and a menu beside the title.')
  .meta({ examples: [{ options: ['copy', 'view', 'chatgpt', 'claude'] }] });
