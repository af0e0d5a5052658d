import { showMatching } from '../page/show-matching.ts';

/**
 * `<octavo-list-filter>`: hides the lines of the page's lists that lack one of the words typed into it, and sections of
 * which no line is left.
 */
class ListFilter extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const status = this.querySelector('p');
    const lines = [...document.querySelectorAll<HTMLElement>('.operation-links li')];
    this.hidden = false;
    input?.addEventListener('input', () => {
      const count = showMatching(lines, input.value);
      for (const section of document.querySelectorAll<HTMLElement>('.fields:has(.operation-links)'))
        section.hidden = !section.querySelector('.operation-links li:not([hidden])');
      if (status) status.textContent = count === 0 ? (status.dataset['none'] ?? '') : '';
    });
  }
}

customElements.define('octavo-list-filter', ListFilter);
