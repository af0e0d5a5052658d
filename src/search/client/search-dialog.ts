import { t } from '../../i18n/browser.ts';
import css from './search-dialog.css?inline';
import { drawIcon, element } from './search-elements.ts';

/** What changes of the search's dialog. */
interface SearchDialog {
  readonly input: HTMLInputElement;
  /** One for each scope, the first for everything. */
  readonly scopes: readonly HTMLButtonElement[];
  readonly clear: HTMLButtonElement;
  /** What was found, in words; read out when it changes. */
  readonly status: HTMLElement;
  readonly results: HTMLElement;
  /** Beside them on wide screens: more of the page that is chosen. */
  readonly preview: HTMLElement;
}

/**
 * Completes the dialog of the page, in whose field readers type already: `names` are those of the scopes besides everything. The
 * field stays where it is, since what is typed would be lost while it moves.
 */
export function openDialog(dialog: HTMLDialogElement, names: readonly string[]): SearchDialog {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const input = dialog.querySelector('input') ?? element('input', {});
  Object.assign(input, {
    inputMode: 'search',
    role: 'combobox',
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  });
  input.setAttribute('aria-controls', 'search-results');
  const results = element('div', {
    id: 'search-results',
    className: 'results',
    role: 'listbox',
    ariaLabel: t('Pages'),
  });
  const close = element(
    'button',
    // By the keyboard Esc does it: Tab leads to the scopes.
    { type: 'button', className: 'close', tabIndex: -1, ariaLabel: t('Close search (Esc)') },
    element('kbd', {}, 'Esc'),
    drawIcon('close'),
  );
  const scopes = [t('Everything'), ...names].map((name, index) =>
    element(
      'button',
      { type: 'button', ariaPressed: `${index === 0}`, tabIndex: index === 0 ? 0 : -1 },
      name,
    ),
  );
  const clear = element('button', { type: 'button', hidden: true }, t('Clear'));
  const status = element('span', { role: 'status', dir: 'auto' });
  const preview = element('div', { className: 'preview', ariaHidden: 'true' });
  input.after(close);
  dialog.append(
    element(
      'div',
      { className: 'scopes' },
      element(
        'div',
        { className: 'choices', role: 'group', ariaLabel: t('Search in') },
        ...(names.length > 0 ? scopes : []),
      ),
      status,
      clear,
    ),
    element('div', { className: 'found' }, results, preview),
    element(
      'div',
      { className: 'hints', ariaHidden: 'true' },
      hint(t('Navigate'), drawIcon('up'), drawIcon('down')),
      hint(t('Open'), drawIcon('enter')),
      ...(names.length > 0 ? [hint(t('Filter'), 'Tab')] : []),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return { input, scopes, clear, status, results, preview };
}

function hint(label: string, ...keys: readonly (Node | string)[]): HTMLElement {
  return element('span', {}, ...keys.map((key) => element('kbd', {}, key)), label);
}

/** Puts rows in place of those that are shown, the first one chosen where a query stands in the field. Without a status more rows follow. */
export function showResults(view: SearchDialog, rows: readonly HTMLElement[], status?: string): void {
  const { input, results } = view;
  results.replaceChildren(...rows);
  results.scrollTop = 0;
  const options = number(results);
  input.ariaExpanded = `${options.length > 0}`;
  // A list box must have options. https://www.w3.org/TR/wai-aria-1.2/#mustContain
  results.role = options.length > 0 ? 'listbox' : 'group';
  chooseHit(input, results, input.value === '' ? undefined : options[0]);
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

/**
 * Moves the choice among the options of a list while the focus stays in its field, and opens the chosen one.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function moveInListbox(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  // Enter that ends what an input method composes opens nothing.
  if (event.key === 'Enter' && !event.isComposing) {
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    options[at]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || options.length === 0) return;
  event.preventDefault();
  const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
  chooseHit(input, list, options[next]);
  options[next]?.scrollIntoView({ block: 'nearest' });
}

/** Makes an option of a list the chosen one in place of any other; none where it is undefined. */
export function chooseHit(input: HTMLInputElement, list: HTMLElement, chosen: Element | undefined): void {
  for (const option of list.querySelectorAll('[role=option]')) option.ariaSelected = `${option === chosen}`;
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
  else input.removeAttribute('aria-activedescendant');
}
