import { quoteCss, rewriteCssUrls } from '../../lib/html/read-css.ts';
import type { ImageModes } from '../links/link.ts';
import { type SiteBase, writeUrl } from '../links/site-url.ts';
import { isAbsoluteUrl } from '../pages/page-path.ts';
import type { Site } from '../site.ts';
import type { Font, FontFace } from './appearance.ts';
import { writeCodeThemes } from './code-css.ts';
import { isLight, pickInk } from './contrast.ts';
import { THEME_ROLES, type ThemeRole } from './surfaces.ts';
import type { Theme, ThemeColors } from './theme.ts';

/** Before all that is in them, in every sheet that a page may begin with. */
export const layerOrder = '@layer tokens,reset,base,layout,prose,components,utilities;';

/**
 * The CSS that differs between sites and that all pages need: colours, the background of each coloured anchor and product and which
 * version's entries are shown. It asks for no files. `isRead` tells which custom properties are needed.
 */
export function writeSiteStyles(site: Site, isRead: (property: string) => boolean = () => true): string {
  return [
    writeThemeCss(site.theme, isRead),
    site.codeThemes
      ? writeCodeThemes(site.codeThemes, (mode) => writeColors(site.theme[mode], listRoles(isRead)))
      : '',
    ...site.anchors.map(({ color }, index) => writeTile(color, `.anchor .tile.anchor-${index}`)),
    ...site.products.map(({ color }, index) => writeTile(color, `.product-menu .tile.product-${index}`)),
    ...site.languages.map(({ banner }) => (banner?.color ? writeBanner(banner.id, banner.color) : '')),
    ...site.versions.map(({ name }) => writeVersion(name)),
  ].join('');
}

/** The site's fonts and the image behind its pages: what may come from elsewhere, which a page's policy then allows. */
export function writeAppearanceStyles(site: Pick<Site, 'appearance' | 'backgroundImage'> & SiteBase): string {
  const { headings, body } = site.appearance.fonts;
  const write = (url: string) => writeUrl(site, url);
  return [
    writeFont(body, 'body', write),
    // The files of one font are named once.
    writeFont(
      headings && headings.family === body?.family ? { ...headings, installed: undefined } : headings,
      'h1,h2,h3,h4,h5,h6',
      write,
    ),
    site.backgroundImage ? writeBackground(site.backgroundImage) : '',
  ].join('');
}

/** Without a script the operating system's mode is followed, as with the colours. */
function writeBackground({ light, dark }: ImageModes): string {
  const write = (selector: string, image: string) => `${selector}{background-image:url(${quoteCss(image)})}`;
  if (light === dark) return write('body', light);
  return (
    write('body', light) +
    `@media screen{${write(":root[data-theme='dark'] body", dark)}}` +
    `@media screen and (prefers-color-scheme:dark){${write(':root:not([data-theme]) body', dark)}}`
  );
}

/** A style sheet of the writer's, or one made for the site, with the base in front of the URLs that it names. */
export function writeCss(site: SiteBase, css: string): string {
  return site.base === '/' ? css : rewriteCssUrls(css, (url) => writeUrl(site, url));
}

function writeTile(colors: readonly string[], selector: string): string {
  const [from, ...rest] = colors;
  if (from === undefined) return '';
  const background = rest.length === 0 ? from : `linear-gradient(135deg,${colors.join(',')})`;
  return `${selector}{background:${background};color:${pickInk(colors)}}`;
}

/** Its text is black or white, whichever is read better; links and what is bold have the same. */
function writeBanner(id: string, { light, dark }: { readonly light: string; readonly dark: string }): string {
  const banner = `.site-banner[data-id=${quoteCss(id)}]`;
  const write = (root: string, color: string) =>
    `${root}${banner}{background:${color};border-color:${color};color:${pickInk([color])}}`;
  const inner = `${banner} :is(a,strong,em,code,button,.icon){color:inherit;background:none}`;
  if (light === dark) return write('', light) + inner;
  return (
    write('', light) +
    inner +
    `@media screen{${write(":root[data-theme='dark'] ", dark)}}` +
    `@media screen and (prefers-color-scheme:dark){${write(':root:not([data-theme]) ', dark)}}`
  );
}

function writeVersion(name: string): string {
  const version = quoteCss(name);
  return (
    `:root[data-version]:not([data-version=${version}]) [data-for-version=${version}]{display:none}` +
    `:root[data-version=${version}] [data-except~=${quoteCss(encodeURIComponent(name))}]{display:none}`
  );
}

function writeFont(font: Font | undefined, selector: string, write: (url: string) => string): string {
  if (!font) return '';
  const family = quoteCss(font.family);
  const weight = font.weight === undefined ? '' : `font-weight:${font.weight};`;
  const face = font.url
    ? `@font-face{font-family:${family};src:url(${quoteCss(font.url)});${weight}font-display:swap}`
    : (font.installed?.faces ?? []).map((one) => writeFace(one, family, write)).join('');
  const list = `${family},var(--font-theme)`;
  if (selector !== 'body') return `${face}${selector}{font-family:${list};${weight}}`;
  return `${face}:root{--font-sans:${list}}${weight && `body{${weight}}`}`;
}

/** The file that the first words of a page in a site's own font need: for Latin letters where it has several; undefined where it is not known. */
export function findPreloadedFont(site: SiteBase, { url, format, installed }: Font): string | undefined {
  if (installed) {
    const upright = installed.faces.filter(({ style }) => style === 'normal');
    const latin = upright.find(({ url: one }) => /-latin-[^/]*$/.test(one) && !one.includes('-latin-ext-'));
    const found = latin ?? upright[0];
    return found && writeUrl(site, found.url);
  }
  const isWoff2 = format === 'woff2' || (url !== undefined && /\.woff2(?:$|\?)/.test(url));
  return url === undefined || !isWoff2 || isAbsoluteUrl(url) ? undefined : url;
}

function writeFace(
  { url, style, weight, range }: FontFace,
  family: string,
  write: (url: string) => string,
): string {
  const source = `src:url(${quoteCss(write(url))}) format("woff2")`;
  const characters = range === undefined ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;${source}${characters}}`;
}

/**
 * The style sheet with the colours of both modes as custom properties, in `@layer tokens`. Paper is
 * light. Without a script the operating system's mode is followed; code that is dark in both modes has the dark ones.
 * `isRead` tells the properties that are needed.
 */
export function writeThemeCss(theme: Theme, isRead: (property: string) => boolean = () => true): string {
  const roles = listRoles(isRead);
  const dark = writeColors(theme.dark, roles);
  return [
    '@layer tokens{',
    `:root{${writeColors(theme.light, roles)}}`,
    `@media screen{:root[data-theme='dark'],[data-code='dark'] .code{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    '}',
  ].join('');
}

function listRoles(isRead: (property: string) => boolean): readonly ThemeRole[] {
  return THEME_ROLES.filter((role) => isRead(nameProperty(role)));
}

function writeColors(colors: ThemeColors, roles: readonly ThemeRole[]): string {
  const scheme = `color-scheme:${isLight(colors.bg) ? 'light' : 'dark'};`;
  return scheme + roles.map((role) => `${nameProperty(role)}:${colors[role]}`).join(';');
}

function nameProperty(role: ThemeRole): string {
  return role === 'shadow-float' ? '--shadow-float' : `--color-${role}`;
}
