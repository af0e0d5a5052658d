import { endsElement, isAttributeName, isHandler, urlAttributes } from '../config/head-rules.ts';
import type { SiteConfig } from '../config/schema/site-schema.ts';
import { isRunScript, listScriptOrigins } from '../lib/html/content-security-policy.ts';
import { escapeAttribute, escapeHtml } from '../lib/html/escape.ts';
import { buildAnalytics } from './analytics/analytics.ts';
import type { Analytics } from './analytics/analytics-script.ts';
import type { Theme } from './appearance/theme.ts';
import { type ResolveLink, resolveImageModes } from './links/link.ts';
import type { SiteBase } from './links/site-url.ts';
import { isAbsoluteUrl } from './pages/page-path.ts';

/** What the head of every page loads. */
export interface SiteHead {
  readonly favicon: Favicon;
  readonly ownFiles: OwnFiles;
  readonly analytics: Analytics;
  /** The writer's own tags, at the end of the head. */
  readonly tags: readonly HeadTag[];
  /** Origins that the scripts among them name. */
  readonly scriptOrigins: readonly string[];
}

/** A tag of `head` of `site.json`, its URLs as they are published. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style';
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string;
}

export interface Favicon {
  /** A URL path, or the address of an image elsewhere. */
  readonly url: string;
  /** The one in dark mode where it is another; undefined where one is for both. */
  readonly dark: string | undefined;
  /** What the file holds that Octavo draws where the writer names none; undefined for the writer's own. */
  readonly svg: string | undefined;
}

/** The writer's own style sheets and scripts, which every page loads last. */
export interface OwnFiles {
  /** URLs, in the order of their names. */
  readonly styles: readonly string[];
  readonly scripts: readonly { readonly url: string; readonly isModule: boolean }[];
  /** Origins that the scripts name. */
  readonly scriptOrigins: readonly string[];
}

/** The URL of the favicon that Octavo draws, which another color changes; undefined where the writer has one. */
export function findDrawnFavicon({ head: { favicon } }: { readonly head: SiteHead }): string | undefined {
  return favicon.svg === undefined ? undefined : favicon.url;
}

/** What the head of every page loads. `hash` names the drawn favicon for what it holds. */
export function buildHead(
  { name, favicon, analytics, integrations, head }: SiteConfig,
  theme: Theme,
  ownFiles: OwnFiles,
  base: SiteBase,
  hash: (text: string) => string,
  resolveLink: ResolveLink,
): SiteHead {
  const tags = head.map((entry) => buildTag(entry, resolveLink));
  const origins = tags.filter(isRun).flatMap(({ text }) => listScriptOrigins(text));
  return {
    favicon: readFavicon(favicon, base) ?? drawFavicon(name, theme, hash),
    ownFiles,
    analytics: buildAnalytics(analytics, integrations),
    tags,
    scriptOrigins: [...new Set(origins)].sort(),
  };
}

/** The writer's own tags as HTML. Astro would write `crossorigin="true"` for an attribute without a value. */
export function writeHeadTags({ tags }: SiteHead): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) =>
        value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
      );
      const end = tag === 'script' || tag === 'style' ? `${text}</${tag}>` : '';
      return `<${tag}${written.join('')}>${end}`;
    })
    .join('');
}

/** Whether scripts run on every page that Octavo does not know. */
export function runsOwnScripts({ ownFiles, tags }: SiteHead): boolean {
  return ownFiles.scripts.length > 0 || tags.some(isRun);
}

/** URLs of the scripts of the site itself that every page loads. */
export function listOwnScripts({ ownFiles, tags }: SiteHead): readonly string[] {
  const named = tags.filter(isRun).map(({ attributes }) => attributes['src']);
  return [
    ...ownFiles.scripts.map(({ url }) => url),
    ...named.filter((src) => typeof src === 'string' && !isAbsoluteUrl(src)),
  ].filter((src) => typeof src === 'string');
}

function isRun({ tag, attributes: { type } }: HeadTag): boolean {
  return tag === 'script' && isRunScript(typeof type === 'string' ? type : undefined);
}

/** A tag as it is written, without what is wrong in it: a build stops at that. */
function buildTag({ tag, attributes, text }: SiteConfig['head'][number], resolveLink: ResolveLink): HeadTag {
  const given = Object.entries(attributes).flatMap(([key, value]): readonly [string, string | true][] => {
    const name = key.toLowerCase();
    if (value === false || !isAttributeName(name) || isHandler(name)) return [];
    return [[name, typeof value === 'string' && urlAttributes.has(name) ? resolveLink(value) : value]];
  });
  const holdsText = tag === 'style' || (tag === 'script' && !given.some(([name]) => name === 'src'));
  return {
    tag,
    attributes: Object.fromEntries(given),
    text: holdsText && !endsElement(text) ? text : '',
  };
}

function readFavicon(favicon: SiteConfig['favicon'], base: SiteBase): Favicon | undefined {
  const images = resolveImageModes(favicon, base);
  if (images === undefined) return undefined;
  const { light, dark } = images;
  return { url: light, dark: dark === light ? undefined : dark, svg: undefined };
}

/** The first letter of a site's name on its theme's solid colour; its name lets browsers keep it for ever. */
function drawFavicon(name: string, theme: Theme, hash: (text: string) => string): Favicon {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase());
  const letter = first?.segment ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.light['solid']}"/>` +
    `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${theme.light['on-solid']}">${escapeHtml(letter)}</text></svg>`;
  return { url: `/_octavo/icon.${hash(svg)}.svg`, dark: undefined, svg };
}
