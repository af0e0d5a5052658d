import type { SiteConfig } from '../../config/schema/site.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ResolveLink } from '../links/link.ts';
import type { PageDraft, PlaceInPage } from '../pages/page-draft.ts';
import { describeUnknownVersion } from '../problems.ts';
import type { Version } from '../site.ts';
import type { Placements } from './placement.ts';

/** The versions with exactly one default: the one marked, else the first. A name that is declared again is left out. */
export function listVersions(config: SiteConfig, resolveLink: ResolveLink): readonly Version[] {
  const byName = new Map([...config.versions].reverse().map((version) => [version.name, version]));
  const unique = [...new Set(config.versions.map(({ name }) => name))].flatMap(
    (name) => byName.get(name) ?? [],
  );
  const chosen = unique.find((version) => version.default) ?? unique[0];
  return unique.map(({ name, url }) => ({
    name,
    isDefault: name === chosen?.name,
    url: url === undefined ? undefined : resolveLink(url),
  }));
}

/** An error for each page whose frontmatter names a version that is not declared. */
export function checkPageVersions(
  drafts: readonly PageDraft[],
  versions: readonly Version[],
  placeInPage: PlaceInPage,
): readonly Problem[] {
  const names = versions.map(({ name }) => name);
  const declared = new Set(names);
  return drafts.flatMap(({ source }) => {
    const version = source?.frontmatter.version;
    if (source === undefined || version === undefined || declared.has(version)) return [];
    return [describeUnknownVersion(version, names, placeInPage(source, 'version'))];
  });
}

/**
 * The versions that show each page, in their order; an empty list means all of them. A page that the navigation
 * names in groups of several versions belongs to each.
 */
export function findPageVersions(
  { entries, outside }: Placements,
  versions: readonly Version[],
): ReadonlyMap<PageDraft, readonly string[]> {
  const order = new Map(versions.map(({ name }, index) => [name, index]));
  const found = new Map<PageDraft, Set<string> | 'all'>();
  for (const { draft, version } of [...entries, ...outside]) {
    const before = found.get(draft);
    if (version === undefined || before === 'all') found.set(draft, 'all');
    else found.set(draft, (before ?? new Set()).add(version));
  }
  const rank = (name: string): number => order.get(name) ?? versions.length;
  const list = (names: Set<string> | 'all'): readonly string[] =>
    names === 'all' ? [] : [...names].sort((a, b) => rank(a) - rank(b));
  return new Map([...found].map(([draft, names]) => [draft, list(names)]));
}
