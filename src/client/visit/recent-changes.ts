/** What a file of the site tells of the last months. Times are in seconds since 1970. */
export interface RecentChanges {
  /** Of the last commit that the site was built from: what is newer was not on it. */
  readonly latest: number;
  /** In one language, the latest change first. */
  readonly pages: readonly RecentChange[];
}

/** A page that was changed, or added. */
export interface RecentChange {
  /** With the base. */
  readonly url: string;
  /** Left out for a page that the search does not find. */
  readonly title?: string;
  /** Names that lead to it, with slashes between them; left out for nowhere. */
  readonly section?: string;
  /** Names of the versions that show it; left out for all. */
  readonly versions?: readonly string[];
  readonly time: number;
  /** When it came, where it was not there before. */
  readonly added?: number;
  /** Ids of its sections with when each was changed: '' for what is before the first heading. */
  readonly sections?: readonly (readonly [id: string, time: number])[];
  /** The sidebar that it is in (`data-key`), and its group there (`data-group`), where pages have links for closed groups. */
  readonly group?: readonly [sidebar: string, group: string];
}

/**
 * The file of the changes of a language (BCP 47 tag); of the default one without a tag. In scripts of pages it has the base, which is
 * written into them; elsewhere it is a path of the built site. It always has the same name: another one after each
 * change would have to be in every page.
 */
export function nameChangesFile(tag: string | undefined): string {
  const of = tag === undefined ? '' : `.${tag.toLowerCase()}`;
  return `${import.meta.env?.OCTAVO_BASE ?? '/'}_octavo/changes${of}.json`;
}
