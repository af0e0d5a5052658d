import { t } from '../../../i18n/browser.ts';
import type { SearchProvider } from '../../../site/site.ts';
import { type ProviderEntry, searchFiles, searchFolder, searchPath } from '../../search-index.ts';
import type { Scope, SearchFailure, SearchResults, SearchSource, TakeAnswer } from '../search-source.ts';
import { algoliaService } from './algolia-service.ts';
import { collectHits, type HitCollection } from './collect-hits.ts';
import { createOwnFilter, createPageFinder, type FindPage } from './own-pages.ts';
import type { ServiceQuestion } from './search-service.ts';
import { type AskService, openService, type ServiceFailure } from './send-question.ts';
import { typesenseService } from './typesense-service.ts';

/** Pages that come by themselves, and again each time that more are asked for. */
const step = 8;

/** Milliseconds in which nothing is typed before the service is asked. */
const pause = 150;

/** Batches of a search, whatever the service says: it has shown enough by then. */
const mostBatches = 25;

/** What is searched in: the pages of this site in the language of this page, and the service that finds them. */
interface OpenedProvider {
  readonly entry: Pick<ProviderEntry, 'pages' | 'language' | 'suggested'>;
  readonly find: FindPage;
  readonly ask: AskService;
}

/** A search, which may go on. */
interface Run {
  readonly ask: AskService;
  readonly question: Omit<ServiceQuestion, 'batch'>;
  readonly collection: HitCollection;
  /** The next one. */
  batch: number;
  isDone: boolean;
  /** Pages that the service has given and counts; undefined where it counts none. */
  pages: { readonly given: number; readonly all: number } | undefined;
}

/**
 * Searches by the service that `site.json` names. Nothing is sent to it before a reader has typed something; what an older
 * question finds is dropped.
 */
export function createProviderSource(
  openProvider: () => Promise<OpenedProvider> = loadProvider,
): SearchSource {
  let opened: Promise<OpenedProvider> | undefined;
  let run: Run | undefined;
  let current = new AbortController();
  /** Whether the index can keep to a language and a version: one that was not made for it cannot. */
  let hasFacets = true;

  function open(): Promise<OpenedProvider> {
    opened ??= openProvider();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }

  async function find(
    query: string,
    scope: Scope,
    most: number | undefined,
    signal: AbortSignal,
  ): Promise<SearchResults | SearchFailure | undefined> {
    const provider = await open();
    if (most === undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return undefined;
    if (most === undefined || !run) run = startRun(provider, query, scope);
    const own = run;
    while (!own.isDone && own.collection.count() < (most ?? step)) {
      const failure = await addBatch(own, signal);
      if (signal.aborted || failure) return failure;
    }
    const hits = own.collection.list();
    const { isDone, pages } = own;
    const all = isDone ? hits.length : pages?.given === hits.length ? pages.all : undefined;
    return {
      hits,
      total: all ?? hits.length,
      isCounted: all !== undefined,
      isWhole: true,
      next: isDone ? undefined : hits.length + step,
    };
  }

  /** Adds the next batch of records to a search; gives what kept it from that. */
  async function addBatch(own: Run, signal: AbortSignal): Promise<ServiceFailure | undefined> {
    const { ask, batch, collection } = own;
    const question = { ...own.question, batch };
    const isFiltered = hasFacets && Object.keys(question.filters).length > 0;
    const answer = await ask(isFiltered ? question : { ...question, filters: {} }, signal);
    const isEmpty = answer && ('failure' in answer ? answer.isRefused : answer.records.length === 0);
    // An index without these facets finds nothing by them, or refuses the question. What is found besides is of this site's own
    // list of pages, which knows the language and the version of each.
    if (isEmpty && isFiltered && batch === 0) {
      const whole = await ask({ ...question, filters: {} }, signal);
      if (whole && !('failure' in whole) && collection.add(whole.records)) {
        hasFacets = false;
        return addBatch(own, signal);
      }
    }
    if (!answer || 'failure' in answer) return answer;
    const { records, isLast, pages } = answer;
    collection.add(records);
    own.batch += 1;
    own.isDone = isLast || own.batch === mostBatches;
    own.pages = pages && { given: (own.pages?.given ?? 0) + pages.given, all: pages.all };
    return undefined;
  }

  /** Gives `take` what comes of it, unless another question has begun. */
  function answer(
    work: (signal: AbortSignal) => Promise<SearchResults | SearchFailure | undefined>,
    take: TakeAnswer,
  ): void {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    work(signal)
      .catch(() => ({ failure: t('The search could not be loaded.') }))
      .then((found) => {
        if (found && !signal.aborted) take(found);
      });
  }

  return {
    prepare: (take) =>
      answer(async () => {
        const { suggested } = (await open()).entry;
        return { hits: [], total: 0, isCounted: true, isWhole: true, next: undefined, suggested };
      }, take),
    search: (query, scope, most, take) => answer((signal) => find(query, scope, most, signal), take),
    forget: () => current.abort(),
  };
}

function startRun({ entry, find, ask }: OpenedProvider, query: string, scope: Scope): Run {
  const { language, pages } = entry;
  const { version, tab, product } = scope;
  const filters = { ...(language !== undefined && { language }), ...(version !== undefined && { version }) };
  const isWide = tab !== undefined || product !== undefined;
  return {
    ask,
    question: { query: query.trim(), filters, isWide },
    collection: collectHits(find, createOwnFilter(pages, scope)),
    ...{ batch: 0, isDone: false, pages: undefined },
  };
}

/** Loads the file of this site that says how its service is asked. Rejects where it is not there. */
async function loadProvider(): Promise<OpenedProvider> {
  const tag = document.documentElement.dataset['search'];
  const folder = `${searchPath}${tag ? searchFolder(tag) : ''}`;
  const answer = await fetch(folder + searchFiles.provider, { cache: 'no-cache' });
  const entry: ProviderEntry = await answer.json();
  const find = createPageFinder(entry, import.meta.env.OCTAVO_BASE, location.host);
  return { entry, find, ask: openAsk(entry.provider) };
}

/** What asks the service of a site; its build has left out what asks the other. */
function openAsk(provider: SearchProvider): AskService {
  const type = import.meta.env.OCTAVO_SEARCH;
  if (type === 'algolia' && provider.type === 'algolia') return openService(algoliaService, provider);
  if (type === 'typesense' && provider.type === 'typesense') return openService(typesenseService, provider);
  throw new Error(provider.type);
}
