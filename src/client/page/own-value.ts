import { t } from '../../i18n/browser.ts';
import { keepForTab, readFromTab } from '../playground/tab-storage.ts';
import { readChoice } from './page-state.ts';

/**
 * `<octavo-value>`: a value in code that readers have of their own. They type it where it stands; it is kept until the tab is closed,
 * for all code that names it and for the playground. A base URL is the one that was chosen where requests are sent.
 */
class OwnValue extends HTMLElement {
  connectedCallback(): void {
    const { name = '', base } = this.dataset;
    if (base === undefined) this.open(name);
    else {
      const [, chosen = base] = readChoice('server')?.split('\n') ?? [];
      // With a variable that has no value it is none: then it stands as it is.
      this.textContent = (URL.parse(chosen, location.href)?.href ?? chosen).replace(/\/+$/, '');
    }
  }

  private open(name: string): void {
    const usual = this.textContent;
    const key = `value:variable ${name}`;
    this.textContent = readFromTab(key) ?? usual;
    this.role = 'textbox';
    this.spellcheck = false;
    this.title = t('Your {name}, kept until you close this tab', { name });
    this.ariaLabel = this.title;
    try {
      this.contentEditable = 'plaintext-only';
    } catch {
      this.contentEditable = 'true';
    }
    this.addEventListener('input', () => {
      const typed = this.textContent.replace(/\s+/g, ' ').trim();
      keepForTab(key, typed === usual ? '' : typed);
      for (const other of document.querySelectorAll<OwnValue>('octavo-value'))
        if (other !== this && other.dataset['name'] === name) other.textContent = typed || usual;
    });
    this.addEventListener('blur', () => {
      this.textContent = readFromTab(key) ?? usual;
    });
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.blur();
    });
  }
}

customElements.define('octavo-value', OwnValue);
