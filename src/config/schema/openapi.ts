import { urlOrUrls } from './url.ts';

/** Read as a list in both forms. */
export const openapi = urlOrUrls
  .default([])
  .describe('OpenAPI document: an absolute URL or a path relative to this file; several as a list.')
  .meta({ examples: ['openapi.yaml', ['https://example.com/openapi.json']] });

/** `openapi` of a tab or an anchor. */
export const openapiOfSection = urlOrUrls
  .default([])
  .describe(
    'OpenAPI document whose operations are shown here: an absolute URL or a relative path; several as a list.',
  )
  .meta({ examples: ['openapi.yaml'] });
