import { findNearest } from '../lib/text/nearest.ts';
import { type Problem, startOf } from '../problem/problem.ts';
import { translateName } from '../site/languages.ts';
import type { NavigationNode, Page, Site } from '../site/site.ts';
import { pdfProblem } from './problems.ts';

/** What of a site a PDF is asked to have; all of its default version and language where nothing is named. */
export interface PdfScope {
  readonly tab: string | undefined;
  readonly version: string | undefined;
  /** BCP 47 tag. */
  readonly language: string | undefined;
}

/** The pages of a PDF in their order, as its contents list them. */
export interface PdfContents {
  /** The names of what was chosen, for the cover. */
  readonly tab: string | undefined;
  readonly version: string | undefined;
  readonly language: Site['languages'][number];
  /** As deep as groups stand in each other; parts with a name count. */
  readonly entries: readonly PdfEntry[];
}

/** A part or a group, with what it holds, or a page. */
export type PdfEntry =
  | { readonly kind: 'group'; readonly title: string; readonly entries: readonly PdfEntry[] }
  | { readonly kind: 'page'; readonly title: string; readonly page: Page };

/**
 * The pages of a site in the order of its navigation: those of one version and one language, each once, and behind them
 * what no group names. Gives the problems of names that the site does not have, or that have no pages.
 */
export function chooseContents(
  site: Site,
  { tab, version, language: tag }: PdfScope,
): PdfContents | { readonly problems: readonly Problem[] } {
  const { tabs, versions, languages } = site;
  const [defaultLanguage] = languages;
  const language = tag === undefined ? defaultLanguage : languages.find((one) => isNamed(one.tag, tag));
  const shownVersion =
    version === undefined
      ? (versions.find(({ isDefault }) => isDefault) ?? versions[0])
      : versions.find((one) => isNamed(one.name, version));
  const tabName = (index: number) => translateName(language ?? defaultLanguage, tabs[index]?.name ?? '');
  const chosen = tabs.flatMap(({ name, isExternal }, index) =>
    tab !== undefined && !isExternal && (isNamed(name, tab) || isNamed(tabName(index), tab)) ? [index] : [],
  );
  const miss = (kind: 'tab' | 'version' | 'language', name: string, known: readonly string[]) =>
    pdfProblem('no-such', startOf('site.json'), kind, name, known, findNearest(name, known));
  const own = tabs.filter(({ isExternal }) => !isExternal).map(({ name }) => name);
  const problems = [
    ...(tab !== undefined && chosen.length === 0 ? [miss('tab', tab, own)] : []),
    ...(version !== undefined && !shownVersion
      ? [
          miss(
            'version',
            version,
            versions.map(({ name }) => name),
          ),
        ]
      : []),
    ...(tag !== undefined && !language
      ? [
          miss(
            'language',
            tag,
            languages.map((one) => one.tag),
          ),
        ]
      : []),
  ];
  if (problems.length > 0 || !language) return { problems };
  const name = shownVersion?.name;
  const isShown = (page: Page) =>
    page.language === language.tag &&
    (name === undefined || page.versions.length === 0 || page.versions.includes(name)) &&
    (tab === undefined || (page.tab !== undefined && chosen.includes(page.tab)));
  const entries = listParts(site, site.pages.filter(isShown), name, language);
  if (entries.length === 0) return { problems: [pdfProblem('no-pages', startOf('site.json'), tab)] };
  return {
    tab: tab === undefined ? undefined : tabName(chosen[0] ?? 0),
    version: name,
    language,
    entries,
  };
}

function isNamed(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.trim().toLowerCase();
}

/** A part for each product, tab and anchor with these pages, where there are several; else what the only one has. */
function listParts(
  site: Site,
  pages: readonly Page[],
  version: string | undefined,
  language: Site['languages'][number],
): readonly PdfEntry[] {
  const left = new Map(pages.map((page) => [page.url, page]));
  const take = (url: string) => {
    const page = left.get(url);
    left.delete(url);
    return page;
  };
  const parts = Object.entries(site.sidebars).flatMap(([key, nodes]) => {
    const [first] = pages.filter(({ sidebar }) => sidebar === key);
    if (!first) return [];
    const entries = listEntries(nodes, version, take);
    const sections = [
      site.products[first.product ?? -1],
      site.tabs[first.tab ?? -1],
      site.anchors[first.anchor ?? -1],
    ];
    // The top anchor holds what no other one does, and says nothing of it.
    const names = sections.flatMap((section, place) =>
      section && (place < 2 || !section.holdsRest) ? [translateName(language, section.name)] : [],
    );
    return entries.length === 0 ? [] : [{ title: names.join(' \u2013 '), entries }];
  });
  const rest = [...left.values()].filter(({ isIndexed, path }) => isIndexed && path !== '404');
  const others = rest.map((page): PdfEntry => ({ kind: 'page', title: page.title, page }));
  const joined = joinParts(parts);
  const [only] = joined;
  if (joined.length === 1 && only) return [...only.entries, ...others];
  return [
    ...joined.flatMap(({ title, entries }): readonly PdfEntry[] =>
      title === '' ? entries : [{ kind: 'group', title, entries }],
    ),
    ...others,
  ];
}

interface Part {
  readonly title: string;
  readonly entries: readonly PdfEntry[];
}

/** Parts of one name are one. */
function joinParts(parts: readonly Part[]): readonly Part[] {
  const titles = [...new Set(parts.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    entries: parts.filter((part) => part.title === title).flatMap(({ entries }) => entries),
  }));
}

function listEntries(
  nodes: readonly NavigationNode[],
  version: string | undefined,
  take: (url: string) => Page | undefined,
): readonly PdfEntry[] {
  return nodes.flatMap((node): readonly PdfEntry[] => {
    if (node.version !== undefined && node.version !== version) return [];
    if (node.kind === 'page') {
      const page = node.isExternal ? undefined : take(node.url);
      return page ? [{ kind: 'page', title: node.title, page }] : [];
    }
    const entries = listEntries(node.children, version, take);
    if (entries.length === 0 || node.name === '') return entries;
    return [{ kind: 'group', title: node.name, entries }];
  });
}

/** The pages of entries, in their order. */
export function listPdfPages(entries: readonly PdfEntry[]): readonly Page[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry.page] : listPdfPages(entry.entries)));
}
