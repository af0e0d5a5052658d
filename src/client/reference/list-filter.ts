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
      const words = input.value.toLowerCase().split(/\s+/);
      for (const line of lines) {
        const text = line.textContent.toLowerCase();
        line.hidden = !words.every((word) => text.includes(word));
      }
      for (const section of document.querySelectorAll<HTMLElement>('.fields:has(.operation-links)'))
        section.hidden = !section.querySelector('.operation-links li:not([hidden])');
      const isEmpty = lines.every((line) => line.hidden);
      if (status) status.textContent = isEmpty ? (status.dataset['none'] ?? '') : '';
    });
  }
}

customElements.define('octavo-list-filter', ListFilter);
