import { readChoice } from '../../client/page/page-state.ts';
import { t } from '../../i18n/browser.ts';
import { plural } from '../../i18n/browser-plural.ts';
import { splitMessage } from '../../i18n/translate.ts';
import { readQuery } from '../words.ts';
import { drawFailure, drawHits, drawPreview, drawStart, findPreview } from './draw-hits.ts';
import { createProviderSource } from './provider/provider-source.ts';
import {
  addQuery,
  addRecent,
  clearRecent,
  type RecentPage,
  readQueries,
  readRecent,
} from './recent-pages.ts';
import {
  addResults,
  chooseHit,
  finish,
  moveInListbox,
  openDialog,
  say,
  showResults,
} from './search-dialog.ts';
import { element } from './search-elements.ts';
import type { Scope, SearchResults } from './search-source.ts';
import { createWorkerSource } from './worker-source.ts';

let search: (() => void) | undefined;

/** Searches for what stands in the field of the page's dialog, which is open, and from then on for what is typed there. */
export function openSearch(dialog: HTMLDialogElement): void {
  // At first a reader may have typed already; later they begin anew.
  if (search) dialog.querySelector('input')?.select();
  search ??= createSearch(dialog);
  search();
}

/** Pages that are offered before anything is typed. */
const mostSuggested = 5;
const mostUpdated = 6;

function createSearch(dialog: HTMLDialogElement): () => void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.topbar > .tabs a:not([rel])')];
  const { version, product } = document.documentElement.dataset;
  const ofTabs = tabs.map(({ textContent }) => textContent.trim());
  const names = product === undefined ? ofTabs : [product, ...ofTabs];
  const view = openDialog(dialog, names);
  const { input, scopes, clear, results, preview } = view;
  const source = import.meta.env.OCTAVO_SEARCH ? createProviderSource() : createWorkerSource();
  let scope = 0;
  let suggested: readonly RecentPage[] = [];
  /** Pages that changed since the reader’s last visit. */
  let updated: readonly RecentPage[] = [];
  /** Asks for more pages, where there are more and none are awaited. */
  let askForMore: (() => void) | undefined;
  /** Makes a search anew that failed. */
  let retry: (() => void) | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const readScope = (): Scope => ({
    ...(scope > names.length - ofTabs.length && { tab: names[scope - 1] ?? '' }),
    ...(scope > 0 && product !== undefined && { product }),
    ...(version !== undefined && { version }),
  });

  function find(): void {
    clearTimeout(slow);
    askForMore = undefined;
    const query = input.value;
    const words = readQuery(query);
    const recent = readRecent();
    const queries = readQueries();
    clear.hidden = words.length > 0 || recent.length + queries.length === 0;
    if (words.length === 0) {
      source.forget();
      showResults(view, drawStart(queries, recent, updated, suggested), '');
      return;
    }
    slow = setTimeout(() => say(view, t('Searching…')), 200);
    ask(query, words, 0, undefined);
  }

  /** Shows pages below the `drawn` ones, which are the first of `most`: as many as come by themselves where that is undefined. */
  function ask(query: string, words: readonly string[], drawn: number, most: number | undefined): void {
    results.ariaBusy = 'true';
    source.search(query, readScope(), most, (answer) => {
      clearTimeout(slow);
      if ('failure' in answer)
        return showFailure(answer.failure, drawn > 0 ? () => ask(query, words, drawn, most) : undefined);
      const { hits, isWhole, next } = answer;
      const rows = drawHits(hits.slice(drawn), words);
      if (drawn > 0) addResults(view, rows);
      else if (rows.length > 0) showResults(view, rows);
      drawn = hits.length;
      if (isWhole && drawn > 0) finish(view, count(answer, version));
      else if (isWhole) showResults(view, [drawNothing(query, scope > 0)], t('No pages found'));
      if (!isWhole || next === undefined || drawn === 0) return;
      askForMore = () => ask(query, words, drawn, next);
      loadMore();
    });
  }

  /** Says why a search failed; below the pages that are shown where more of them were asked for, which `askAgain` does. */
  function showFailure(failure: string, askAgain: (() => void) | undefined): void {
    const said = drawFailure(failure);
    if (askAgain) addResults(view, [said]);
    else showResults(view, [said]);
    finish(view, failure);
    retry = () => {
      if (!askAgain) return find();
      chooseHit(input, results, [...results.querySelectorAll('.hit')].at(-2));
      said.remove();
      askAgain();
    };
  }

  /** Asks for more pages before the end of those that are shown is reached. */
  function loadMore(): void {
    if (results.scrollHeight - results.scrollTop > results.clientHeight + 300) return;
    const next = askForMore;
    askForMore = undefined;
    next?.();
  }

  /** Asks what changed since the last visit, in the versions that the reader has. */
  async function loadUpdated(): Promise<void> {
    const { listNewPages } = await import('../../client/visit/since-visit.lazy.ts');
    updated = (await listNewPages())
      .filter(({ versions }) => !versions || version === undefined || versions.includes(version))
      .slice(0, mostUpdated)
      .map(({ url, title, section = '' }) => ({ url, title, section }));
    if (updated.length > 0 && input.value === '') find();
  }

  function showPreview(row: Element | null | undefined): void {
    const shown = findPreview(row);
    preview.replaceChildren(...(shown ? drawPreview(shown) : []));
    preview.scrollTop = 0;
  }

  function choose(index: number): void {
    scope = index;
    for (const [place, button] of scopes.entries()) {
      button.ariaPressed = `${place === index}`;
      button.tabIndex = place === index ? 0 : -1;
    }
    find();
  }

  /** The arrow keys choose among the scopes; letters go on in the field. */
  function moveAmongScopes({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
    const isRtl = getComputedStyle(dialog).direction === 'rtl';
    const step =
      key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
        ? 1
        : key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
          ? -1
          : 0;
    const at = scopes.indexOf(target as HTMLButtonElement);
    if (step !== 0 && at >= 0) {
      const next = (at + step + scopes.length) % scopes.length;
      choose(next);
      scopes[next]?.focus();
    } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) input.focus();
  }

  input.addEventListener('input', find);
  input.addEventListener('keydown', (event) => moveInListbox(event, input, results));
  for (const [index, button] of scopes.entries()) {
    button.addEventListener('keydown', moveAmongScopes);
    button.addEventListener('click', () => {
      choose(index);
      input.focus();
    });
  }
  results.addEventListener('scroll', loadMore);
  results.addEventListener('pointerover', ({ target }) => {
    const row = target instanceof Element ? target.closest('.hit') : null;
    if (findPreview(row)) showPreview(row);
  });
  new MutationObserver(() => {
    const id = input.getAttribute('aria-activedescendant');
    showPreview(id === null ? undefined : document.getElementById(id));
  }).observe(input, { attributeFilter: ['aria-activedescendant'] });
  clear.addEventListener('click', () => {
    clearRecent();
    find();
    input.focus();
  });
  results.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const searched = button?.dataset['query'];
    if (button) {
      input.focus();
      if (searched === undefined) return retry?.();
      input.value = searched;
      find();
    }
    const row = target instanceof Element ? target.closest('a') : null;
    if (!row) return;
    if (input.value.trim()) addQuery(input.value.trim());
    const page = row.parentElement?.querySelector('a') ?? row;
    addRecent({
      url: page.pathname,
      title: page.querySelector('b')?.textContent ?? '',
      section: page.querySelector('p:not(.path)')?.textContent ?? '',
    });
    dialog.close();
  });
  return () => {
    find();
    // Readers who are here for the first time have nothing new.
    if (import.meta.env.OCTAVO_VISITS && hasEarlierVisit()) void loadUpdated();
    // What draws results is ready for the first ones then.
    if (input.value === '')
      source.prepare((answer) => {
        if ('failure' in answer) return;
        drawHits(answer.hits, []);
        suggested = (answer.suggested ?? [])
          .filter(({ versions }) => !versions || version === undefined || versions.includes(version))
          .slice(0, mostSuggested);
        if (input.value === '') find();
      });
  };
}

/** Whether `visit-state.ts` knows of a visit before this one. */
const hasEarlierVisit = () => readChoice(`visit${import.meta.env.OCTAVO_BASE}`)?.includes('since');

function count({ total, isCounted }: SearchResults, version: string | undefined): string {
  if (!isCounted)
    return version === undefined
      ? t('{count} or more pages', { count: total })
      : t('{count} or more pages in {version}', { count: total, version });
  return version === undefined
    ? plural(total, '{count} page', '{count} pages')
    : plural(total, '{count} page in {version}', '{count} pages in {version}', { version });
}

function drawNothing(query: string, isScoped: boolean): HTMLElement {
  const text = isScoped
    ? t('No results for “{query}” here. Search everything, or try different words.')
    : t('No results for “{query}”. Try different or fewer words.');
  return note(
    ...splitMessage(text).map((part) => (part === '{query}' ? element('b', {}, query.trim()) : part)),
  );
}

function note(...text: readonly (Node | string)[]): HTMLElement {
  return element('p', { className: 'none' }, ...text);
}
