import type { PlaceOf } from '../config/read-site-config.ts';
import type { SiteConfig } from '../config/schema/site.ts';
import type { Problem } from '../problem/problem.ts';
import { findAsset } from './asset-files.ts';
import { describeMissingImage } from './problems.ts';

/** Warns of each image that `site.json` names and that is not there. Images on other servers are not asked for. */
export async function checkAssets(
  config: SiteConfig,
  placeOf: PlaceOf,
  siteRoot: string,
  contentRoot: string,
): Promise<readonly Problem[]> {
  const named = listImages(config).filter(({ url }) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url));
  const found = await Promise.all(named.map(({ url }) => findAsset(siteRoot, contentRoot, url)));
  return named.flatMap(({ path, url }, index) =>
    found[index] === undefined ? [describeMissingImage(path.join('.'), url, placeOf(path))] : [],
  );
}

interface NamedImage {
  readonly path: readonly string[];
  readonly url: string;
}

function listImages({ logo, favicon, backgroundImage }: SiteConfig): readonly NamedImage[] {
  const logos =
    logo === undefined
      ? []
      : logo.light === logo.dark
        ? [{ path: ['logo'], url: logo.light }]
        : [
            { path: ['logo', 'light'], url: logo.light },
            { path: ['logo', 'dark'], url: logo.dark },
          ];
  return [
    ...logos,
    ...(favicon === undefined ? [] : [{ path: ['favicon'], url: favicon }]),
    ...(backgroundImage === undefined ? [] : [{ path: ['backgroundImage'], url: backgroundImage }]),
  ];
}
