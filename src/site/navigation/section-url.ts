import type { Section } from '../site.ts';

/**
 * Where a tab's or anchor's link leads for a reader who is in the given tab and version: its first page in both,
 * else in the version, else in the tab, else its first page of all.
 */
export function findSectionUrl(
  section: Section,
  tab: number | undefined,
  version: string | undefined,
): string {
  const shown = section.entries.filter((entry) => entry.version === undefined || entry.version === version);
  const entry =
    shown.find((one) => one.tab === tab) ?? shown[0] ?? section.entries.find((one) => one.tab === tab);
  return entry?.url ?? section.url;
}
