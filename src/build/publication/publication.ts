import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { IslandFile } from '../../content/islands/make-island.ts';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { addPageNames, addUsedNames, createUsedNames, type UsedNames } from '../../lib/html/prune-styles.ts';
import type { HtmlTag } from '../../lib/html/tags.ts';
import type { Problem } from '../../problem/problem.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import { openIndexThread } from '../../search/index/index-thread.ts';
import { readIndexedPage } from '../../search/index/read-page.ts';
import { findSearchExtras } from '../../search/index/search-extras.ts';
import { type KeepingPlace, openSiteIndex, type SiteIndex } from '../../search/index/site-index.ts';
import { listTags } from '../../site/languages.ts';
import { openScan, type ScannedPage, scanPage } from '../../site/links/scan-page.ts';
import { type SiteBase, writeUrl } from '../../site/links/site-url.ts';
import type { Page, Site } from '../../site/site.ts';
import type { Cards } from '../cards/cards.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { hashCode } from '../page-cache/page-inputs.ts';
import { type KeptPage, readMarkdown } from '../page-cache/page-record.ts';
import { hashData } from '../page-cache/track-site.ts';
import type { Project } from '../project/project.ts';
import type { KeptTexts, KnownTexts, PageTexts } from '../views/render-markdown.ts';
import { startCards } from './start-cards.ts';

/** What a page gives besides its HTML when it is rendered: plain data, whole once the HTML is. */
export interface PageOutput {
  readonly page: Page;
  /** Base URLs that it sends requests to, for its policy. */
  readonly connects: readonly string[];
  /** What it is for machines; undefined in `dev` and for a page without Markdown. */
  readonly texts: PageTexts | undefined;
  /** What the relay has to know of its playground's request. */
  readonly call: RelayOperation | undefined;
  /** Mistakes that showed when it was rendered. */
  readonly problems: readonly Problem[];
  /** JavaScript of its components that go on in browsers. */
  readonly islands: readonly IslandFile[];
  /** Undefined for a page without a file. */
  readonly compiled: CompiledPage | undefined;
  /** URLs of its social card and of the style sheet of its utility classes. */
  readonly card: string | undefined;
  readonly utilities: string | undefined;
}

/** A page, or a part that several pages load, as it is published. */
interface FinishedHtml {
  readonly html: string;
  /** As they were before it was finished. */
  readonly tags: readonly HtmlTag[];
}

/** Takes in what was rendered, with what the page gave besides its HTML. */
export type CollectOutput = (rendered: FinishedHtml, output: PageOutput | undefined) => void;

/** What a build gathers while pages are rendered, and publishes at its end. */
export interface Publication extends KnownTexts {
  /** Operations as the rendered pages call them, by `PlaygroundData.id`. */
  readonly calls: ReadonlyMap<string, RelayOperation>;
  /** Undefined without `siteUrl`, and where nothing draws them. */
  readonly cards: Cards | undefined;
  /** Undefined without a search, and where a service searches. */
  readonly search: SiteIndex | undefined;
  /** Of all pages that were rendered. */
  readonly names: UsedNames;
  /** By `Page.path`: what links need of the pages that were rendered. */
  readonly scanned: ReadonlyMap<string, ScannedPage>;
  readonly collect: CollectOutput;
  /** Told, by who renders pages into an empty folder, that it is there with what Astro has bundled. */
  readonly begin?: () => void;
  /** Whether a page that was taken in has a diagram that the reader's browser draws. */
  readonly hasKeptFrame: () => boolean;
  /** Takes in what a page gave that an earlier build has rendered. */
  readonly takeKept: (page: Page, kept: KeptPage) => void;
}

/** What of it those who render pages need. */
export type RenderedInto = Pick<Publication, 'begin' | 'cards' | 'collect'>;

/**
 * Begins the search of a project that was read; undefined without one, and where a service searches. `place` is where its pages are
 * kept for the next build; without one they are not.
 */
export function startSearch(project: Project, place?: KeepingPlace): SiteIndex | undefined {
  const site = project.site();
  return site?.search && !site.search.provider ? finishOnce(openIndex(site, place)) : undefined;
}

/** Begins the search of a project where the last build has kept pages of it: to read those takes longer than all else that is read. */
export function startKeptSearch(project: Project): SiteIndex | undefined {
  const place = findKeepingPlace(project);
  return place && existsSync(place.folder) ? startSearch(project, place) : undefined;
}

/**
 * Gets ready what a build of a checked project publishes: its search, unless that has begun, and social cards for a site that says where it
 * stands. Rendered pages are kept in `cache`.
 */
export async function startPublication(
  project: Project,
  cache?: PageCache,
  search = startSearch(project, cache && findKeepingPlace(project)),
): Promise<Publication> {
  const site = project.site();
  const shown = cache?.project.site() ?? site;
  for (const place of search ? (cache?.listIndexed() ?? []) : []) search?.addStored(place);
  const texts = new Map<string, PageTexts>();
  const keptTexts = new Map<string, KeptTexts>();
  const reader = createBytesReader();
  const calls = new Map<string, RelayOperation>();
  const names = createUsedNames();
  const scanned = new Map<string, ScannedPage>();
  const knownNames = new Set<string>();
  let hasFrame = false;
  return {
    texts,
    keptTexts,
    calls,
    cards: await startCards(project),
    search,
    names,
    scanned,
    collect({ html, tags }, output) {
      if (!output) return addPageNames(html, tags, names);
      const { page, call, problems } = output;
      const read = readRendered(html, tags, page, shown);
      addUsedNames(read.names, names);
      scanned.set(page.path, read.scan);
      if (output.texts) texts.set(page.path, output.texts);
      if (call) calls.set(call.id, call);
      for (const problem of problems) project.addRenderProblem(problem);
      if (read.indexed) search?.add(read.indexed);
      if (cache && problems.length === 0) cache.keep(page, { ...output, ...read }, html);
      // It is rendered this once.
      project.compiler.release(page);
    },
    hasKeptFrame: () => hasFrame,
    takeKept(page, { output, files }) {
      hasFrame ||= output.hasFrame;
      if (!knownNames.has(output.names)) addUsedNames(JSON.parse(output.names), names);
      knownNames.add(output.names);
      scanned.set(page.path, openScan(output.scanned));
      const { updates } = output;
      if (updates) keptTexts.set(page.path, { updates, readMarkdown: () => readMarkdown(files, reader) });
      if (output.call) calls.set(output.call.id, output.call);
      for (const file of output.islands) project.islands.add(file);
    },
  };
}

/** What a build needs of the HTML of a page, whose `tags` are those before it was finished. */
function readRendered(html: string, tags: readonly HtmlTag[], page: Page, site: Site | undefined) {
  const names = createUsedNames();
  addPageNames(html, tags, names);
  const isSearched = site?.search && !site.search.provider;
  return { names, scan: scanPage(tags), indexed: isSearched ? readIndexedPage(html, page, site) : undefined };
}

/** Keeps each page that is rendered without a mistake, for who renders pages and publishes none; `project` is that of the cache. */
export function createPageKeeper(cache: PageCache, project: Project): CollectOutput {
  return ({ html, tags }, output) => {
    if (!output || output.problems.length > 0) return;
    const { page } = output;
    cache.keep(page, { ...output, ...readRendered(html, tags, page, project.site()) }, html);
  };
}

/** An index that can be asked for more than once, and begun before somebody waits for it. */
function finishOnce(index: SiteIndex): SiteIndex {
  let made: ReturnType<SiteIndex['finish']> | undefined;
  return {
    ...index,
    finish() {
      made ??= index.finish();
      // Why it failed is told by `writeSearch`.
      made.catch(() => undefined);
      return made;
    },
  };
}

/** Pages from which on a thread of its own, which takes 0.2 s to start, makes the index sooner. */
const fewPages = 200;

function openIndex(site: Site, place: KeepingPlace | undefined): SiteIndex {
  const languages = listTags(site);
  const find = (tag: string) => findSearchExtras(site, tag);
  if (site.pages.length < fewPages) return openSiteIndex(languages, (url) => writeUrl(site, url), find);
  const extras = Object.fromEntries(languages.map((tag) => [tag, find(tag)]));
  return openIndexThread({ languages, base: readBase(site), extras, place });
}

function readBase({ base, nestedPaths, hostPaths, isBare }: Site): SiteBase {
  return { base, nestedPaths, hostPaths, isBare };
}

function findKeepingPlace(project: Project): KeepingPlace | undefined {
  const site = project.site();
  return (
    site && {
      folder: join(project.siteRoot, '.octavo/search'),
      made: hashData([hashCode(), readBase(site), listTags(site)]),
    }
  );
}
