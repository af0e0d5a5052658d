import type { SearchDialog } from './create-dialog.ts';

/** Puts rows in place of those that are shown, the first one chosen where a query stands in the field. Without a status more rows follow. */
export function showResults(view: SearchDialog, rows: readonly HTMLElement[], status?: string): void {
  const { input, results } = view;
  results.replaceChildren(...rows);
  results.scrollTop = 0;
  const options = number(results);
  input.ariaExpanded = `${options.length > 0}`;
  // A list box must have options. https://www.w3.org/TR/wai-aria-1.2/#mustContain
  results.role = options.length > 0 ? 'listbox' : 'group';
  const [first] = options;
  if (first && input.value !== '') {
    first.ariaSelected = 'true';
    input.setAttribute('aria-activedescendant', first.id);
  } else input.removeAttribute('aria-activedescendant');
  if (status !== undefined) finish(view, status);
}

/** Puts rows below those that are shown; what is chosen stays. */
export function addResults({ results }: SearchDialog, rows: readonly HTMLElement[]): void {
  results.append(...rows);
  number(results);
}

/** All is shown: says so in words. */
export function finish(view: SearchDialog, status: string): void {
  view.results.ariaBusy = 'false';
  say(view, status);
}

/** Says in words how the search stands; read out when it changes. */
export function say({ status }: SearchDialog, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

function number(results: HTMLElement): readonly Element[] {
  const options = [...results.querySelectorAll('[role=option]')];
  for (const [index, option] of options.entries()) {
    option.id = `search-hit-${index}`;
    option.ariaSelected ??= 'false';
  }
  return options;
}
