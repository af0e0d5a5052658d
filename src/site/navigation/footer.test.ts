import { expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { translateFooter } from './footer.ts';

const platforms = [
  'website',
  'facebook',
  'twitter',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'x',
  'youtube',
  'medium',
  'telegram',
  'bluesky',
  'threads',
  'reddit',
];

test('socials stand in the specification’s order whatever the order in site.json', () => {
  const reversed = platforms.toReversed().map((platform) => [platform, `https://${platform}.example`]);
  const { socials } = buildSample({ footerSocials: Object.fromEntries(reversed) }).site.footer;
  expect(socials.map(({ platform }) => platform)).toEqual(platforms);
  expect(socials.map(({ url }) => url)).toEqual(platforms.map((platform) => `https://${platform}.example`));
});

test('socials have their platform’s name and icon', () => {
  const footerSocials = {
    website: 'https://example.com',
    github: 'https://github.com/x',
    discord: 'https://discord.gg/x',
    'hacker-news': 'https://news.ycombinator.com/user?id=x',
    x: 'https://x.com/x',
  };
  expect(buildSample({ footerSocials }).site.footer.socials).toMatchObject([
    { label: 'Website', icon: undefined },
    { label: 'Discord', icon: { name: 'discord-logo', iconType: 'solid' } },
    { label: 'GitHub', icon: { name: 'github', iconType: 'brands' } },
    { label: 'Hacker News', icon: { name: 'hacker-news', iconType: 'brands' } },
    { label: 'X', icon: { name: 'x-twitter', iconType: 'brands' } },
  ]);
});

test('columns of links are kept', () => {
  const footer = { links: [{ title: 'Company', links: [{ label: 'About', url: '/about' }] }] };
  expect(buildSample({ footer }, ['about']).site.footer.columns).toEqual([
    { title: 'Company', links: [{ label: 'About', url: '/about/' }] },
  ]);
});

test('a site without them has an empty footer', () => {
  expect(buildSample({}).site.footer).toEqual({ socials: [], columns: [] });
});

test('columns of a language are shown in it alone', () => {
  const column = (title: string, language?: string) => ({
    title,
    links: [{ label: 'A', url: '/a' }],
    ...(language === undefined ? {} : { language }),
  });
  const footer = { links: [column('All'), column('German', 'DE'), column('English', 'en')] };
  const { site } = buildSample({ footer, languages: ['en', 'de'] });
  const titles = site.languages.map((one) =>
    translateFooter(site.footer, one).columns.map(({ title }) => title),
  );
  expect(titles).toEqual([
    ['All', 'English'],
    ['All', 'German'],
  ]);
});
