import { findTarget } from './find-target.ts';
import { readTitles, rememberTitle } from './remembered-titles.ts';

/**
 * `<octavo-tabs>`: shows one panel at a time, by tabs or by a list (`<select>`). A choice is made by the tab's title
 * for all groups of the page that have it, and remembered for other pages, the latest choice first.
 * With `data-alone` it neither follows other groups nor leads them, and nothing is remembered.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
class TabsGroup extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector('[role=tablist]');
    list?.addEventListener('click', (event) =>
      this.choose(this.tabs.findIndex((tab) => tab.contains(event.target as Node))),
    );
    for (const tab of this.tabs)
      panelOf(tab)?.addEventListener('beforematch', () => this.show(this.tabs.indexOf(tab)));
    list?.addEventListener('keydown', (event) => this.move(event as KeyboardEvent));
    this.select?.addEventListener('change', (event) =>
      this.choose((event.target as HTMLSelectElement).selectedIndex),
    );
    const remembered = this.isAlone ? undefined : readTitles().find((title) => this.find(title) >= 0);
    const first = this.tabs.findIndex((tab) => tab.ariaSelected === 'true');
    this.show(remembered === undefined ? Math.max(0, first) : this.find(remembered));
    this.showTarget();
    addEventListener('hashchange', () => this.showTarget());
  }

  /** The place of the tab with this title, or -1. */
  find(title: string): number {
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
    if (this.select) this.select.selectedIndex = shown;
    this.scrollToTab(shown);
  }

  /** Brings a tab into sight in a list that scrolls; the page stays. */
  private scrollToTab(index: number): void {
    const tab = this.tabs[index];
    const list = tab?.parentElement;
    if (!list) return;
    const { left, right } = list.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    // As wide as the edge into which the tabs fade.
    const fade = 32;
    list.scrollLeft += Math.min(0, box.left - left - fade) || Math.max(0, box.right - right + fade);
  }

  private get tabs(): HTMLElement[] {
    return [...(this.querySelector('[role=tablist]')?.children ?? [])] as HTMLElement[];
  }

  private get select(): HTMLSelectElement | null {
    return this.querySelector(':scope > header select');
  }

  private get isAlone(): boolean {
    return this.dataset['alone'] === 'true';
  }

  private choose(index: number): void {
    const tab = this.tabs[index];
    if (!tab) return;
    const title = titleOf(tab);
    if (this.isAlone) {
      this.show(index);
      return;
    }
    const top = this.getBoundingClientRect().top;
    for (const group of document.querySelectorAll<TabsGroup>('octavo-tabs')) {
      const place = group === this ? index : group.isAlone ? -1 : group.find(title);
      if (place >= 0) group.show(place);
    }
    // Groups above may have grown or shrunk: what the reader has chosen stays where it is.
    scrollBy({ top: this.getBoundingClientRect().top - top, behavior: 'instant' });
    rememberTitle(title);
  }

  private move(event: KeyboardEvent): void {
    const last = this.tabs.length - 1;
    const at = this.tabs.indexOf(event.target as HTMLElement);
    const step = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: last }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const index = to < 0 ? last : to > last ? 0 : to;
    this.choose(index);
    this.tabs[index]?.focus();
  }

  private showTarget(): void {
    const target = findTarget();
    const index = this.tabs.findIndex((tab) => target && panelOf(tab)?.contains(target));
    if (index < 0) return;
    this.show(index);
    target?.scrollIntoView();
  }
}

const titleOf = (tab: HTMLElement): string => tab.textContent.trim();

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

customElements.define('octavo-tabs', TabsGroup);
