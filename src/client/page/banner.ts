import { readChoice, writeChoice } from './page-state.ts';

/**
 * `<octavo-banner>`: its button closes it, and it stays closed on this site until its words change. That of the site has an
 * id for them, by which the first script of a page hides it before anything is painted.
 */
class Banner extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    const { id } = this.dataset;
    const key = id === undefined ? 'banner' : 'site-banner';
    const words = id ?? this.querySelector('.flow')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    if (readChoice(key) === words) {
      this.hidden = true;
      return;
    }
    button.hidden = false;
    button.addEventListener('click', () => {
      this.hidden = true;
      writeChoice(key, words);
    });
  }
}

customElements.define('octavo-banner', Banner);
