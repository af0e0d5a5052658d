import { slugText } from '../../openapi/read/operation-title.ts';
import { writePageUrl } from '../pages/page-path.ts';
import {
  createOverviewSeed,
  type OverviewGroup,
  type OverviewSeed,
  type PageSeed,
} from '../pages/page-seed.ts';
import type { Overview } from '../site.ts';
import type { DocumentPages, PageGroup } from './document-pages.ts';
import type { PathTaker } from './path-taker.ts';

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
  const added: PageSeed[] = [];
  const describe = (group: PageGroup): PageGroup => {
    const groups = group.groups.map(describe);
    const { tag } = group;
    const isDescribed = tag?.description !== undefined && group.seeds.length > 0;
    const path = isDescribed ? paths.takeFree(`${pages.section.folder}/${slugText(tag.name)}`) : undefined;
    if (tag === undefined || path === undefined) return { ...group, groups };
    const overview: OverviewSeed = {
      document: pages.document.name,
      tag: tag.name,
      text: tag.description,
      externalDocs: tag.externalDocs,
      info: undefined,
      groups: [{ name: '', text: undefined, seeds: group.seeds }],
    };
    const seed = createOverviewSeed(path, group.name, overview);
    added.push(seed);
    return { ...group, groups, seeds: [seed, ...group.seeds] };
  };
  const groups = pages.groups.map(describe);
  return { ...pages, groups, seeds: [...added, ...pages.seeds] };
}

function describeDocument(
  pages: DocumentPages,
  all: readonly DocumentPages[],
  paths: PathTaker,
): DocumentPages {
  const { document, section, groups } = pages;
  const { info } = document;
  if (info.description === undefined || pages.seeds.length === 0) return pages;
  const isAlone = all.filter((other) => other.section.folder === section.folder).length === 1;
  const title = info.title ?? document.name;
  const path = paths.takeFree(isAlone ? section.folder : `${section.folder}/${slugText(title)}`);
  if (path === undefined) return pages;
  const seed = createOverviewSeed(path, title, {
    document: document.name,
    tag: undefined,
    text: info.description,
    externalDocs: info.externalDocs,
    info,
    groups: groups.flatMap(listGroups),
  });
  const { version, language, product } = section;
  const first = { name: '', tag: undefined, version, language, product, seeds: [seed], groups: [] };
  return { ...pages, seeds: [seed, ...pages.seeds], groups: [first, ...groups] };
}

function listGroups({ name, tag, seeds, groups }: PageGroup): readonly OverviewGroup[] {
  return [
    ...(seeds.length === 0 ? [] : [{ name, text: tag?.description, seeds }]),
    ...groups.flatMap(listGroups),
  ];
}

/** An overview of more operations than this names the groups only, and so is a group of more schemas. */
const most = 100;

/** The overview with the URLs of its pages; pages that the navigation leaves out are left out. */
export function buildOverview(
  { groups, ...rest }: OverviewSeed,
  translateName: (name: string) => string,
): Overview {
  const shown = groups.flatMap(({ name, text, seeds }) => {
    const listed = seeds.filter(
      ({ frontmatter, overview }) => frontmatter.hidden !== true && overview === undefined,
    );
    const holds = listed.some(({ schema }) => schema !== undefined)
      ? ('schemas' as const)
      : ('operations' as const);
    return listed.length === 0 ? [] : [{ name, text, holds, first: seeds[0], listed }];
  });
  const isLong = shown.length > 1 && count(shown.filter(({ holds }) => holds === 'operations')) > most;
  return {
    ...rest,
    groups: shown.map(({ name, text, holds, first, listed }) => ({
      name: translateName(name),
      ...{ text, holds },
      url: writePageUrl(first?.path ?? ''),
      count: listed.length,
      links:
        isLong || (shown.length > 1 && holds === 'schemas' && listed.length > most)
          ? []
          : listed.map(({ title, path, operation }) => ({ title, url: writePageUrl(path), operation })),
    })),
  };
}

function count(groups: readonly { readonly listed: readonly PageSeed[] }[]): number {
  return groups.reduce((sum, { listed }) => sum + listed.length, 0);
}
