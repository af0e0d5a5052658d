import { findTarget, readTitles, rememberTitle } from './page-state.ts';

/**
 * `<octavo-view-choice>`: shows the views of the page that have the chosen title and hides the others. The choice is
 * remembered together with those of tabs, so that a reader chooses a language once.
 */
class ViewChoice extends HTMLElement {
  connectedCallback(): void {
    const inputs = [...this.querySelectorAll('input')];
    const names = inputs.map((input) => input.value);
    const remembered = readTitles().find((title) => names.includes(title));
    const first = inputs.find((input) => input.value === remembered) ?? inputs[0];
    if (first) this.show(first, names);
    this.addEventListener('change', (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      this.show(event.target, names);
      rememberTitle(event.target.value);
    });
    for (const view of listViews(names))
      view.addEventListener('beforematch', () => {
        const input = inputs.find(({ value }) => value === view.dataset['view']);
        if (input) this.show(input, names);
      });
    this.showTarget(inputs, names);
    addEventListener('hashchange', () => this.showTarget(inputs, names));
  }

  private show(input: HTMLInputElement, names: readonly string[]): void {
    input.checked = true;
    for (const view of listViews(names)) {
      const isShown = view.dataset['view'] === input.value;
      view.classList.toggle('open', isShown);
      // A closed view is still found by the browser's search, where the browser can open it.
      if (isShown) view.removeAttribute('hidden');
      else view.setAttribute('hidden', 'until-found');
    }
  }

  private showTarget(inputs: readonly HTMLInputElement[], names: readonly string[]): void {
    const target = findTarget();
    const view = target?.closest<HTMLElement>('[data-view]');
    const input = inputs.find(({ value }) => value === view?.dataset['view']);
    if (!input) return;
    this.show(input, names);
    target?.scrollIntoView();
  }
}

function listViews(names: readonly string[]): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-view]')].filter((view) =>
    names.includes(view.dataset['view'] ?? ''),
  );
}

customElements.define('octavo-view-choice', ViewChoice);
