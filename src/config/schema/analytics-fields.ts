import { z } from 'zod';
import { nonEmptyText, settings, url, withoutEffect } from './values.ts';

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
    amplitude: withoutEffect('Amplitude'),
    clearbit: withoutEffect('Clearbit'),
    heap: withoutEffect('Heap'),
    hotjar: withoutEffect('Hotjar'),
    koala: withoutEffect('Koala'),
    logrocket: withoutEffect('LogRocket'),
    mixpanel: withoutEffect('Mixpanel'),
    pirsch: withoutEffect('Pirsch'),
    segment: withoutEffect('Segment'),
  },
);
