import { z } from 'zod';
import { algoliaAppId, listOf, nonEmptyText, secureUrl, settings } from './values.ts';

/** A parameter of a search service, as its own documentation has it. */
const parameter = z.union(
  [z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.array(z.string())]))],
  { error: 'a text, a number, true or false, or a list of texts' },
);

const node = secureUrl.meta({ examples: ['https://search.example.com'] });

/** Read as one of two shapes, told apart by `type`; `rules.ts` asks for what belongs to that type. */
const provider = z
  .object({
    type: z
      .enum(['algolia', 'typesense'])
      .describe('The service: `algolia` for Algolia DocSearch, `typesense` for a Typesense server.'),
    apiKey: nonEmptyText
      .describe(
        'Key that is allowed to search and nothing else. Every reader gets it, so it must not be an admin key.',
      )
      .meta({ examples: ['0123456789abcdef0123456789abcdef'] }),
    appId: algoliaAppId
      .optional()
      .describe('ID of the application at Algolia. Required only when `type` is `algolia`.')
      .meta({ examples: ['A1B2C3D4E5'] }),
    indexName: nonEmptyText
      .optional()
      .describe('Name of the index at Algolia. Required only when `type` is `algolia`.')
      .meta({ examples: ['docs'] }),
    /** Read as a list in both forms. */
    nodes: z
      .union([node, z.array(node).min(1)], { error: 'an https URL, or a list of them' })
      .transform((nodes): readonly string[] => [nodes].flat())
      .optional()
      .describe(
        'Address of the Typesense server, with its path where it has one; the nodes of a cluster as a list. Required only when `type` is `typesense`.',
      )
      .meta({ examples: ['https://search.example.com', ['https://xyz-1.a1.typesense.net']] }),
    collectionName: nonEmptyText
      .optional()
      .describe(
        'Name of the collection at Typesense, which is `index_name` of its scraper. Required only when `type` is `typesense`.',
      )
      .meta({ examples: ['docs'] }),
    searchParameters: z
      .record(z.string(), parameter)
      .default({})
      .describe('Further parameters of every search, as the service names them.')
      .meta({ examples: [{ facetFilters: ['product:cloud'] }, { filter_by: 'product_tag:=cloud' }] }),
  })
  .transform(({ type, apiKey, appId = '', indexName = '', nodes = [], collectionName = '', ...other }) =>
    type === 'algolia'
      ? { type, apiKey, appId, indexName, ...other }
      : { type, apiKey, nodes, collectionName, ...other },
  );

/** `search` of `site.json`. */
export const search = settings('The search of the site.', {
  prompt: z
    .string()
    .optional()
    .describe('Text in the empty search field.')
    .meta({ examples: ['Search the docs…'] }),
  synonyms: listOf(z.array(nonEmptyText))
    .describe(
      'Words that readers write for each other: a search for one finds the others too. Each may be several words.',
    )
    .meta({ examples: [[['SSO', 'single sign-on']]] }),
  provider: provider
    .optional()
    .describe(
      'A search service that finds the pages of the built site, in place of its own index. The dialog stays the same.',
    )
    .meta({
      examples: [
        {
          type: 'algolia',
          appId: 'A1B2C3D4E5',
          apiKey: '0123456789abcdef0123456789abcdef',
          indexName: 'docs',
        },
      ],
    }),
});
