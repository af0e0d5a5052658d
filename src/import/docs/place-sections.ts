import GithubSlugger from 'github-slugger';
import { quoteValue, writePath } from '../../config/json-words.ts';
import type { DraftObject, Notebook } from '../draft.ts';
import { findSectionUrls, type Misplaced } from './find-section-urls.ts';
import { keepDocuments, type LooseDocument } from './keep-documents.ts';
import { OPERATIONS_FOLDER } from './read-group.ts';
import type { DocsNavigation, DocsSection } from './section.ts';

/**
 * `tabs`, `anchors`, `primaryTab` and `topAnchor` of `site.json`, which know their pages by the start of the URL, from
 * sections that list them. Pages for which no URL can say it are named.
 */
export function placeSections(
  { sections, documents, groups }: DocsNavigation,
  notes: Notebook,
): PlacedSections {
  const tabs = placeKind('tab', sections, notes);
  const anchors = placeKind('anchor', sections, notes);
  for (const { rest, source } of anchors.leading)
    if (rest['color'] !== undefined)
      notes.note(
        'left-out',
        [...source, 'color'],
        writePath([...source, 'color']),
        'The first anchor has no color.',
      );
  const loose = [...documents, ...[...tabs.leading, ...anchors.leading].flatMap(listDocuments)];
  const kept = keepDocuments(loose, groups, notes);
  const list = [...tabs.list, ...kept.tabs];
  const site = {
    ...(tabs.lead === undefined || list.length === 0 ? {} : { primaryTab: { name: tabs.lead.name } }),
    ...(list.length === 0 ? {} : { tabs: list }),
    ...(anchors.lead === undefined
      ? {}
      : { topAnchor: { name: anchors.lead.name, ...withoutColor(anchors.lead.rest) } }),
    ...(anchors.list.length === 0 ? {} : { anchors: anchors.list }),
  };
  return { site, openapi: kept.openapi };
}

/** Documents of a section that owns what no other one does: the fields for it have no `openapi`. */
function listDocuments({ openapi, version, folder, source }: DocsSection): readonly LooseDocument[] {
  const loose = { version, name: '', folder, source: [...source, 'openapi'] };
  return openapi.map((document) => ({ document, ...loose }));
}

/** What the navigation gives beside its groups. */
export interface PlacedSections {
  readonly site: DraftObject;
  /** Documents of the whole site. */
  readonly openapi: readonly string[];
}

interface PlacedKind {
  readonly list: readonly DraftObject[];
  /** The one that owns what no other one does. */
  readonly lead: DocsSection | undefined;
  /** It and those of its name in other versions. */
  readonly leading: readonly DocsSection[];
}

function placeKind(kind: DocsSection['kind'], all: readonly DocsSection[], notes: Notebook): PlacedKind {
  const sections = all.filter((section) => section.kind === kind && isUsed(section));
  const owning = sections.filter(
    ({ href, pages, openapi }) => pages.length + openapi.length > 0 || href === undefined,
  );
  const taken = new Set<string>();
  const { urls, misplaced } = findSectionUrls(
    owning.map((section) => ({ ...section, folder: nameFolder(section, taken) })),
  );
  const urlOf = new Map(owning.map((section, index) => [section, urls[index]]));
  const leading = owning.filter((section) => urlOf.get(section) === undefined);
  const [lead] = leading;
  noteMisplaced(owning, misplaced, notes);
  if (lead !== undefined && kind === 'tab' && lead !== sections[0])
    notes.note(
      'changed',
      lead.source,
      `${quoteValue(lead.name)} is the first tab`,
      'The tab of the pages that share no folder comes first.',
    );
  const list = sections.flatMap((section) => {
    const url = urlOf.has(section) ? urlOf.get(section) : section.href;
    if (url === undefined) return [];
    const { name, version, rest, openapi } = section;
    const entry: DraftObject = {
      name,
      url,
      ...rest,
      ...(version === undefined ? {} : { version }),
      ...(openapi.length === 0 ? {} : { openapi: openapi.length === 1 ? openapi[0] : openapi }),
    };
    notes.trace(entry, section.source);
    noteOtherFolder(section, url, notes);
    if (urlOf.has(section))
      notes.note(
        'changed',
        section.source,
        `the url of ${quoteValue(name)} is ${quoteValue(url)}`,
        `A ${kind} owns the pages below its url.`,
      );
    return [entry];
  });
  return { list, lead, leading };
}

function noteOtherFolder({ folder, name, source }: DocsSection, url: string, notes: Notebook): void {
  if (folder === undefined || folder === url) return;
  const what = `the folder ${quoteValue(folder)} of the operations of ${quoteValue(name)}`;
  notes.note('left-out', [...source, 'openapi'], what, `Their pages are below its url, ${quoteValue(url)}.`);
}

function isUsed({ href, pages, openapi }: DocsSection): boolean {
  return href !== undefined || pages.length > 0 || openapi.length > 0;
}

function nameFolder({ pages, openapi, folder, name }: DocsSection, taken: Set<string>): string | undefined {
  if (openapi.length === 0) return undefined;
  if (folder !== undefined || pages.length > 0) return folder;
  const free = taken.has(OPERATIONS_FOLDER)
    ? `${OPERATIONS_FOLDER}/${new GithubSlugger().slug(name) || taken.size}`
    : OPERATIONS_FOLDER;
  taken.add(free);
  return free;
}

function noteMisplaced(
  sections: readonly DocsSection[],
  misplaced: readonly Misplaced[],
  notes: Notebook,
): void {
  const byPair = Map.groupBy(misplaced, ({ wanted, got }) => `${wanted} ${got}`);
  for (const pages of byPair.values()) {
    const [first] = pages;
    const section = first === undefined ? undefined : sections[first.wanted];
    if (first === undefined || section === undefined) continue;
    const other = first.got === undefined ? 'the first one' : quoteValue(sections[first.got]?.name);
    const some = pages
      .slice(0, 3)
      .map(({ page }) => page || 'index')
      .join(', ');
    const count =
      pages.length === 1
        ? `the page ${some}`
        : `${pages.length} pages (${some}${pages.length > 3 ? ', …' : ''})`;
    notes.note(
      'left-out',
      section.source,
      `${count} in the ${section.kind} ${quoteValue(section.name)}`,
      `A ${section.kind} owns the pages of one folder; these are shown in ${other}. Move them to the folder of the others.`,
    );
  }
}

function withoutColor({ color: _, ...rest }: DraftObject): DraftObject {
  return rest;
}
