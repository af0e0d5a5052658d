import { readChoice } from '../stored-choice.ts';

/**
 * `<octavo-playground>`: shows the page's other view when its address says `#try`, and the server that the reader chose
 * last. All that sends a request is loaded when the view is opened or a reader turns to the samples, which follow the form.
 */
class Playground extends HTMLElement {
  connectedCallback(): void {
    const page = this.closest('article');
    if (!page) return;
    const form = this.querySelector('form');
    let [isReady, isPressed] = [false, false];
    const load = async () => {
      const { run } = await import('./run-playground.ts');
      if (isReady) return;
      isReady = true;
      run(this, page);
      // Whoever pressed Send while it was loading meant it.
      if (isPressed) form?.requestSubmit();
    };
    const follow = () => {
      const [target = ''] = location.hash.slice(1).split('=');
      const isTry = target === 'try';
      if (isTry) void load();
      if (isTry || document.getElementById(target)?.closest('.intro, .reference'))
        page.dataset['view'] = isTry ? 'try' : '';
    };
    for (const send of page.querySelectorAll<HTMLElement>('.send')) send.hidden = false;
    for (const name of ['pointerover', 'focusin'])
      page.querySelector('.rail')?.addEventListener(name, load, { once: true });
    form?.addEventListener('submit', () => {
      isPressed = true;
    });
    addEventListener('hashchange', follow);
    page.dataset['view'] = '';
    follow();
    const select = page.querySelector<HTMLSelectElement>('.base select');
    const [url, text = ''] = readChoice('server')?.split('\n') ?? [];
    for (const option of select?.options ?? []) {
      if (option.value === url) {
        option.text = text;
        option.selected = true;
      }
    }
  }
}

customElements.define('octavo-playground', Playground);
