import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { type ImageSize, measureImage } from '../../content/files/image-reader.ts';
import { withoutBase } from '../../lib/html/base-path.ts';
import type { Problem } from '../../problem/problem.ts';
import { findAsset } from './find-asset.ts';
import { projectProblem } from './problems.ts';

/** An image, or a font, that `site.json` names. */
interface NamedImage {
  /** Where in `site.json`. */
  readonly path: readonly string[];
  readonly url: string;
}

/** The images and fonts of the site itself that `site.json` names; those on other servers are left out. */
export function listImages({
  logo,
  favicon,
  backgroundImage,
  thumbnails,
  metadata,
  font,
}: SiteConfig): readonly NamedImage[] {
  const named = [
    ...listModes('logo', logo),
    ...listModes('favicon', favicon),
    ...listModes('backgroundImage', backgroundImage),
    ...listFonts(font),
    ...(thumbnails.background === undefined
      ? []
      : [{ path: ['thumbnails', 'background'], url: thumbnails.background }]),
    ...Object.entries(metadata)
      .filter(([name]) => isImageName(name))
      .map(([name, url]) => ({ path: ['metadata', name], url })),
  ];
  return named.filter(({ url }) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url));
}

/** The fonts that are files; one where headings and text have the same. */
function listFonts({ headings, body }: SiteConfig['font']): readonly NamedImage[] {
  const parts =
    headings === body
      ? [[['font', 'url'], body] as const]
      : ([
          [['font', 'headings', 'url'], headings],
          [['font', 'body', 'url'], body],
        ] as const);
  return parts.flatMap(([path, font]) => (font?.url === undefined ? [] : [{ path, url: font.url }]));
}

/** The image of each mode; one where both have the same. */
function listModes(
  field: string,
  image: { readonly light: string; readonly dark: string } | undefined,
): readonly NamedImage[] {
  if (image === undefined) return [];
  if (image.light === image.dark) return [{ path: [field], url: image.light }];
  return (['light', 'dark'] as const).map((mode) => ({ path: [field, mode], url: image[mode] }));
}

interface CheckedImages {
  readonly config: SiteConfig;
  readonly logoSizes: ReadonlyMap<string, ImageSize>;
  readonly problems: readonly Problem[];
}

/**
 * Warns of each image and each font that `site.json` names and that is not there. The `config` given back does without them: a
 * missing logo leaves the other mode's or the site's name, a missing favicon the other mode's or the drawn one, a missing font the reader's own of that name. A URL may have the site's `base`.
 * `logoSizes` are by the URLs of `site.json`; those of images that do not tell theirs are left out.
 */
export async function checkImages(
  config: SiteConfig,
  placeOf: PlaceOf,
  siteRoot: string,
  contentRoot: string,
  base: string,
): Promise<CheckedImages> {
  const named = listImages(config);
  const find = (url: string) => findAsset(siteRoot, contentRoot, url);
  const found = await Promise.all(
    named.map(async ({ url }) => (await find(url)) ?? find(withoutBase(base, url) ?? url)),
  );
  const missing = named.filter((_image, index) => found[index] === undefined);
  const logoSizes = await Promise.all(
    named.map(async ({ path, url }, index) => {
      const file = path[0] === 'logo' ? found[index] : undefined;
      const size = file === undefined ? undefined : await measureImage(file);
      return size ? [[url, size] as const] : [];
    }),
  );
  return {
    logoSizes: new Map(logoSizes.flat()),
    config: dropImages(config, new Set(missing.map(({ url }) => url))),
    problems: missing.map(({ path, url }) =>
      projectProblem('missing-image', placeOf(path), path.join('.'), url),
    ),
  };
}

/** Meta tags that hold the address of an image: https://ogp.me/#structured */
function isImageName(name: string): boolean {
  return /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(name);
}

function dropImages(config: SiteConfig, missing: ReadonlySet<string>): SiteConfig {
  const keep = (url: string | undefined) => (url === undefined || missing.has(url) ? undefined : url);
  const { logo, favicon, backgroundImage, thumbnails, metadata, font, ...rest } = config;
  const kept = Object.entries(metadata).filter(([name, url]) => !isImageName(name) || !missing.has(url));
  const keepModes = (image: { readonly light: string; readonly dark: string } | undefined) => {
    const [light, dark] = [keep(image?.light), keep(image?.dark)];
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
  };
  const keptLogo = keepModes(logo);
  const keepFont = (one: typeof font.body) => one && { ...one, url: keep(one.url) };
  return {
    ...rest,
    metadata: Object.fromEntries(kept),
    favicon: keepModes(favicon),
    backgroundImage: keepModes(backgroundImage),
    font: { headings: keepFont(font.headings), body: keepFont(font.body) },
    thumbnails: { ...thumbnails, background: keep(thumbnails.background) },
    logo: keptLogo && { ...keptLogo, href: logo?.href ?? '/' },
  };
}
