import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ResolveLink } from '../links/link.ts';
import { isAbsoluteUrl, readUrlPath, writePageUrl } from '../pages/page-path.ts';
import type { Section, SectionEntry } from '../site.ts';
import { isOwnPage, type Placement, type Placements } from './placement.ts';
import { findSectionUrl } from './section-url.ts';

/** The tabs or the anchors that are shown. */
export interface SectionList {
  readonly list: readonly Section[];
  /** The index in `list` of an index in `site.json`, or of the primary tab or top anchor (undefined). */
  readonly findShown: (owner: number | undefined) => number | undefined;
  readonly problems: readonly Problem[];
}

export interface SectionContext {
  readonly config: SiteConfig;
  readonly placeOf: PlaceOf;
  readonly placements: Placements;
  readonly resolveLink: ResolveLink;
  /** Where a redirect of the writer leads from a path; undefined when there is none. */
  readonly followRedirect: (path: string) => string | undefined;
  readonly defaultVersion: string | undefined;
}

/** A tab or an anchor before it is known whether it has pages. */
export interface Candidate extends Pick<Section, 'name' | 'isDefaultHidden' | 'version' | 'icon' | 'color'> {
  /** Its index in `site.json`; undefined for the primary tab and the top anchor. */
  readonly owner: number | undefined;
  /** Its `url`; undefined for the primary tab and the top anchor. */
  readonly target: string | undefined;
}

export interface ShownSection {
  readonly owner: number | undefined;
  readonly section: Section;
}

/**
 * Which candidates have something to lead to: pages, a redirect or a URL of another site. `lead` is the primary
 * tab or top anchor, undefined without a page in the navigation. Entries hold indexes into `tabs` of `site.json`.
 */
export function showSections(
  kind: 'tab' | 'anchor',
  candidates: readonly Candidate[],
  lead: Candidate,
  context: SectionContext,
): {
  readonly shown: readonly ShownSection[];
  readonly lead: ShownSection | undefined;
  readonly empty: readonly Candidate[];
} {
  const places = groupByOwner(kind, context.placements);
  const show = (candidate: Candidate): ShownSection | undefined => {
    const section = buildSection(candidate, places.get(candidate.owner), context);
    return section && { owner: candidate.owner, section };
  };
  const tried = candidates.map((candidate) => ({ candidate, section: show(candidate) }));
  return {
    shown: tried.flatMap(({ section }) => (section ? [section] : [])),
    lead: show(lead),
    empty: tried.flatMap(({ candidate, section }) => (section ? [] : [candidate])),
  };
}

/** The list with the way back from indexes in `site.json`. */
export function listSections(
  shown: readonly (ShownSection | undefined)[],
  problems: readonly Problem[],
): SectionList {
  const present = shown.flatMap((one) => (one ? [one] : []));
  const indexes = new Map(present.map(({ owner }, index) => [owner, index]));
  return { list: present.map(({ section }) => section), findShown: (owner) => indexes.get(owner), problems };
}

/** The sections with entries by the tabs that are shown instead of those of `site.json`. */
export function renumberTabs(list: readonly Section[], tabs: SectionList): readonly Section[] {
  return list.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, tab: tabs.findShown(entry.tab) })),
  }));
}

interface OwnedPlaces {
  readonly entries: Placement[];
  readonly outside: Placement[];
}

function groupByOwner(
  kind: 'tab' | 'anchor',
  { entries, outside }: Placements,
): ReadonlyMap<number | undefined, OwnedPlaces> {
  const groups = new Map<number | undefined, OwnedPlaces>();
  const add = (place: Placement, list: keyof OwnedPlaces): void => {
    const group = groups.get(place[kind]) ?? { entries: [], outside: [] };
    group[list].push(place);
    groups.set(place[kind], group);
  };
  for (const entry of entries) add(entry, entry.isShown ? 'entries' : 'outside');
  for (const place of outside) add(place, 'outside');
  return groups;
}

function buildSection(
  { owner, target, ...appearance }: Candidate,
  places: OwnedPlaces | undefined,
  context: SectionContext,
): Section | undefined {
  const link = (url: string): Section => {
    return { ...appearance, url, isExternal: isAbsoluteUrl(url), entries: [] };
  };
  if (target !== undefined && isAbsoluteUrl(target)) return link(context.resolveLink(target));
  const shown = places?.entries ?? [];
  const [anyPage] = shown;
  if (anyPage !== undefined) {
    const section = {
      ...link(writePageUrl(anyPage.draft.path)),
      entries: listEntries(shown.filter(isOwnPage)),
    };
    const version = appearance.version ?? context.defaultVersion;
    return { ...section, url: findSectionUrl(section, undefined, version) };
  }
  if (owner === undefined || target === undefined) return undefined;
  const folder = readUrlPath(target);
  const outside = places?.outside ?? [];
  const page = outside.find(({ draft }) => draft.path === folder) ?? outside[0];
  if (page !== undefined) return link(writePageUrl(page.draft.path));
  const destination = context.followRedirect(folder);
  return destination === undefined ? undefined : link(destination);
}

function listEntries(places: readonly Placement[]): readonly SectionEntry[] {
  const first = new Map<string, SectionEntry>();
  for (const { draft, tab, version } of places) {
    const key = JSON.stringify([tab, version]);
    if (!first.has(key)) first.set(key, { url: writePageUrl(draft.path), tab, version });
  }
  return [...first.values()];
}
