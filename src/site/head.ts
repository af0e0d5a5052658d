import type { SiteConfig } from '../config/schema/site-schema.ts';
import { escapeHtml } from '../lib/html/escape.ts';
import { buildAnalytics } from './analytics/analytics.ts';
import { resolveAsset } from './links/link.ts';
import type { Favicon, OwnFiles, SiteHead, Theme } from './site.ts';

/** What the head of every page loads. `hash` names the drawn favicon for what it holds. */
export function buildHead(
  { name, favicon, analytics }: SiteConfig,
  theme: Theme,
  ownFiles: OwnFiles,
  hash: (text: string) => string,
): SiteHead {
  const url = favicon === undefined ? undefined : resolveAsset(favicon);
  return {
    favicon: url === undefined ? drawFavicon(name, theme, hash) : { url, svg: undefined },
    ownFiles,
    analytics: buildAnalytics(analytics),
  };
}

/** The first letter of a site's name on its theme's solid colour; its name lets browsers keep it for ever. */
function drawFavicon(name: string, theme: Theme, hash: (text: string) => string): Favicon {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase());
  const letter = first?.segment ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.light['solid']}"/>` +
    `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${theme.light['on-solid']}">${escapeHtml(letter)}</text></svg>`;
  return { url: `/_octavo/icon.${hash(svg)}.svg`, svg };
}
