import { drawIcon } from './draw-icon.ts';
import { element } from './element.ts';
import css from './search-dialog.css?inline';

/** The search's dialog and what of it changes. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** One for each scope, the first for everything. */
  readonly scopes: readonly HTMLButtonElement[];
  readonly clear: HTMLButtonElement;
  /** What was found, in words; read out when it changes. */
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

/** Makes the dialog: `prompt` stands in its empty field, `names` are those of the scopes besides everything. */
export function createDialog(prompt: string, names: readonly string[]): SearchDialog {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const input = element('input', {
    type: 'text',
    inputMode: 'search',
    role: 'combobox',
    placeholder: prompt,
    ariaLabel: prompt,
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  });
  input.setAttribute('aria-controls', 'search-results');
  const close = element(
    'button',
    { type: 'button', className: 'close', ariaLabel: 'Close the search with Esc' },
    element('kbd', {}, 'Esc'),
    drawIcon('close'),
  );
  const scopes = ['Everything', ...names].map((name, index) =>
    element('button', { type: 'button', ariaPressed: `${index === 0}` }, name),
  );
  const clear = element('button', { type: 'button', hidden: true }, 'Clear');
  const status = element('span', { role: 'status', dir: 'auto' });
  const results = element('div', {
    id: 'search-results',
    className: 'results',
    role: 'listbox',
    ariaLabel: 'Pages',
  });
  const dialog = element(
    'dialog',
    { className: 'search-dialog', ariaLabel: 'Search' },
    element('div', { className: 'query' }, drawIcon('search'), input, close),
    element(
      'div',
      { className: 'scopes', role: 'group', ariaLabel: 'Search in' },
      ...(names.length > 0 ? scopes : []),
      status,
      clear,
    ),
    results,
    element(
      'div',
      { className: 'hints', ariaHidden: 'true' },
      hint('Move', drawIcon('up'), drawIcon('down')),
      hint('Open', drawIcon('enter')),
      ...(names.length > 0 ? [hint('Scope', 'Tab')] : []),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, scopes, clear, status, results };
}

function hint(label: string, ...keys: readonly (Node | string)[]): HTMLElement {
  return element('span', {}, ...keys.map((key) => element('kbd', {}, key)), label);
}
