import type { Theme } from '../site/site.ts';

/** A favicon for a site that names none: the first letter of its name on the theme's solid colour, as a data URL. */
export function drawFavicon(name: string, theme: Theme): string {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase());
  const letter = first?.segment ?? '';
  const safe = letter.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.light['solid']}"/>` +
    `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${theme.light['on-solid']}">${safe}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
