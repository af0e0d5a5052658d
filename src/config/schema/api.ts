import { z } from 'zod';
import { dropUrlSecrets } from '../../problem/url-secrets.ts';
import { nonEmptyText, settings, toggle, urlOrUrls } from './values.ts';

const auth = z
  .object({
    method: z
      .enum(['bearer', 'basic', 'key'])
      .optional()
      .describe('How requests to every endpoint are authenticated.'),
    name: nonEmptyText
      .optional()
      .describe(
        'Name of the authentication parameter in the playground, and of the header for `key`; for `basic` in the form `[usernameName]:[passwordName]`.',
      )
      .meta({ examples: ['Authorization', 'username:password'] }),
    inputPrefix: z
      .string()
      .optional()
      .describe('Text with which the authentication input starts, and what is sent.')
      .meta({ examples: ['Token '] }),
  })
  .optional()
  .describe(
    'How requests are authenticated. It applies to every endpoint, before what the OpenAPI document says.',
  );

const playground = settings('The playground, in which a reader tries an endpoint.', {
  mode: z
    .enum(['show', 'simple', 'hide'])
    .default('show')
    .describe(
      '`show` lets readers send requests, `simple` displays only method and address, `hide` neither of them. A page’s own `playground` goes before it.',
    ),
  disableProxy: toggle(
    'Sends requests from the browser only: the site gets no relay, and what a browser cannot send is offered as a cURL command.',
  ),
  prefill: toggle(
    'Fills in every parameter for which the OpenAPI document has an example. Without it those that are required are filled in.',
  ),
  credentials: toggle(
    'Sends the reader’s cookies for the API with requests that the browser sends itself. The API has to allow it: its answers need `Access-Control-Allow-Credentials: true` and the origin of the site. The relay never sends cookies of the browser.',
  ),
});

const request = settings('How requests are shown.', {
  example: settings('Samples of requests.', {
    languages: z
      .array(nonEmptyText)
      .optional()
      .describe(
        'Languages of the request samples, in their order: names such as `curl`, `node` or `csharp`, or a language of `x-codeSamples`. Left out, all that Octavo writes are offered.',
      )
      .meta({ examples: [['bash', 'python', 'javascript']] }),
    defaults: z
      .enum(['required', 'all'])
      .default('required')
      .describe(
        'Which parameters are in the samples: those that are required, or also each optional one for which the OpenAPI document has an example.',
      ),
    autogenerate: z
      .boolean()
      .default(true)
      .describe(
        'Writes samples of every request. Turned off, there are only those of the OpenAPI document (`x-codeSamples`) and of pages.',
      ),
  }),
});

const paramFields = settings('How parameters are shown.', {
  expanded: z
    .enum(['all', 'topLevel', 'topLevelOneOfs', 'none'])
    .optional()
    .describe(
      'Which nested parameters are unfolded when a page opens: all of them, those of the first level, choices of the first level, or none. Left out, the first level is unfolded where it is short.',
    ),
  post: z
    .array(nonEmptyText)
    .default([])
    .describe(
      'Keys of the OpenAPI document whose values stand behind the names of parameters and fields: a text or a number as it is, the key itself for `true`, each entry of a list.',
    )
    .meta({ examples: [['nullable', 'x-internal']] }),
});

/** API pages and the documents that they are made of. */
export const apiFields = {
  /** `baseUrl` is read as a list in both forms. */
  api: settings('Settings of API pages.', {
    baseUrl: urlOrUrls
      .transform((urls): readonly string[] => urls.map(dropUrlSecrets))
      .default([])
      .describe(
        'Base URL of all endpoints, in place of `servers` of the OpenAPI document; several as a list, between which the reader chooses.',
      )
      .meta({ examples: ['https://api.example.com', ['https://eu.example.com', 'https://us.example.com']] }),
    auth,
    playground,
    /** Read as a list in both forms. */
    overlays: urlOrUrls
      .default([])
      .describe(
        'Overlays that correct the OpenAPI documents before they are read (https://spec.openapis.org/overlay/v1.0.0.html): an absolute URL or a path relative to this file; several as a list, in their order.',
      )
      .meta({ examples: ['overlay.yaml', ['overlay.yaml', 'examples.yaml']] }),
    maintainOrder: toggle(
      'Keeps the order of keys in the OpenAPI document. That order is always kept, so this changes nothing.',
    ),
    schemaPages: z
      .boolean()
      .default(true)
      .describe(
        'Makes a page for each object of `components.schemas` of a document whose operations get their pages by themselves: its fields, an example, and the operations that take or give it. The names of types lead there.',
      ),
    variables: z
      .record(z.string(), z.string().describe('What stands there until a reader has another value.'))
      .default({})
      .describe(
        'Values that readers have of their own, such as the id of their account. Code blocks of pages show them in the place of their names in double braces, `{{account_id}}`, where readers can type theirs; parameters and fields of those names take them over in the playground.',
      )
      .meta({ examples: [{ account_id: 'acc_42' }] }),
    request,
    paramFields,
  }),

  /** Read as a list in both forms. */
  openapi: urlOrUrls
    .default([])
    .describe(
      'OpenAPI or AsyncAPI document: an absolute URL or a path relative to this file; several as a list.',
    )
    .meta({ examples: ['openapi.yaml', ['https://example.com/openapi.json']] }),
};
