import { slugText } from '../../openapi/read/slug-operation.ts';
import { draftOverview, type PageDraft } from '../pages/page-draft.ts';
import type { DocumentPages, PageGroup } from './operation-pages.ts';
import type { OverviewDraft, OverviewGroup } from './overview.ts';
import type { PathTaker } from './take-path.ts';

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
