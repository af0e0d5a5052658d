import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { showSitePath } from '../../content/files/site-files.ts';
import type { UsedNames } from '../../lib/html/prune-styles.ts';
import { tryParseJson } from '../../lib/json/json-value.ts';
import type { IndexedPage, StoredJson } from '../../search/index/indexed-page.ts';
import { findDrawnFavicon } from '../../site/head.ts';
import { type ScannedPage, storeScan } from '../../site/links/scan-page.ts';
import type { Page } from '../../site/site.ts';
import { framePrefix } from '../output/diagram-frame.ts';
import { createPageLookup } from '../project/page-lookup.ts';
import type { Project } from '../project/project.ts';
import type { PageTexts } from '../views/render-markdown.ts';
import { type BuildList, listName, putBuildList, readBuildList } from './build-list.ts';
import { type FilesOutput, type FilesWriter, prepareFilesWriter } from './files-writer.ts';
import {
  createDocumentHashes,
  createFileStates,
  dependsOnMoment,
  findCacheObstacle,
  hashCode,
  hashSettings,
} from './page-inputs.ts';
import {
  copyRecord,
  createRecordWriter,
  encodeRecord,
  findRecord,
  type KeptOutput,
  type KeptPage,
  type PageInputs,
  type PageRecord,
  readOutput,
} from './page-record.ts';
import { hashData, hashFields, trackSite } from './track-site.ts';

/** Pages of earlier builds that nothing changed for, and what is kept of this one. */
export interface PageCache {
  /** The project for what renders pages: what they read of the site is noted. */
  readonly project: Project;
  /** What was compiled of a page that is kept, without its code; undefined for any other page, and for one without a file. */
  readonly findFacts: (page: Page) => CompiledPage | undefined;
  /** Whether a page need not be rendered. */
  readonly isKept: (page: Page) => boolean;
  /** What the search reads of the pages that are kept. */
  readonly listIndexed: () => readonly StoredJson[];
  /** What a kept page gave, and where its files are; `now` is what its URLs are now. Undefined when that is gone. */
  readonly restore: (page: Page, now: KeptUrls) => KeptPage | undefined;
  /** Opens, once, what writes the files of kept pages. */
  readonly openWriter: (output: FilesOutput) => FilesWriter;
  /** Keeps a page that was just rendered. */
  readonly keep: (page: Page, rendered: RenderedPage, html: string) => void;
  /** Waits until the pages are kept. */
  readonly settle: () => Promise<void>;
  /** The pages that have to be rendered. */
  readonly listUnkept: () => readonly Page[];
  /** Fields of the site that were read when pages were rendered. */
  readonly readFields: () => readonly string[];
  /** Takes pages for kept that other threads have kept in this build; `reads` are the fields that each has read, with their hashes. */
  readonly takeFilled: (reads: readonly Readonly<Record<string, string>>[]) => void;
  /** The name of this build. */
  readonly run: string;
  /** The folder (absolute) of the code that renders. */
  readonly rendererCode: string;
  /** Forgets all that was kept before: each page is rendered. */
  readonly drop: () => void;
  /**
   * Copies what is kept of these pages now, those that were just rendered among them, into a folder (absolute), for the cache of
   * another machine. Pages with JavaScript of the writer's are left out unless `takesScripts`. Gives which builds it is of, and how
   * many pages there are.
   */
  readonly exportPages: (
    pages: readonly Page[],
    folder: string,
    takesScripts: boolean,
  ) => { readonly list: BuildList; readonly pages: number };
  /** How many pages of each of the `imports` were taken, and how many others of it are kept anyway; in their order. */
  readonly imported: readonly ImportCount[];
  /** Makes what was kept valid for the next build; records of pages that the site has no more go away. */
  readonly finish: () => Promise<void>;
  /** As `hashCode` gives it. */
  readonly code: string;
  /** How many pages need not be rendered. */
  readonly size: number;
  /** Whether a cache was thrown away because it was damaged. */
  readonly wasDamaged: boolean;
  /** Whether each page that was rendered would be the same another time, as far as it is known. */
  readonly isWhole: boolean;
}

type KeptUrls = Pick<KeptOutput, 'card' | 'utilities' | 'favicon'>;

/** What a page gave when it was rendered. */
interface RenderedPage extends Pick<KeptOutput, 'call' | 'islands' | 'card' | 'utilities'> {
  readonly texts: PageTexts | undefined;
  readonly indexed: IndexedPage | undefined;
  readonly compiled: CompiledPage | undefined;
  readonly scan: ScannedPage;
  readonly names: UsedNames;
}

/** Pages that another machine has kept. */
export interface CacheImport {
  /** The folder (absolute) that `exportPages` has copied them into. */
  readonly folder: string;
  readonly list: BuildList;
}

interface ImportCount {
  readonly taken: number;
  readonly kept: number;
}

interface CacheOptions {
  /** Names a build that this is a thread of: nothing earlier is looked at. */
  readonly inRun?: string;
  /** What of these is still valid is taken for kept, where the cache itself has nothing. */
  readonly imports?: readonly CacheImport[];
}

/**
 * Opens the cache of pages in `.octavo/pages` of a project that was read; the folder need not be there. Undefined without a site, where
 * nothing can be written, and where there is a `findCacheObstacle`.
 */
export async function openPageCache(
  project: Project,
  { inRun, imports = [] }: CacheOptions = {},
): Promise<PageCache | undefined> {
  const site = project.site();
  const reading = project.reading();
  const { siteRoot } = project;
  const folder = join(siteRoot, '.octavo', 'pages');
  if (!site || findCacheObstacle(project) !== undefined) return undefined;
  const code = hashCode();
  const settings = hashSettings(code, reading, site, project.changes() !== undefined);
  const documents = createDocumentHashes(reading);
  const states = createFileStates(siteRoot, inRun ? undefined : project.findStore('hashes'));
  const run = inRun ?? randomUUID();
  const text = inRun ? undefined : await readFile(join(folder, listName), 'utf8').catch(() => undefined);
  const list = text === undefined ? undefined : readBuildList(tryParseJson(text));
  let wasDamaged = text !== undefined && list === undefined;
  const lists = [...(list ? [list] : []), ...imports.map((one) => one.list)];
  const now = hashFields(site, new Set(lists.flatMap(({ fields }) => Object.keys(fields))));
  const isOfNow = ({ fields }: BuildList) =>
    Object.entries(fields).every(([field, hash]) => now[field] === hash);
  const isValid = list !== undefined && isOfNow(list);
  const nameOf = (page: Page) => `${hashName(page.path)}.page`;
  const fileOf = (page: Page) => join(folder, nameOf(page));
  const findValid = (file: string, { runs }: BuildList, page: Page) => {
    const found = findRecord(file);
    if (!found || found === 'damaged') return found;
    return runs.includes(found.head.run) && isSame(found.head.inputs, page) ? found : undefined;
  };
  const kept = new Map<string, PageRecord>();
  if (isValid)
    for (const page of site.pages) {
      const found = findValid(fileOf(page), list, page);
      if (found === 'damaged') wasDamaged = true;
      else if (found) kept.set(page.path, found);
    }
  if (wasDamaged) {
    kept.clear();
    await rm(folder, { recursive: true, force: true });
  }
  // Where nothing can be kept every page is rendered.
  if ((await mkdir(folder, { recursive: true }).catch(() => 'failed')) === 'failed') return undefined;
  const hasOld = isValid && !wasDamaged;
  const imported = imports.map((one): ImportCount => {
    const others = site.pages.filter((page) => !kept.has(page.path));
    const present = site.pages.filter(
      (page) => kept.has(page.path) && existsSync(join(one.folder, nameOf(page))),
    );
    const taken = isOfNow(one.list) ? others.filter((page) => importPage(one, page)) : [];
    return { taken: taken.length, kept: present.length };
  });
  const tracked = trackSite(site);
  const lookup = createPageLookup(tracked.site);
  /** What other threads have read. */
  const filled = new Set<string>();
  const usesDocuments = new Set<string>();
  const writer = createRecordWriter();
  const isOfDocuments = (page: Page) => page.kind !== 'doc' || usesDocuments.has(page.path);
  let openWriter = prepareFilesWriter(kept.size);
  let current: string | undefined;
  let isWhole = true;

  function isSame(
    { settings: before, page: own, documents: shown, files, lists }: PageInputs,
    page: Page,
  ): boolean {
    return (
      before === settings &&
      own === hashData(page) &&
      (shown === '' || shown === documents(page)) &&
      files.every(([file, hash]) => states.file(file) === hash) &&
      lists.every(([inner, pattern, hash]) => states.list(inner, pattern) === hash)
    );
  }

  /** Gives whether a page was taken. */
  function importPage(one: CacheImport, page: Page): boolean {
    const file = join(one.folder, nameOf(page));
    const found = findValid(file, one.list, page);
    if (!found || found === 'damaged' || !copyRecord(file, fileOf(page))) return false;
    const { indexed } = found;
    kept.set(page.path, { ...found, indexed: indexed && { ...indexed, file: fileOf(page) } });
    return true;
  }

  const listNow = (): BuildList => {
    const earlier = [...(hasOld ? [list] : []), ...imports.map((one) => one.list).filter(isOfNow)];
    const fields = new Set([
      ...earlier.flatMap((one) => Object.keys(one.fields)),
      ...filled,
      ...tracked.readFields(),
    ]);
    const runs = new Set([run, ...[...kept.values()].map(({ head }) => head.run)]);
    return { runs: [...runs], fields: hashFields(site, fields) };
  };

  return {
    project: {
      ...project,
      site: () => tracked.site,
      lookup: () => lookup,
      reading() {
        if (current !== undefined) usesDocuments.add(current);
        return reading;
      },
      openPage(page) {
        current = page.path;
        tracked.setOwnPage(page);
        return project.openPage(page);
      },
    },
    findFacts: (page) => kept.get(page.path)?.head.facts,
    isKept: (page) => kept.has(page.path),
    listIndexed: () => [...kept.values()].flatMap(({ indexed }) => indexed ?? []),
    restore(page, now) {
      const found = kept.get(page.path);
      return (
        found &&
        readOutput(found.rest, (before) =>
          (['card', 'utilities', 'favicon'] as const)
            .map((kind) => [before[kind], now[kind]] as const)
            .flatMap(([from, to]) =>
              from === undefined || to === undefined || from === to ? [] : [[from, to] as const],
            ),
        )
      );
    },
    openWriter: (output) => openWriter(output, kept.size),
    keep(page, { compiled, ...rendered }, html) {
      const reads = project.compiler.findReads(page);
      const isKnown =
        !page.source || (compiled && !compiled.isBroken && reads && reads.unknown === undefined) === true;
      const isSteady = isKnown && !(compiled && dependsOnMoment(compiled));
      isWhole &&= isSteady;
      if (page.path === '404' || !isSteady) return;
      const inputs: PageInputs = {
        settings,
        page: hashData(page),
        documents: isOfDocuments(page) ? documents(page) : '',
        files: [...(reads?.files ?? [])].map(([file, hash]) => [showSitePath(siteRoot, file), hash]),
        lists: [...(reads?.lists ?? [])].map(([key, hash]) => {
          const [inner = '', pattern = ''] = key.split('\n');
          return [showSitePath(siteRoot, inner), pattern, hash];
        }),
      };
      for (const [file, hash] of inputs.files) states.take(file, hash);
      const facts = compiled && dropCode(compiled);
      const output = { ...listOutput(rendered, html), favicon: findDrawnFavicon(site) };
      writer.write(
        fileOf(page),
        encodeRecord({ run, inputs, facts }, rendered.indexed, output, rendered.texts?.markdown ?? '', html),
      );
    },
    drop() {
      kept.clear();
      openWriter = prepareFilesWriter(0);
    },
    listUnkept: () => site.pages.filter((page) => page.path !== '404' && !kept.has(page.path)),
    readFields: tracked.readFields,
    takeFilled(reads) {
      const fields = reads.flatMap((one) => Object.entries(one));
      const own = hashFields(site, new Set(fields.map(([field]) => field)));
      if (fields.some(([field, hash]) => own[field] !== hash)) return;
      for (const [field] of fields) filled.add(field);
      for (const page of site.pages) {
        const found = kept.has(page.path) ? undefined : findRecord(fileOf(page));
        if (found && found !== 'damaged' && found.head.run === run && isSame(found.head.inputs, page))
          kept.set(page.path, found);
      }
    },
    run,
    rendererCode: join(siteRoot, '.octavo', 'renderer', 'code'),
    exportPages(pages, to, takesScripts) {
      const copied = pages.filter((page) => {
        const found = findRecord(fileOf(page));
        if (!found || found === 'damaged') return false;
        const isNow = kept.has(page.path) || found.head.run === run;
        if (!isNow || (found.head.facts?.runsCode && !takesScripts)) return false;
        return copyRecord(fileOf(page), join(to, nameOf(page)));
      });
      return { list: listNow(), pages: copied.length };
    },
    imported,
    settle: writer.settle,
    async finish() {
      await writer.settle();
      states.save();
      const names = new Set([listName, ...site.pages.map(nameOf)]);
      await putBuildList(folder, listNow(), names).catch(() => undefined);
    },
    code,
    get size() {
      return kept.size;
    },
    get wasDamaged() {
      return wasDamaged;
    },
    get isWhole() {
      return isWhole;
    },
  };
}

const assetsPath = '/_astro/';

function hashName(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 24);
}

function listOutput(
  { scan, names, ...rest }: Omit<RenderedPage, 'compiled'>,
  html: string,
): Omit<KeptOutput, 'favicon'> {
  const { texts, call, islands, card, utilities } = rest;
  return {
    ...{ updates: texts?.updates, call, islands, card, utilities },
    scanned: storeScan(scan),
    names: JSON.stringify(names, (_key, value: unknown) => (value instanceof Set ? [...value] : value)),
    hasFrame: html.includes(framePrefix),
    assets: listAssets(html),
  };
}

/** The names of the files that Astro has bundled for a page. A pattern that looks behind takes four times as long. */
function listAssets(html: string): readonly string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(assetsPath); at >= 0; at = html.indexOf(assetsPath, at + 1))
    found.add(/^[\w.@-]*/.exec(html.slice(at + assetsPath.length, at + 200))?.[0] ?? '');
  found.delete('');
  return [...found];
}

/** What is known of a compiled page but the code that makes its content. */
function dropCode(page: CompiledPage): CompiledPage {
  const imports = page.imports.map((one) => ({ ...one, snippet: dropCode(one.snippet) }));
  return { ...page, code: '', blocks: [], places: [], imports };
}
