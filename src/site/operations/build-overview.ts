import { writePageUrl } from '../pages/page-path.ts';
import type { Overview } from '../site.ts';
import type { OverviewDraft } from './overview.ts';

/** An overview of more pages than this names the groups only. */
const MANY = 100;

/** The overview with the URLs of its pages; pages that the navigation leaves out are left out. */
export function buildOverview({ groups, ...rest }: OverviewDraft): Overview {
  const shown = groups
    .map(({ name, drafts }) => ({ name, drafts: drafts.filter(({ frontmatter }) => !frontmatter.hidden) }))
    .filter(({ drafts }) => drafts.length > 0);
  const isLong = shown.length > 1 && shown.reduce((sum, { drafts }) => sum + drafts.length, 0) > MANY;
  return {
    ...rest,
    groups: shown.map(({ name, drafts }) => {
      const operations = drafts.filter(({ operation }) => operation !== undefined);
      return {
        name,
        url: writePageUrl(drafts[0]?.path ?? ''),
        count: operations.length,
        links: isLong
          ? []
          : operations.map(({ title, path, operation }) => ({ title, url: writePageUrl(path), operation })),
      };
    }),
  };
}
