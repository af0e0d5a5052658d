import { showMatching } from '../page/show-matching.ts';

/**
 * `<octavo-list-filter>`: hides the lines of the page's lists that lack one of the words typed into it, and sections of
 * which no line is left.
 */
class ListFilter extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const status = this.querySelector('p');
    if (!input) return;
    const lines = [...document.querySelectorAll<HTMLElement>('.operation-links li')];
    const filter = () => {
      const count = showMatching(lines, input.value);
      for (const section of document.querySelectorAll<HTMLElement>('.fields:has(.operation-links)'))
        section.hidden = !section.querySelector('.operation-links li:not([hidden])');
      if (status) status.textContent = count === 0 ? (status.dataset['none'] ?? '') : '';
    };
    input.addEventListener('input', filter);
    // What was typed before this was loaded, or was there when the reader left the page.
    if (input.value !== '') filter();
  }
}

customElements.define('octavo-list-filter', ListFilter);
