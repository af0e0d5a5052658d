import { SOCIAL_PLATFORMS } from '../config/schema/footer.ts';
import { type DraftObject, isDraft, type Notebook } from './draft.ts';
import { OTHER_NAMES } from './other-names.ts';

/**
 * Makes `footerSocials` an object of platforms: a list of `{ type, url }` becomes one, and a platform that has no icon
 * becomes a link of the footer.
 */
export function shapeSocials(site: DraftObject, notes: Notebook): void {
  const source = notes.sourceOf(site, ['footerSocials']);
  const given = site['footerSocials'];
  if (Array.isArray(given)) {
    const pairs = given.flatMap((item: unknown, index): readonly (readonly [string, unknown])[] => {
      const platform = isDraft(item) ? (item['type'] ?? item['name'] ?? item['platform']) : undefined;
      if (isDraft(item) && typeof platform === 'string') return [[platform, item['url'] ?? item['href']]];
      notes.note('left-out', [...source, index], `footerSocials[${index}]`, 'It names no platform.');
      return [];
    });
    site['footerSocials'] = Object.fromEntries(pairs);
    notes.trace(site['footerSocials'], source);
    notes.note('changed', source, 'footerSocials is an object', 'It gives each platform its URL.');
  }
  const socials = site['footerSocials'];
  if (!isDraft(socials)) return;
  const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');
  for (const [platform, url] of Object.entries(socials)) {
    if (Object.hasOwn(SOCIAL_PLATFORMS, platform)) continue;
    const isKnown = Object.keys(SOCIAL_PLATFORMS).some((name) => plain(name) === plain(platform));
    if (
      isKnown ||
      Object.hasOwn(OTHER_NAMES['footerSocials'] ?? {}, platform) ||
      typeof url !== 'string' ||
      url === ''
    )
      continue;
    delete socials[platform];
    addFooterLink(site, platform, url);
    const what = `footer.links has "${nameLink(platform)}"`;
    notes.note(
      'changed',
      [...source, platform],
      what,
      'It has no icon among footerSocials, so it is a link.',
    );
  }
}

function addFooterLink(site: DraftObject, platform: string, url: string): void {
  const footer = isDraft(site['footer']) ? site['footer'] : {};
  const columns: unknown[] = Array.isArray(footer['links']) ? footer['links'] : [];
  footer['links'] = [...columns, { title: '', links: [{ label: nameLink(platform), url }] }];
  site['footer'] = footer;
}

function nameLink(platform: string): string {
  return platform.charAt(0).toUpperCase() + platform.slice(1).replace(/[-_]/g, ' ');
}
