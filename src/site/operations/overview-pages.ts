import { slugText } from '../../openapi/read/operation-title.ts';
import { draftOverview, type PageDraft } from '../pages/page-draft.ts';
import { writePageUrl } from '../pages/page-path.ts';
import type { Overview } from '../site.ts';
import type { DocumentPages, PageGroup, PathTaker } from './operation-pages.ts';
import type { OverviewDraft, OverviewGroup } from './overview.ts';

/**
 * The same documents with an overview of each that describes itself, and of each tag with a description: what these say,
 * and links to the operations. They take the folders of the document and of the tag, where no page is there already.
 */
export function describeDocuments(
  documents: readonly DocumentPages[],
  paths: PathTaker,
): readonly DocumentPages[] {
  const described = documents.map((pages) => describeTags(pages, paths));
  return described.map((pages) => describeDocument(pages, described, paths));
}

function describeTags(pages: DocumentPages, paths: PathTaker): DocumentPages {
  const added: PageDraft[] = [];
  const describe = (group: PageGroup): PageGroup => {
    const groups = group.groups.map(describe);
    const { tag } = group;
    const isDescribed = tag?.description !== undefined && group.drafts.length > 0;
    const path = isDescribed ? paths.takeFree(`${pages.section.folder}/${slugText(tag.name)}`) : undefined;
    if (tag === undefined || path === undefined) return { ...group, groups };
    const overview: OverviewDraft = {
      document: pages.document.name,
      tag: tag.name,
      text: tag.description,
      externalDocs: tag.externalDocs,
      info: undefined,
      groups: [{ name: '', drafts: group.drafts }],
    };
    const draft = draftOverview(path, group.name, overview);
    added.push(draft);
    return { ...group, groups, drafts: [draft, ...group.drafts] };
  };
  const groups = pages.groups.map(describe);
  return { ...pages, groups, drafts: [...added, ...pages.drafts] };
}

function describeDocument(
  pages: DocumentPages,
  all: readonly DocumentPages[],
  paths: PathTaker,
): DocumentPages {
  const { document, section, groups } = pages;
  const { info } = document;
  if (info.description === undefined || pages.drafts.length === 0) return pages;
  const isAlone = all.filter((other) => other.section.folder === section.folder).length === 1;
  const title = info.title ?? document.name;
  const path = paths.takeFree(isAlone ? section.folder : `${section.folder}/${slugText(title)}`);
  if (path === undefined) return pages;
  const draft = draftOverview(path, title, {
    document: document.name,
    tag: undefined,
    text: info.description,
    externalDocs: info.externalDocs,
    info,
    groups: groups.flatMap(listGroups),
  });
  const first = { name: '', tag: undefined, version: section.version, drafts: [draft], groups: [] };
  return { ...pages, drafts: [draft, ...pages.drafts], groups: [first, ...groups] };
}

function listGroups({ name, drafts, groups }: PageGroup): readonly OverviewGroup[] {
  return [...(drafts.length === 0 ? [] : [{ name, drafts }]), ...groups.flatMap(listGroups)];
}

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
