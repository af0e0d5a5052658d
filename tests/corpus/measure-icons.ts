import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isIconPath } from '../../src/content/icons/icon-name.ts';
import { nearestIcons, resolveIcon } from '../../src/content/icons/resolve-icon.ts';
import { type IconUse, listIconUses } from './icon-uses.ts';

/** How the icons of a site are drawn, each use counted. */
export interface IconCount {
  readonly site: string;
  /** In the asked style (duotone where none is asked), or the mark of a brand. */
  readonly asked: number;
  /** A real icon of that name, in another style. */
  readonly other: readonly IconUse[];
  /** Nobody has it. */
  readonly unknown: readonly IconUse[];
  /** Paths and URLs: images, not counted among the others. */
  readonly images: number;
}

/** At least so many of a hundred uses have to be real icons in the asked style. */
export const leastShare = 98;

/**
 * Resolves every icon that is named in the sites below a folder, or in the one site that the folder is, as a build
 * does. A site is a folder with a `site.json`, `mint.json` or `docs.json`.
 */
export function measureIcons(folder: string): readonly IconCount[] {
  const sites = isSite(folder)
    ? [folder]
    : readdirSync(folder)
        .map((name) => join(folder, name))
        .filter(isSite);
  return sites.map((site) => {
    const uses = listIconUses(site);
    const named = uses.filter(({ icon }) => !isIconPath(icon));
    const drawn = named.map((use) => ({ use, icon: resolveIcon(use.icon, use.iconType) }));
    return {
      site: basename(site),
      asked: drawn.filter(({ icon }) => icon?.exact).length,
      other: drawn.filter(({ icon }) => icon && !icon.exact).map(({ use }) => use),
      unknown: drawn.filter(({ icon }) => !icon).map(({ use }) => use),
      images: uses.length - named.length,
    };
  });
}

/** Of a hundred uses, how many are in the asked style; 100 for none. */
export function shareOf({ asked, other, unknown }: IconCount): number {
  const all = asked + other.length + unknown.length;
  return all === 0 ? 100 : (100 * asked) / all;
}

/** All counts as one, called `total`. */
export function sumIcons(counts: readonly IconCount[]): IconCount {
  return {
    site: 'total',
    asked: counts.reduce((sum, { asked }) => sum + asked, 0),
    other: counts.flatMap(({ other }) => other),
    unknown: counts.flatMap(({ unknown }) => unknown),
    images: counts.reduce((sum, { images }) => sum + images, 0),
  };
}

/** The table of the counts, with the names that are drawn in another style or not at all. */
export function writeIconTable(counts: readonly IconCount[]): string {
  const total = sumIcons(counts);
  const rows = [...counts, total].map((count) => [
    count.site,
    count.asked,
    count.other.length,
    count.unknown.length,
    count.images,
    `${shareOf(count).toFixed(1)} %`,
  ]);
  const heads = ['site', 'asked style', 'another', 'unknown', 'images', 'share'];
  const width = Math.max(...rows.map(([site]) => String(site).length)) + 2;
  const table = [heads, ...rows].map(
    ([site, ...cells]) =>
      String(site).padEnd(width) + cells.map((cell) => String(cell).padStart(12)).join(''),
  );
  const others = countNames(total.other).map(([name, count]) => `${name} ${count}`);
  const unknown = total.unknown.map(
    ({ icon, file }) => `  "${icon}" in ${file}; nearest: ${nearestIcons(icon).join(', ') || 'none'}`,
  );
  return [...table, `in another style: ${others.join(', ') || 'none'}`, 'unknown:', ...unknown, ''].join(
    '\n',
  );
}

function countNames(uses: readonly IconUse[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { icon, iconType } of uses) {
    const name = iconType === undefined ? icon : `${icon} (${iconType})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function isSite(folder: string): boolean {
  return ['site.json', 'mint.json', 'docs.json'].some((name) => existsSync(join(folder, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const counts = measureIcons(resolve(process.argv[2] ?? '.'));
  process.stdout.write(writeIconTable(counts));
  process.exitCode = counts.length > 0 && shareOf(sumIcons(counts)) >= leastShare ? 0 : 1;
}
