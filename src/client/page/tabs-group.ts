import { readTitles } from './page-state.ts';

/**
 * `<octavo-tabs>`: shows one panel at a time; at first the one that the reader chose last by its title, here or
 * elsewhere. With `data-alone` it does not follow other groups. `interactions.lazy.ts` changes it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export class TabsGroup extends HTMLElement {
  connectedCallback(): void {
    for (const tab of this.tabs)
      panelOf(tab)?.addEventListener('beforematch', () => this.show(this.tabs.indexOf(tab)));
    const remembered = this.isAlone ? -1 : this.find(readTitles().find((title) => this.find(title) >= 0));
    const first = this.tabs.findIndex((tab) => tab.ariaSelected === 'true');
    this.show(Math.max(0, remembered < 0 ? first : remembered));
  }

  get tabs(): HTMLElement[] {
    return [...(this.querySelector('[role=tablist]')?.children ?? [])] as HTMLElement[];
  }

  get isAlone(): boolean {
    return this.dataset['alone'] === 'true';
  }

  /** The place of the tab with this title, or -1. */
  find(title: string | undefined): number {
    return this.tabs.findIndex((tab) => titleOf(tab) === title);
  }

  show(shown: number): void {
    for (const [index, tab] of this.tabs.entries()) {
      const isShown = index === shown;
      tab.ariaSelected = `${isShown}`;
      tab.tabIndex = isShown ? 0 : -1;
      const panel = panelOf(tab);
      panel?.classList.toggle('open', isShown);
      // A closed panel is still found by the browser's search, where the browser can open it.
      if (isShown) {
        panel?.removeAttribute('hidden');
        panel?.querySelector('.fold')?.setAttribute('open', '');
      } else panel?.setAttribute('hidden', 'until-found');
    }
    const select = this.querySelector<HTMLSelectElement>(':scope > header select');
    if (select) select.selectedIndex = shown;
    this.reveal(shown);
  }

  /** Puts a tab first for which a list that has one line and no room for all has none. */
  private reveal(index: number): void {
    for (const tab of this.tabs) tab.style.order = '';
    const tab = this.tabs[index];
    const list = tab?.parentElement;
    if (list?.matches('.one-line') && tab && tab.offsetTop > list.offsetTop + 2) tab.style.order = '-1';
  }
}

export const titleOf = (tab: HTMLElement): string => tab.textContent.trim();

/** The panel that a tab shows, or null. */
export function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

customElements.define('octavo-tabs', TabsGroup);
