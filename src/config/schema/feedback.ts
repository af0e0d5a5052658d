import { z } from 'zod';
import { text } from './text.ts';
import { url, webUrl } from './url.ts';

export const feedback = z
  .object({
    suggestEdit: z
      .boolean()
      .default(false)
      .describe('Shows a link on each page to suggest an edit by a pull request.'),
    raiseIssue: z
      .boolean()
      .default(false)
      .describe('Shows a link on each page to raise an issue about the documentation.'),
    thumbsRating: z
      .boolean()
      .default(false)
      .describe('Asks on each page whether it was helpful; takes a `url`.'),
    url: url
      .optional()
      .describe('Where the answers of `thumbsRating` are posted, as a form is.')
      .meta({ examples: ['https://example.com/feedback'] }),
  })
  .prefault({})
  .describe('Feedback buttons on pages.');

export const repository = z
  .object({
    url: webUrl
      .describe('The repository that holds this site, where edits and issues go.')
      .meta({ examples: ['https://github.com/owner/repository'] }),
    branch: text.default('main').describe('Branch that edits start from.'),
    path: z
      .string()
      .default('')
      .describe('Folder of this site inside the repository; empty when it is the repository’s root.')
      .meta({ examples: ['docs'] }),
  })
  .optional()
  .describe(
    'Where the site’s source is. Left out, it is taken from a GitHub button, `footerSocials.github` or the git remote.',
  );
