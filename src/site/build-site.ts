import type { SiteConfig } from '../config/schema/site-schema.ts';
import { type Problem, sortProblems } from '../problem/problem.ts';
import { buildAppearance } from './appearance/appearance.ts';
import { buildTheme } from './appearance/theme.ts';
import { buildHead } from './head.ts';
import { type ResolveLink, resolveAsset, resolveImageModes } from './links/link.ts';
import type { SiteBase } from './links/site-url.ts';
import { buildFooter } from './navigation/footer.ts';
import { drawGlyphs } from './navigation/glyphs.ts';
import { buildTopbar } from './navigation/topbar.ts';
import type { Logo, Site } from './site.ts';

import { buildStructure, describeStructure, type SiteInput, type SiteStructure } from './site-structure.ts';

export interface SiteResult {
  readonly site: Site;
  /** Sorted by place. */
  readonly problems: readonly Problem[];
}

/**
 * Builds the whole site from what its files say: pure, linear in the number of pages, the input is left alone. `structure` is that of
 * the input.
 */
export function buildSite(input: SiteInput, structure: SiteStructure = buildStructure(input)): SiteResult {
  const { placeOf } = input;
  const { pages, siteBase, resolveLink, menus, sidebars, tabs, anchors, products } = structure;
  const config = { ...input.config, siteUrl: structure.siteUrl };
  const theme = buildTheme(config.colors, placeOf);
  const topbar = buildTopbar(config, resolveLink, input.stars);
  const footer = buildFooter(config, resolveLink);
  const site: Site = {
    name: config.name,
    pages,
    tabs,
    anchors,
    products,
    sidebars,
    versions: structure.versions,
    languages: structure.languages,
    redirects: structure.redirects,
    theme: theme.theme,
    codeThemes: input.codeThemes,
    topbar,
    footer,
    logo: buildLogo(config, siteBase, resolveLink, input.logoSizes),
    backgroundImage: resolveImageModes(config.backgroundImage, siteBase),
    thumbnails: {
      font: input.fonts?.get(config.thumbnails.fonts?.family ?? ''),
      appearance: config.thumbnails.appearance,
      background: config.thumbnails.background && resolveAsset(config.thumbnails.background, siteBase),
    },
    mode: { default: config.modeToggle.default, isHidden: config.modeToggle.isHidden },
    home: structure.home,
    ...siteBase,
    siteUrl: config.siteUrl,
    appearance: buildAppearance(config, input.fonts),
    head: buildHead(config, theme.theme, input.ownFiles, siteBase, input.hash, resolveLink),
    search:
      input.hasSearch && pages.some(({ isIndexed }) => isIndexed)
        ? {
            prompt: config.search.prompt,
            synonyms: config.search.synonyms,
            provider: config.search.provider,
            crawledUrl: input.config.siteUrl,
          }
        : undefined,
    isOffline: input.isOffline ?? false,
    notFound: config.errors[404],
    instructions: config.markdown.instructions,
    organization: config.seo.organization,
    api: config.api,
    glyphs: drawGlyphs(
      {
        ...{ sidebars, tabs, anchors, products, topbar, footer },
        contextual: menus.all,
      },
      input.drawIcon,
    ),
    lazyPageFiles: structure.lazyPageFiles,
  };
  return { site, problems: sortProblems([...structure.problems, ...theme.problems]) };
}

/**
 * Builds a site again and again while it is written: of one whose pages and navigation are as they were, and without a mistake or an
 * operation, only how it looks is built anew.
 */
export function createSiteBuilder(): (input: SiteInput) => SiteResult {
  let kept:
    | { readonly pages: SiteInput['pages']; readonly key: string; readonly structure: SiteStructure }
    | undefined;
  return (input) => {
    const { pages } = input;
    const key = describeStructure(input);
    const hasSamePages =
      kept?.pages.length === pages.length && kept.pages.every((page, index) => page === pages[index]);
    const structure = kept && hasSamePages && kept.key === key ? kept.structure : buildStructure(input);
    // Mistakes have places, which an edit moves; documents are read anew.
    kept =
      structure.problems.length === 0 && structure.pages.every(({ kind }) => kind === 'doc')
        ? { pages, key, structure }
        : undefined;
    return buildSite(input, structure);
  };
}

function buildLogo(
  { logo }: SiteConfig,
  base: SiteBase,
  resolveLink: ResolveLink,
  sizes: SiteInput['logoSizes'],
): Logo | undefined {
  const images = resolveImageModes(logo, base);
  if (logo === undefined || !images) return undefined;
  const ratioOf = (url: string) => {
    const { width = 0, height = 0 } = sizes?.get(url) ?? {};
    return width > 0 && height > 0 ? width / height : undefined;
  };
  const ratios = { light: ratioOf(logo.light), dark: ratioOf(logo.dark) };
  return { ...images, ratios, href: resolveLink(logo.href) };
}
