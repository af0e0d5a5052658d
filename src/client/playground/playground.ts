import { findTarget, readChoice, writeChoice } from '../page/page-state.ts';

/**
 * `<octavo-playground>`: shows the page's other view when its address says `#try`, and the server that the reader chose
 * last. All that sends a request is loaded when the view is opened or a reader turns to the samples, which follow the form.
 */
class Playground extends HTMLElement {
  connectedCallback(): void {
    const page = this.closest<HTMLElement>('article') ?? this;
    const load = () => void import('./run-playground.ts').then((script) => script.runPlayground(this, page));
    const follow = () => {
      const isTry = /^#try\b/.test(location.hash);
      if (isTry) load();
      if (isTry || findTarget()?.closest('.intro, .reference')) page.dataset['view'] = isTry ? 'try' : '';
    };
    for (const name of ['pointerover', 'focusin'])
      page.querySelector('.rail')?.addEventListener(name, load, { once: true });
    // A submit that arrives while the code loads is remembered and replayed.
    this.addEventListener('submit', () => (this.dataset['pressed'] = ''));
    addEventListener('hashchange', follow);
    page.dataset['view'] = '';
    follow();
    const select = page.querySelector<HTMLSelectElement>('.base select');
    const [url, text = ''] = readChoice('server')?.split('\n') ?? [];
    const short = page.querySelector('.base .short');
    // `openServers` does the same with the values of the server's variables, once that is loaded.
    const show = () => {
      const name = select?.selectedOptions[0]?.text;
      if (short && name) short.textContent = name.replace(location.origin, '').replace(/^https?:\/\//, '');
    };
    for (const option of select?.options ?? [])
      if (option.value === url) [option.text, option.selected] = [text, true];
    show();
    select?.addEventListener('change', () => {
      show();
      writeChoice('server', `${select.value}\n${select.selectedOptions[0]?.text}`);
    });
    // The form and its answer as wide as they were when `openDivider` was used last.
    document.documentElement.style.setProperty('--rail', readChoice('rail') ?? '');
  }
}

customElements.define('octavo-playground', Playground);
