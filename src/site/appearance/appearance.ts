import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { isPostable } from '../../config/schema/values.ts';

/** How a site looks beyond its colours. */
export interface Appearance {
  readonly corners: 'default' | 'sharp';
  readonly codeMode: 'auto' | 'dark';
  readonly backgroundStyle: 'gradient' | 'grid' | 'windows' | undefined;
  /** What is above a title: the group's name, or the path of groups. */
  readonly eyebrow: 'section' | 'breadcrumbs';
  readonly fonts: { readonly headings: Font | undefined; readonly body: Font | undefined };
  /** Whether closed groups of the sidebar lead to their first page. */
  readonly drilldown: boolean;
  /** Meta tags of every page, by name. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly indexHiddenPages: boolean;
  readonly playground: 'show' | 'simple' | 'hide';
  /** Where readers' answers are posted whether a page was helpful; undefined asks for none. */
  readonly feedbackUrl: string | undefined;
  /** Which nested parameters are open when a page opens; undefined where `site.json` does not say. */
  readonly unfolded: SiteConfig['api']['paramFields']['expanded'];
}

export interface Font {
  readonly family: string;
  readonly weight: number | undefined;
  readonly url: string | undefined;
  readonly format: 'woff' | 'woff2' | undefined;
  /** Where it has no `url`, but is among the packages of the site. */
  readonly installed: InstalledFont | undefined;
}

/** A font from a package. */
export interface InstalledFont {
  readonly package: string;
  readonly faces: readonly FontFace[];
}

/** A file of a font: what it is for, as CSS writes it, and its URL in the site. */
export interface FontFace {
  readonly url: string;
  /** Its absolute path. */
  readonly file: string;
  readonly style: string;
  readonly weight: string;
  /** The characters that it has; all where it is undefined. https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
  readonly range: string | undefined;
}

/** Takes from `site.json` what it says about the look of every page; `installed` are fonts by their families. */
export function buildAppearance(
  config: SiteConfig,
  installed: ReadonlyMap<string, InstalledFont> = new Map(),
): Appearance {
  const readFont = (font: SiteConfig['font']['body']): Font | undefined =>
    font && {
      ...{ family: font.family, weight: font.weight, url: font.url, format: font.format },
      installed: font.url === undefined ? installed.get(font.family) : undefined,
    };
  return {
    corners: config.rounded,
    codeMode: config.codeBlock.mode,
    backgroundStyle: config.background.style,
    eyebrow: config.eyebrow.display,
    fonts: { headings: readFont(config.font.headings), body: readFont(config.font.body) },
    drilldown: config.interaction.drilldown,
    metadata: config.metadata,
    indexHiddenPages: config.seo.indexHiddenPages,
    playground: config.api.playground.mode,
    feedbackUrl: readFeedbackUrl(config.feedback),
    unfolded: config.api.paramFields.expanded,
  };
}

function readFeedbackUrl({ thumbsRating, url }: SiteConfig['feedback']): string | undefined {
  return thumbsRating && url !== undefined && isPostable(url) ? url : undefined;
}
