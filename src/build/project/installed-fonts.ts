import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { nameFontPackage } from '../../config/font-package.ts';
import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { readPackage } from '../../content/files/find-package.ts';
import { findSitePackage } from '../../content/files/site-package.ts';
import { listCssUrls } from '../../lib/html/read-css.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Appearance, FontFace, InstalledFont } from '../../site/appearance/appearance.ts';
import { projectProblem } from './problems.ts';

/** Where the files of fonts lie in a site. */
const prefix = '/_octavo/fonts/';

/** Weights that pages have, taken from a package of one file a weight. */
const usedWeights = [400, 500, 600, 700];

/** Names that browsers resolve themselves (https://www.w3.org/TR/css-fonts-4/#generic-font-families), and fonts that nearly every system has. */
const systemFonts = new Set(
  `serif, sans-serif, monospace, cursive, fantasy, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded, math, emoji,
   -apple-system, Arial, Helvetica, Helvetica Neue, Verdana, Tahoma, Trebuchet MS, Segoe UI, Times New Roman, Times, Georgia,
   Palatino, Garamond, Courier New, Courier, Menlo, Consolas, Geist, Geist Mono`
    .split(',')
    .map((name) => name.trim().toLowerCase()),
);

/** Fonts by family, each from a package of Fontsource, and what is to be told of those that have none. */
export interface FoundFonts {
  readonly fonts: ReadonlyMap<string, InstalledFont>;
  readonly problems: readonly Problem[];
}

/**
 * The fonts that `font` and `thumbnails.fonts` of `site.json` give by name alone, from the packages of Fontsource that the `package.json` in the site root
 * names and that are installed (https://fontsource.org/docs/getting-started/install): a variable font before one of a file a weight.
 */
export async function findFonts(config: SiteConfig, placeOf: PlaceOf, siteRoot: string): Promise<FoundFonts> {
  const fonts = new Map<string, InstalledFont>();
  const problems: Problem[] = [];
  const { headings, body } = config.font;
  const isShared = headings !== undefined && headings === body;
  const thumbnails = config.thumbnails.fonts;
  const cardPath = ['thumbnails', 'fonts', 'family'];
  const uses = [
    [body, isShared ? ['font', 'family'] : ['font', 'body', 'family']],
    [headings, ['font', 'headings', 'family']],
    [thumbnails && { family: thumbnails.family, url: undefined, weight: undefined }, cardPath],
  ] as const;
  for (const [font, path] of uses) {
    if (font === undefined || font.url !== undefined || fonts.has(font.family)) continue;
    const found = await findFont(font.family, font.weight, siteRoot);
    if (found) fonts.set(font.family, found);
    else if (path === cardPath) {
      if (font.family.toLowerCase() !== 'geist')
        problems.push(
          projectProblem('card-font-without-file', placeOf(path), font.family, nameFontPackage(font.family)),
        );
    } else if (!systemFonts.has(font.family.toLowerCase()) && (font !== body || path[1] !== 'headings'))
      problems.push(
        projectProblem('font-without-file', placeOf(path), font.family, nameFontPackage(font.family)),
      );
  }
  return { fonts, problems };
}

async function findFont(
  family: string,
  weight: number | undefined,
  siteRoot: string,
): Promise<InstalledFont | undefined> {
  const id = nameFontPackage(family);
  if (id === '') return undefined;
  for (const name of [`@fontsource-variable/${id}`, `@fontsource/${id}`]) {
    const folder = findSitePackage(name, siteRoot)?.folder;
    if (folder === undefined) continue;
    const isVariable = name.startsWith('@fontsource-variable/');
    const { version } = readPackage(folder);
    const faces = (await listSheets(folder, isVariable, weight)).flatMap((sheet) =>
      readFaces(readFileSync(join(folder, sheet), 'utf8'), folder, `${prefix}${id}-${version}/`),
    );
    if (faces.length > 0) return { package: name, faces };
  }
  return undefined;
}

/** The file (absolute) of a font that a URL path of the site stands for; undefined for any other. */
export function findFontFile(appearance: Appearance | undefined, url: string): string | undefined {
  const path = url.replace(/[?#].*$/s, '');
  return listFontFaces(appearance).find((face) => face.url === path)?.file;
}

/** Every file of the site's fonts that is from a package, once. */
export function listFontFaces(appearance: Appearance | undefined): readonly FontFace[] {
  const { headings, body } = appearance?.fonts ?? {};
  const faces = [...(headings?.installed?.faces ?? []), ...(body?.installed?.faces ?? [])];
  return [...new Map(faces.map((face) => [face.url, face])).values()];
}

async function listSheets(
  folder: string,
  isVariable: boolean,
  weight: number | undefined,
): Promise<string[]> {
  const names = new Set(await readdir(folder));
  const wanted = isVariable
    ? ['index.css', 'wght-italic.css']
    : [...new Set(weight === undefined ? usedWeights : [weight, ...usedWeights])].flatMap((one) => [
        `${one}.css`,
        `${one}-italic.css`,
      ]);
  const found = wanted.filter((name) => names.has(name));
  return found.length > 0 || !names.has('index.css') ? found : ['index.css'];
}

/** The faces of a style sheet of Fontsource whose file is WOFF2, as they are in the site below `url`. */
function readFaces(css: string, folder: string, url: string): readonly FontFace[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const read = (property: string) =>
      new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([\\w\\s+,?.%-]*)`).exec(body)?.[1]?.trim() || undefined;
    const source = listCssUrls(`@font-face{${body}}`).find((one) => one.url.endsWith('.woff2'))?.url;
    if (source === undefined || !/^(?:\.\/)?files\/[\w.-]+$/.test(source)) return [];
    return [
      {
        url: url + basename(source),
        file: join(folder, source),
        style: read('font-style') ?? 'normal',
        weight: read('font-weight') ?? '400',
        range: read('unicode-range'),
      },
    ];
  });
}
