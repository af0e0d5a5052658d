import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameChangesFile, type RecentChange, type RecentChanges } from '../../client/visit/recent-changes.ts';
import { describePlace, isSearched } from '../../search/index/page-place.ts';
import { listTags } from '../../site/languages.ts';
import { writeUrl } from '../../site/links/site-url.ts';
import { holdsUrl } from '../../site/navigation/sidebar-parts.ts';
import type { Page, Site } from '../../site/site.ts';
import type { RecentHistory } from '../project/git.ts';
import type { FileChanges, SectionChanges } from '../project/line-changes.ts';

/** What is known of a site whose pages were checked. */
interface ChangedPages {
  /** Undefined where nothing is known, or nothing is to be told. */
  readonly changes: () => RecentHistory | undefined;
  readonly sectionChanges: (page: Page) => SectionChanges;
}

/** Pages of a language that are told. */
const mostPages = 200;

/**
 * Writes which pages were changed when into `output` (absolute), a file for each language, where returning readers are shown
 * that.
 */
export async function writeRecentChanges(known: ChangedPages, site: Site, output: string): Promise<void> {
  const changes = known.changes();
  if (!changes) return;
  for (const [place, tag] of listTags(site).entries()) {
    const found = site.pages
      .filter((page) => page.language === tag && page.path !== '404' && (page.isIndexed || page.inNavigation))
      .flatMap((page) => {
        const change = page.source && changes.files.get(page.source.file);
        return change ? [describeChange(site, page, change, known.sectionChanges(page))] : [];
      })
      .sort((one, other) => other.time - one.time);
    const file = join(output, nameChangesFile(place === 0 ? undefined : tag));
    await mkdir(dirname(file), { recursive: true });
    const told: RecentChanges = { latest: changes.last, pages: found.slice(0, mostPages) };
    await writeFile(file, JSON.stringify(told));
  }
}

function describeChange(
  site: Site,
  page: Page,
  { time, added }: FileChanges,
  sections: SectionChanges,
): RecentChange {
  const { section, versions } = describePlace(site, page);
  const group = findClosedGroup(site, page);
  return {
    url: writeUrl(site, page.url),
    ...(isSearched(page) ? { title: page.title } : {}),
    ...(section === '' ? {} : { section }),
    ...(versions.length === 0 ? {} : { versions }),
    time,
    ...(added === undefined ? {} : { added }),
    ...(sections.length === 0 ? {} : { sections }),
    ...(group === undefined ? {} : { group }),
  };
}

/** The group of a long sidebar that other pages have a link for, as `Sidebar.astro` names both. */
function findClosedGroup(site: Site, page: Page): RecentChange['group'] {
  if (site.lazyPageFiles.groups[page.sidebar] === undefined) return undefined;
  const node = site.sidebars[page.sidebar]?.find((one) => holdsUrl(one, page.url));
  if (node?.kind !== 'group') return undefined;
  return [site.base === '/' ? page.sidebar : site.base + page.sidebar, node.id];
}
