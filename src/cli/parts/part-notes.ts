import type { PageCache } from '../../build/page-cache/page-cache.ts';
import { findCacheObstacle } from '../../build/page-cache/page-inputs.ts';
import { ownVersions, type SitePart } from '../../build/page-cache/part-files.ts';
import type { Project } from '../../build/project/project.ts';
import { countOf } from '../report.ts';

type ReadProject = Pick<Project, 'reading' | 'siteRoot'>;

/** Why a part has no pages, or no use: what keeps pages of the site from being kept. */
export function describeObstacle(project: ReadProject, isMerge: boolean): string {
  const reasons = {
    plugins: 'its plugins may change any page',
    'layout parts': 'it replaces parts of all pages',
  };
  const obstacle = findCacheObstacle(project);
  const reason = obstacle ? reasons[obstacle] : 'nothing can be kept in its folder .octavo';
  const end = isMerge ? 'every page is rendered here' : '"octavo merge" renders all of its pages';
  return `This site is not built in parts, since ${reason}: ${end}.`;
}

/** What is amiss with the parts of a site, a line each; `cache` is what they were taken into, undefined where nothing is kept. */
export function describeParts(
  parts: readonly SitePart[],
  cache: Pick<PageCache, 'imported' | 'code'> | undefined,
  project: ReadProject,
): readonly string[] {
  if (!cache) return [describeObstacle(project, true)];
  const stale = parts
    .map((part, place) => {
      const { taken = 0, kept = 0 } = cache.imported[place] ?? {};
      return { part, pages: part.pages - taken - kept, reason: explainStale(part, cache.code) };
    })
    .filter(({ pages }) => pages > 0);
  const byReason = Map.groupBy(stale, ({ reason }) => reason);
  return [
    ...describeSet(parts),
    ...[...byReason].map(([reason, some]) => {
      const pages = some.reduce((sum, one) => sum + one.pages, 0);
      const names = some.map(({ part }) => part.shard.index);
      const parts = nameParts(names, some[0]?.part.shard.count ?? 0).toLowerCase();
      return `${countOf(pages, 'page')} of ${parts} cannot be used: ${reason}.`;
    }),
  ];
}

/** Parts that are missing, there twice, or of another number of parts than the first. */
function describeSet(parts: readonly SitePart[]): readonly string[] {
  const [first] = parts;
  if (!first) return [];
  const { count } = first.shard;
  const of = (index: number) => parts.filter(({ shard }) => shard.index === index && shard.count === count);
  const indexes = Array.from({ length: count }, (_, place) => place + 1);
  const missing = indexes.filter((index) => of(index).length === 0);
  const others = parts.filter(({ shard }) => shard.count !== count);
  return [
    ...others.map(
      ({ folder, shard }) =>
        `${folder} is part ${shard.index} of ${shard.count}, and ${first.folder} one of ${count}: what fits is used.`,
    ),
    ...indexes
      .filter((index) => of(index).length > 1)
      .map((index) => {
        const folders = of(index).map(({ folder }) => folder);
        return `Part ${index} of ${count} is there more than once: ${folders.join(', ')}.`;
      }),
    ...(missing.length > 0
      ? [
          `${nameParts(missing, count)} ${missing.length === 1 ? 'is missing: its' : 'are missing: their'} pages are rendered here.`,
        ]
      : []),
  ];
}

/** `Part 2 of 4`, `Parts 1, 2 and 3 of 4`. */
function nameParts(indexes: readonly number[], count: number): string {
  const last = indexes.at(-1);
  const others = indexes.slice(0, -1);
  return others.length === 0
    ? `Part ${last} of ${count}`
    : `Parts ${others.join(', ')} and ${last} of ${count}`;
}

/** Why pages of a part cannot be used; `code` is that of this build. */
function explainStale({ code: before, versions }: SitePart, code: string): string {
  const write = ({ octavo, node }: SitePart['versions']) => `Octavo ${octavo} on Node.js ${node}`;
  if (before === code) return 'damaged, or made from other files or with other options';
  return write(versions) === write(ownVersions)
    ? 'made by other code of Octavo'
    : `made by ${write(versions)}, and this is ${write(ownVersions)}`;
}
