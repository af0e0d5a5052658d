import { SOCIAL_PLATFORMS, type SocialPlatform } from '../../config/schema/publishing.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { IconName } from '../../content/icons/icon-name.ts';
import { isOfLanguage, type SiteLanguage, translateName } from '../languages.ts';
import type { ResolveLink } from '../links/link.ts';

export interface Footer {
  readonly socials: readonly Social[];
  readonly columns: readonly {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly url: string }[];
    /** As `site.json` writes it; undefined is every language. */
    readonly language: string | undefined;
  }[];
}

export interface Social {
  /** The key in `footerSocials`. */
  readonly platform: string;
  /** The platform's name for screen readers. */
  readonly label: string;
  readonly url: string;
  /** Undefined for a website, which has the interface's globe. */
  readonly icon: IconName | undefined;
}

/** The footer's socials in the specification's order, whatever the order in `site.json`, and its columns of links. */
export function buildFooter(config: SiteConfig, resolveLink: ResolveLink): Footer {
  const socials = (Object.keys(SOCIAL_PLATFORMS) as SocialPlatform[]).flatMap((platform): Social[] => {
    const url = config.footerSocials[platform];
    if (url === undefined) return [];
    return [{ platform, label: SOCIAL_PLATFORMS[platform], url: resolveLink(url), icon: findIcon(platform) }];
  });
  const columns = config.footer.links.map(({ title, links, language }) => ({
    title,
    links: links.map(({ label, url }) => ({ label, url: resolveLink(url) })),
    language,
  }));
  return { socials, columns };
}

/** The footer as it is in a language, with its names. */
export function translateFooter(
  footer: Footer,
  language: Pick<SiteLanguage, 'tag' | 'labels' | 'translations'>,
): Footer {
  const columns = footer.columns
    .filter((column) => isOfLanguage(column, language.tag))
    .map(({ title, links, ...rest }) => ({
      ...rest,
      title: translateName(language, title),
      links: links.map(({ label, url }) => ({ label: translateName(language, label), url })),
    }));
  return { ...footer, columns };
}

/** Platforms that Phosphor draws in about half of the bytes of Font Awesome's brands: every page carries them. */
const phosphorLogos: readonly SocialPlatform[] = [
  'discord',
  'instagram',
  'linkedin',
  'medium',
  'reddit',
  'slack',
  'telegram',
  'threads',
  'twitter',
  'youtube',
];

/** Font Awesome's brands are named as the platforms, but for these. */
function findIcon(platform: SocialPlatform): IconName | undefined {
  if (platform === 'website') return undefined;
  if (phosphorLogos.includes(platform)) return { name: `${platform}-logo`, iconType: 'solid' };
  return { name: platform === 'x' ? 'x-twitter' : platform, iconType: 'brands' };
}
