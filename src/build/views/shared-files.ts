import { createHash } from 'node:crypto';
import { isLong } from '../../site/navigation/sidebar-parts.ts';
import { listPages } from '../../site/pages/listed-pages.ts';
import type { Site } from '../../site/site.ts';
import type { SharedFiles } from '../../site/surroundings.ts';

/** Raised when the HTML of a sidebar's groups changes, which their hash does not see. */
const edition = 1;

/** Names the files that pages of a site share, each for what it holds, so that browsers may keep it for ever. */
export function nameSharedFiles(site: Site): SharedFiles {
  const long = Object.entries(site.sidebars).filter(([, nodes]) => isLong(nodes));
  return {
    pageList: `/_octavo/pages.${hash(listPages(site))}.json`,
    groups: Object.fromEntries(
      long.map(([key, nodes]) => [key, `/_octavo/groups.${hash([edition, key, nodes])}.txt`]),
    ),
  };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
