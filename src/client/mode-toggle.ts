import { writeChoice } from './stored-choice.ts';

/** `<octavo-mode-toggle>`: its button changes between light and dark and remembers the reader's choice. */
class ModeToggle extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      const root = document.documentElement;
      const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
      root.dataset['theme'] = mode;
      writeChoice('mode', mode);
    });
  }
}

customElements.define('octavo-mode-toggle', ModeToggle);
