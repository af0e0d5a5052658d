import { z } from 'zod';
import { nonEmptyText, settings, url, webUrl, withoutEffect } from './values.ts';

export const analytics = settings(
  'Analytics services. One is loaded only when it is set here, and only on the built site.',
  {
    ga4: z
      .object({
        measurementId: nonEmptyText
          .describe('Measurement ID of the stream.')
          .meta({ examples: ['G-XXXXXXXXXX'] }),
      })
      .optional()
      .describe('Loads Google Analytics 4 on every page.'),
    gtm: z
      .object({ tagId: nonEmptyText.describe('ID of the container.').meta({ examples: ['GTM-XXXXXXX'] }) })
      .optional()
      .describe(
        'Loads Google Tag Manager on every page. The Content Security Policy then allows scripts, styles, images, fonts, frames and connections of any `https:` address, because only the container knows what its tags load.',
      ),
    plausible: z
      .object({
        domain: nonEmptyText
          .describe('The site’s domain as Plausible knows it.')
          .meta({ examples: ['docs.example.com'] }),
        server: nonEmptyText
          .optional()
          .describe('Host of your own Plausible server. Left out, it is `plausible.io`.')
          .meta({ examples: ['plausible.example.com'] }),
      })
      .optional()
      .describe('Loads Plausible on every page.'),
    posthog: z
      .object({
        apiKey: nonEmptyText.describe('The project’s API key.').meta({ examples: ['phc_XXXX'] }),
        apiHost: url
          .optional()
          .describe('Address of your own PostHog server. Left out, it is `https://app.posthog.com`.')
          .meta({ examples: ['https://eu.posthog.com'] }),
      })
      .optional()
      .describe('Loads PostHog on every page.'),
    fathom: z
      .object({ siteId: nonEmptyText.describe('ID of the site.').meta({ examples: ['ABCDEFGH'] }) })
      .optional()
      .describe('Loads Fathom on every page.'),
    adobe: z
      .object({
        launchUrl: webUrl
          .describe('Address of the script of the environment.')
          .meta({ examples: ['https://assets.adobedtm.com/a/b/launch-c.min.js'] }),
      })
      .optional()
      .describe(
        'Loads Adobe Experience Platform tags on every page. What rules load from further addresses is not allowed.',
      ),
    amplitude: z
      .object({
        apiKey: nonEmptyText.describe('API key of the project.').meta({ examples: ['0123456789abcdef'] }),
      })
      .optional()
      .describe('Loads Amplitude on every page.'),
    clarity: z
      .object({
        projectId: nonEmptyText.describe('ID of the project.').meta({ examples: ['abcdefghij'] }),
      })
      .optional()
      .describe('Loads Microsoft Clarity on every page.'),
    clearbit: z
      .object({
        publicApiKey: nonEmptyText.describe('Public API key.').meta({ examples: ['pk_XXXX'] }),
      })
      .optional()
      .describe('Loads Clearbit on every page.'),
    heap: z
      .object({
        appId: nonEmptyText.describe('ID of the environment.').meta({ examples: ['1234567890'] }),
      })
      .optional()
      .describe('Loads Heap on every page.'),
    hightouch: z
      .object({
        writeKey: nonEmptyText.describe('Write key of the source.').meta({ examples: ['XXXX'] }),
        apiHost: nonEmptyText
          .optional()
          .describe('Host that events are sent to. Left out, it is `us-east-1.hightouch-events.com`.')
          .meta({ examples: ['eu-west-1.hightouch-events.com'] }),
      })
      .optional()
      .describe('Loads Hightouch Events on every page.'),
    hotjar: z
      .object({
        hjid: nonEmptyText.describe('ID of the site.').meta({ examples: ['1234567'] }),
        hjsv: nonEmptyText.default('6').describe('Version of the snippet.'),
      })
      .optional()
      .describe('Loads Hotjar on every page.'),
    koala: withoutEffect('Koala'),
    logrocket: z
      .object({
        appId: nonEmptyText.describe('ID of the application.').meta({ examples: ['team/docs'] }),
      })
      .optional()
      .describe('Loads LogRocket on every page.'),
    mixpanel: z
      .object({
        projectToken: nonEmptyText.describe('Token of the project.').meta({ examples: ['0123456789abcdef'] }),
      })
      .optional()
      .describe('Loads Mixpanel on every page.'),
    pirsch: z
      .object({
        id: nonEmptyText.describe('Identification code of the site.').meta({ examples: ['XXXX'] }),
      })
      .optional()
      .describe('Loads Pirsch on every page.'),
    segment: z
      .object({
        key: nonEmptyText.describe('Write key of the source.').meta({ examples: ['XXXX'] }),
      })
      .optional()
      .describe('Loads Segment on every page. What its destinations load in browsers is not allowed.'),
  },
);

export const integrations = settings(
  'Services for talking with readers, and what readers have to agree to. One is loaded only when it is set here, and only on the built site.',
  {
    intercom: z
      .union(
        [
          nonEmptyText,
          z.object({ appId: nonEmptyText.describe('ID of the app.').meta({ examples: ['abc123de'] }) }),
        ],
        { error: 'the ID of the app, or an object with "appId"' },
      )
      .transform((given) => (typeof given === 'string' ? given : given.appId))
      .optional()
      .describe(
        'Loads the Intercom Messenger on every page, by the ID of the app. It writes styles into the page, so the Content Security Policy then allows styles from anywhere in it.',
      )
      .meta({ examples: ['abc123de', { appId: 'abc123de' }] }),
    frontchat: nonEmptyText
      .optional()
      .describe('Loads Front Chat on every page, by the ID of the chat.')
      .meta({ examples: ['1365d046d7c023e9b030ce90d02d093a'] }),
    cookies: z
      .object({
        key: nonEmptyText.describe('Key of the item.').meta({ examples: ['consent'] }),
        value: z
          .string()
          .describe('Its value.')
          .meta({ examples: ['all'] }),
      })
      .optional()
      .describe(
        'An item of the browser’s local storage that says that a reader has agreed: without it no service of `analytics` or `integrations` is loaded.',
      ),
  },
);
