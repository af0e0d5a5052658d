import { mostPages } from '../../request/search-path.ts';
import { createSearcher } from './ask-worker.ts';
import { createDialog, type SearchDialog } from './create-dialog.ts';
import { drawHits, drawRecent } from './draw-hits.ts';
import { element } from './element.ts';
import { moveAmong } from './move-among.ts';
import type { Scope } from './narrow.ts';
import { addRecent, clearRecent, readRecent } from './recent-pages.ts';
import { readQuery } from './words.ts';

let open: (() => void) | undefined;

/** Opens the search's dialog, which is made at the first time; `button` is what opens it in the page. */
export function openSearch(button: HTMLElement): void {
  open ??= createSearch(button);
  open();
}

function createSearch(button: HTMLElement): () => void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.topbar > .tabs a:not([rel])')];
  const names = tabs.map(({ textContent }) => textContent.trim());
  const view = createDialog(button.dataset['prompt'] ?? 'Search', names);
  const { dialog, input, scopes, clear, results } = view;
  const { version } = document.documentElement.dataset;
  const searcher = createSearcher();
  let scope = 0;
  let round = 0;

  const readScope = (): Scope => ({
    ...(scope > 0 && { tab: names[scope - 1] ?? '' }),
    ...(version !== undefined && { version }),
  });

  async function find(): Promise<void> {
    const own = ++round;
    const query = input.value;
    const words = readQuery(query);
    clear.hidden = words.length > 0 || readRecent().length === 0;
    if (words.length === 0) return show(view, drawRecent(readRecent()), '');
    results.ariaBusy = 'true';
    const timer = setTimeout(() => say(view, 'Searching…'), 200);
    try {
      const { hits, total } = await searcher.search(query, readScope());
      if (own !== round) return;
      if (hits.length > 0) show(view, drawHits(hits, words), count(total, version));
      else show(view, [drawNothing(query, scope > 0)], 'No pages');
    } catch {
      if (own === round) show(view, [note('The search could not be loaded. Try again.')], '');
    } finally {
      clearTimeout(timer);
    }
  }

  function choose(index: number): void {
    scope = index;
    for (const [place, button] of scopes.entries()) button.ariaPressed = `${place === index}`;
    void find();
    input.focus();
  }

  input.addEventListener('input', () => void find());
  input.addEventListener('keydown', (event) => moveAmong(event, input, results));
  for (const [index, button] of scopes.entries()) button.addEventListener('click', () => choose(index));
  clear.addEventListener('click', () => {
    clearRecent();
    void find();
    input.focus();
  });
  results.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('a') : null;
    if (!row) return;
    const page = row.parentElement?.querySelector('a') ?? row;
    addRecent({
      url: page.pathname,
      title: page.querySelector('b')?.textContent ?? '',
      section: page.querySelector('p:not(.path)')?.textContent ?? '',
    });
    dialog.close();
  });
  return () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    searcher.prepare();
    void find();
  };
}

function show({ input, results, ...view }: SearchDialog, rows: readonly HTMLElement[], status: string): void {
  results.replaceChildren(...rows);
  results.scrollTop = 0;
  results.ariaBusy = 'false';
  const options = [...results.querySelectorAll('[role=option]')];
  for (const [index, option] of options.entries()) {
    option.id = `search-hit-${index}`;
    option.ariaSelected = `${index === 0 && input.value !== ''}`;
  }
  input.ariaExpanded = `${options.length > 0}`;
  // A list box must have options. https://www.w3.org/TR/wai-aria-1.2/#mustContain
  results.role = options.length > 0 ? 'listbox' : 'group';
  const [first] = options;
  if (first?.ariaSelected === 'true') input.setAttribute('aria-activedescendant', first.id);
  else input.removeAttribute('aria-activedescendant');
  say({ input, results, ...view }, status);
}

function say({ status }: SearchDialog, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

function count(total: number, version: string | undefined): string {
  const pages = total === 1 ? '1 page' : total < mostPages ? `${total} pages` : `${mostPages} or more pages`;
  return `${pages}${version === undefined ? '' : ` in ${version}`}`;
}

function drawNothing(query: string, isScoped: boolean): HTMLElement {
  const where = isScoped ? ' here. Look in everything, or try other words.' : '. Try other or fewer words.';
  return note('Nothing has ', element('b', {}, query.trim()), where);
}

function note(...text: readonly (Node | string)[]): HTMLElement {
  return element('p', { className: 'none' }, ...text);
}
