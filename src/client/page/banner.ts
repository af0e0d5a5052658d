import { readChoice, writeChoice } from './page-state.ts';

/** `<octavo-banner>`: its button closes it, and it stays closed on this site until its words change. */
class Banner extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    const words = this.querySelector('.flow')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    if (readChoice('banner') === words) {
      this.hidden = true;
      return;
    }
    button.hidden = false;
    button.addEventListener('click', () => {
      this.hidden = true;
      writeChoice('banner', words);
    });
  }
}

customElements.define('octavo-banner', Banner);
