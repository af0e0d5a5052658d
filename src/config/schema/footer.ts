import { z } from 'zod';
import { listOf, text } from './text.ts';
import { url } from './url.ts';

/** Platforms of `footerSocials` with the names that readers know them by; the first nine are the specification's. */
export const SOCIAL_PLATFORMS = {
  website: 'Website',
  facebook: 'Facebook',
  twitter: 'Twitter',
  discord: 'Discord',
  slack: 'Slack',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  'hacker-news': 'Hacker News',
  x: 'X',
  youtube: 'YouTube',
  medium: 'Medium',
  telegram: 'Telegram',
  bluesky: 'Bluesky',
  threads: 'Threads',
  reddit: 'Reddit',
} as const;

export type SocialPlatform = keyof typeof SOCIAL_PLATFORMS;

function social(platform: SocialPlatform) {
  return url.optional().describe(`URL behind the ${SOCIAL_PLATFORMS[platform]} icon in the footer.`);
}

export const footerSocials = z
  .object({
    website: social('website').meta({ examples: ['https://example.com'] }),
    facebook: social('facebook'),
    twitter: social('twitter'),
    discord: social('discord'),
    slack: social('slack'),
    github: social('github').meta({ examples: ['https://github.com/owner'] }),
    linkedin: social('linkedin'),
    instagram: social('instagram'),
    'hacker-news': social('hacker-news'),
    x: social('x'),
    youtube: social('youtube'),
    medium: social('medium'),
    telegram: social('telegram'),
    bluesky: social('bluesky'),
    threads: social('threads'),
    reddit: social('reddit'),
  })
  .prefault({})
  .describe('Social accounts in the footer: platform names with the URLs of the accounts.');

const footerLink = z.object({
  label: text.describe('Text of the link.').meta({ examples: ['Blog'] }),
  url: url.describe('Where the link leads.').meta({ examples: ['https://example.com/blog'] }),
});

export const footer = z
  .object({
    links: listOf(
      z.object({
        title: z
          .string()
          .default('')
          .describe('Heading of the column.')
          .meta({ examples: ['Company'] }),
        links: listOf(footerLink).describe('Links of the column.'),
      }),
    ).describe('Columns of links in the footer.'),
  })
  .prefault({})
  .describe('Further content of the footer.');
